// Plays Lexicon-Go with a phone: reads hand and boats from the mirror, lays words by drag, by tap and by key.
import type { Boat, Move } from './lexicon-go-brain.ts';
import { look } from './mirror.ts';
import type { Phone } from './phone.ts';

export interface Tile {
  readonly key: string;
  /** A letter, `?` a LEXICON tile, lower case one that is announced. */
  readonly tile: string;
}
export interface OwnedBoat extends Boat {
  /** As the phone calls him; `dir`: one's own. */
  readonly owner: string;
}
/** How far a lifted tile hangs above the finger (CSS px). */
const LIFT = 44;

const tileOf = (name: string): string => {
  if (name.startsWith('LEXICON-Stein')) return '?';
  return name.endsWith('LEXICON-Stein') ? name[0]!.toLowerCase() : name;
};
export async function handOf(phone: Phone): Promise<readonly Tile[]> {
  const seen = await look(phone);
  return seen.filter(({ group }) => group === 'Deine Hand').map(({ key, name }) => ({ key, tile: tileOf(name) }));
}
/** The letters of a hand, in the order of the alphabet: what a reload must bring back. */
export const letters = (hand: readonly Tile[]): string =>
  hand
    .map(({ tile }) => tile)
    .toSorted()
    .join('');

export async function boatsOf(phone: Phone): Promise<readonly OwnedBoat[]> {
  const seen = await look(phone);
  return seen.flatMap(({ key, name }) => {
    const said = /^(\S+), gehört (.+)$/.exec(name);
    return key.startsWith('boat ') && said ? [{ key, word: said[1]!, owner: said[2]! }] : [];
  });
}
export const rivalsBoats = async (phone: Phone): Promise<readonly OwnedBoat[]> =>
  (await boatsOf(phone)).filter(({ owner }) => owner !== 'dir');

/** Which tiles of the hand lay these letters, in their order: its own letters first, LEXICON tiles where they must. */
function tilesFor(hand: readonly Tile[], laid: string): readonly Tile[] {
  const left = [...hand];
  return [...laid].map((letter) => {
    const at = left.findIndex(({ tile }) => tile === letter);
    const own = at >= 0 ? at : left.findIndex(({ tile }) => tile === '?');
    const [tile] = left.splice(own, 1);
    if (own < 0 || !tile) throw new Error(`no tile for ${letter} of ${laid} in ${letters(hand)}`);
    return tile;
  });
}
/** Says what a LEXICON tile stands for, where it is one. */
const announce = async (phone: Phone, { tile }: Tile, letter: string): Promise<void> => {
  if (tile === '?') await phone.tap(phone.spot(`ask ${letter.toUpperCase()}`));
};

/** Lays a new word: one tap a tile. */
export async function composeByTap(phone: Phone, word: string): Promise<void> {
  const tiles = tilesFor(await handOf(phone), word);
  for (const [i, tile] of tiles.entries()) {
    await phone.tap(phone.spot(tile.key));
    await announce(phone, tile, word[i]!);
  }
}
/** Lays a new word: every tile is dragged to the end of the line. */
export async function composeByDrag(phone: Phone, word: string): Promise<void> {
  const tiles = tilesFor(await handOf(phone), word);
  for (const [i, tile] of tiles.entries()) {
    await phone.drag(phone.spot(tile.key), phone.spot('line end'), LIFT);
    await announce(phone, tile, word[i]!);
  }
}
/** Types a new word. */
export const composeByKey = (phone: Phone, word: string): Promise<void> => phone.press(...word.toLowerCase());

/** Opens the tray on a boat and lays the tiles of an attack: a tap on the tile, a tap on its place. */
export async function composeAttack(phone: Phone, { word, on, laid }: Move): Promise<void> {
  if (!on) throw new Error(`${word} attacks nothing`);
  const tiles = [...tilesFor(await handOf(phone), laid)];
  await phone.tap(phone.spot(on.key));
  const adds = word.length > on.word.length;
  let stayed = 0;
  for (const [i, letter] of [...word].entries()) {
    if (letter === on.word[adds ? stayed : i]) {
      stayed++;
      continue;
    }
    const tile = tiles.shift()!;
    await phone.tap(phone.spot(tile.key));
    await phone.tap(phone.spot(`${adds ? 'gap' : 'letter'} ${i}`));
    await announce(phone, tile, letter);
  }
}
/** What the large button says now. */
export const playLabel = async (phone: Phone): Promise<string> => (await phone.spot('play').getAttribute('aria-label')) ?? '';

/** Plays what is composed and waits for the answer: '' it lies, else the refusal's sentence. */
export async function play(phone: Phone): Promise<string> {
  const before = (await handOf(phone)).length;
  await phone.tap(phone.spot('play'));
  return answered(phone, before);
}
/** The answer to what was just played with a hand of so many standing tiles. */
export async function answered(phone: Phone, standing: number): Promise<string> {
  const until = Date.now() + 45_000;
  for (;;) {
    const seen = await look(phone);
    const slip = seen.find(({ key }) => key === 'slip');
    if (slip) return slip.name;
    const pending = seen.some(({ name, key }) => key === 'play' && name !== 'Legen');
    if (!pending) return '';
    if (Date.now() > until)
      throw new Error(
        `${phone.name}: no answer with ${standing} standing tiles; on the table: ${seen.map(({ name }) => name).join(' | ')}`,
      );
    await phone.page.waitForTimeout(50);
  }
}
export async function lay(phone: Phone, move: Move): Promise<string> {
  await (move.on ? composeAttack(phone, move) : composeByTap(phone, move.word));
  return play(phone);
}
/** Gives a tile back and takes another; waits until it is there. */
export async function swap(phone: Phone, tile: Tile): Promise<void> {
  await phone.tap(phone.spot('swap'));
  await phone.tap(phone.spot(tile.key));
  await phone.page.locator(`[data-key="swap"][aria-disabled="true"]`).waitFor();
}
/** Waits for the hands to open. */
export const opened = (phone: Phone): Promise<void> => phone.page.getByRole('option').first().waitFor();
