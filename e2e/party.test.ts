// Four phones and one evening: a round of Lexicon-Go to the LEXICON call, then a round of Wörtersee to the reveal. Fingers and keys
// alone; one phone is loaded again in the middle of each game, one loses its network for ten seconds.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { lexicon } from '../server/lexica.ts';
import { backToLobby, joinAt, joinByCode, openTable, pick, ready, start, toResults } from './gathering.ts';
import { closeRules, openRules, stepTo } from './house-rules.ts';
import { dealt, lakeOf, wordsIn, type Find } from './lake-brain.ts';
import { layByKey, layBySlide, layByTap, layFromQuay, lies, ownBoats, traceBySlide, traceByTap } from './lake-player.ts';
import { attacks, emptying, formable, type Move } from './lexicon-go-brain.ts';
import {
  answered,
  boatsOf,
  composeAttack,
  composeByDrag,
  composeByKey,
  composeByTap,
  handOf,
  lay,
  letters,
  opened,
  play,
  rivalsBoats,
  swap,
} from './lexicon-go-player.ts';
import { look } from './mirror.ts';
import { closeBrowser, Phone } from './phone.ts';
import { readQr } from './qr-code.ts';
import { refusals } from './server.ts';

const url = inject('url');
const words = lexicon('de');
let mia: Phone, ben: Phone, cleo: Phone, dan: Phone;
let all: readonly Phone[] = [];
beforeAll(async () => {
  [mia, ben, cleo, dan] = await Promise.all([
    Phone.open('Mia'),
    Phone.open('Ben', { width: 360, height: 640 }),
    Phone.open('Cleo'),
    Phone.open('Dan', { dark: true }),
  ]);
  all = [mia, ben, cleo, dan];
});
afterAll(async () => {
  expect(all.flatMap(({ errors }) => errors)).toEqual([]);
  await closeBrowser();
});
const others = (...not: readonly Phone[]): readonly Phone[] => all.filter((phone) => !not.includes(phone));
const OFFLINE_MS = 10_000;
/** Without network for ten seconds, while `meanwhile` goes on; the banner comes and goes. */
async function dropped(phone: Phone, meanwhile: () => Promise<void>): Promise<void> {
  const banner = phone.page.locator('.banner');
  await phone.offline(true);
  const since = Date.now();
  await Promise.all([meanwhile(), banner.waitFor()]);
  await phone.page.waitForTimeout(Math.max(0, OFFLINE_MS - (Date.now() - since)));
  await phone.offline(false);
  await banner.waitFor({ state: 'detached' });
}
/** The page is loaded again; the table is there when it has a spot to touch. */
async function reload(phone: Phone): Promise<void> {
  await phone.page.reload();
  await phone.spot('menu').waitFor();
}

describe('Lexicon-Go', () => {
  it('four come together, one by the QR code; the host shortens the game', async () => {
    const code = await openTable(mia, url, 'Mia');
    await joinByCode(ben, url, code, 'Ben');
    await joinByCode(dan, url, code, 'Dan');
    await joinAt(cleo, await readQr(mia.page.locator('svg.qr').first()), 'Cleo');
    await openRules(mia);
    await stepTo(mia, 'rounds', '1');
    await closeRules(mia);
    await Promise.all(others(mia).map(ready));
    await start(mia, others(mia));
  });
  it('LEX-GO! turns all hands over at once', async () => {
    await ben.tap(ben.spot('start'));
    await Promise.all(all.map(opened));
    for (const phone of all) expect(await handOf(phone), phone.name).toHaveLength(10);
  });

  let caller: Phone, racers: readonly [Phone, Phone, Phone];
  it('words are laid by drag, by tap and by key', async () => {
    caller = await closest();
    racers = others(caller) as [Phone, Phone, Phone];
    const [byDrag, byTap, byKey] = racers;
    const word = await shortWord(byDrag);
    await composeByDrag(byDrag, word);
    expect(await play(byDrag)).toBe('');
    await composeByTap(byTap, await shortWord(byTap));
    expect(await play(byTap)).toBe('');
    const standing = (await handOf(byKey)).length;
    await composeByKey(byKey, await shortWord(byKey));
    await byKey.press('Enter');
    expect(await answered(byKey, standing)).toBe('');
    for (const phone of all) await expect.poll(async () => (await boatsOf(phone)).length, { message: phone.name }).toBe(3);
  });
  it('a tile is swapped; then the lock is shut for that seat', async () => {
    const [first] = racers;
    const before = letters(await handOf(first));
    const [tile] = await handOf(first);
    await swap(first, tile!);
    expect(await handOf(first)).toHaveLength(before.length);
    expect((await look(first)).find(({ key }) => key === 'swap')?.name).toMatch(/^Tausch: geht wieder/);
  });
  it('two claim the same word: one is faster, the other reads so and has the tiles back', async () => {
    const slip = await claimLate();
    expect(slip).toMatch(/war schneller/);
    expect(slip).toMatch(/wieder/);
  });
  it('a phone that is loaded again has its seat and its hand', async () => {
    const [, phone] = racers;
    const hand = letters(await handOf(phone));
    const boats = await boatsOf(phone);
    await reload(phone);
    await opened(phone);
    expect(letters(await handOf(phone))).toBe(hand);
    expect(await boatsOf(phone)).toEqual(boats);
  });
  it('a phone that loses its network for ten seconds keeps the word in the making and lays it then', async () => {
    const [, , phone] = racers;
    await claimable(phone);
    const word = await shortWord(phone);
    await dropped(phone, () => composeByTap(phone, word));
    expect(await play(phone)).toBe('');
    await expect.poll(async () => (await boatsOf(caller)).map((boat) => boat.word)).toContain(word.toUpperCase());
  });
  it('a hand is emptied and LEXICON! called: all words are good, the round and the game are won', async () => {
    await empty(caller);
    await caller.hold(caller.spot('bell'));
    await Promise.all(all.map(toResults));
    for (const phone of all) expect(await phone.page.getByRole('heading', { level: 1 }).textContent()).toBe(`${caller.name} gewinnt!`);
    const points = [...(await evening(ben))].toSorted(byPoints);
    expect(points).toEqual([[caller.name, '3'], ...others(caller).map(({ name }) => [name, '1'])].toSorted(byPoints));
  });

  /** The phone whose hand can be emptied soonest. */
  async function closest(): Promise<Phone> {
    for (let turns = 0; turns < 20; turns++) {
      for (const phone of all) if (emptying(words, letters(await handOf(phone)), [])) return phone;
      const phone = all[turns % 4]!;
      await swap(
        phone,
        (await handOf(phone)).find(({ tile }) => tile !== '?')!,
      );
    }
    throw new Error('no hand of eighty can be emptied');
  }
  /** A word of three or four letters out of a hand, without its LEXICON tile; swaps until there is one. */
  async function shortWord(phone: Phone): Promise<string> {
    for (let turns = 0; turns < 20; turns++) {
      const found = formable(words, letters(await handOf(phone)).replaceAll('?', '')).filter(({ word }) => word.length <= 4);
      if (found[0]) return found[0].word;
      await unlockSwap(phone);
      await swap(
        phone,
        (await handOf(phone)).find(({ tile }) => tile !== '?')!,
      );
    }
    throw new Error(`${phone.name} finds no short word in twenty hands`);
  }
  /** Who swapped last must wait until another does. */
  async function unlockSwap(phone: Phone): Promise<void> {
    const locked = (await look(phone)).find(({ key }) => key === 'swap')?.disabled ?? false;
    if (!locked) return;
    for (const other of others(phone)) {
      const [tile] = await handOf(other);
      if (!tile || (await look(other)).find(({ key }) => key === 'swap')?.disabled !== false) continue;
      await swap(other, tile);
      await expect.poll(async () => (await look(phone)).find(({ key }) => key === 'swap')?.disabled).toBe(false);
      return;
    }
  }
  /** A new hand must hold enough for one more word. */
  async function claimable(phone: Phone): Promise<void> {
    expect((await handOf(phone)).length, `${phone.name} has too few tiles left`).toBeGreaterThan(2);
  }
  /**
   * Two phones compose an attack on the same boat. One presses while its network is away, so that the other is faster for certain;
   * its claim goes out when the network is back, on the word as it was. Gives the slip that says so.
   */
  async function claimLate(): Promise<string> {
    const [[fast, taken], [slow, late]] = await rivalry();
    await Promise.all([composeAttack(fast, taken), composeAttack(slow, late)]);
    const before = await refusals(url, 'word-changed');
    await slow.offline(true);
    await slow.page.locator('.banner').waitFor();
    await slow.tap(slow.spot('play'));
    expect(await play(fast)).toBe('');
    await slow.offline(false);
    await slow.spot('slip').waitFor();
    const slip = await answered(slow, 0);
    const hand = letters(await handOf(slow));
    for (const tile of late.laid) expect(hand).toContain(tile === tile.toUpperCase() ? tile : '?');
    await slow.tap(slow.spot('slip'));
    expect(await refusals(url, 'word-changed')).toBe(before + 1);
    return slip;
  }
  type Claim = readonly [Phone, Move];
  async function rivalry(): Promise<readonly [Claim, Claim]> {
    for (let turns = 0; turns < 20; turns++) {
      for (const boat of await boatsOf(caller)) {
        const claims: Claim[] = [];
        for (const phone of racers) {
          const there = (await rivalsBoats(phone)).find(({ key }) => key === boat.key);
          // one tile at most, so that hands stay full and no form comes twice
          const move =
            there && attacks(words, letters(await handOf(phone)).replaceAll('?', ''), there).find(({ laid }) => laid.length === 1);
          if (move) claims.push([phone, move]);
        }
        if (claims[0] && claims[1]) return [claims[0], claims[1]];
      }
      const phone = racers[turns % 3]!;
      await unlockSwap(phone);
      await swap(
        phone,
        (await handOf(phone)).find(({ tile }) => tile !== '?')!,
      );
    }
    throw new Error('no boat that two could attack in twenty tries');
  }
  /** Lays all tiles, by new words and by attacks; swaps while that cannot be. */
  async function empty(phone: Phone): Promise<void> {
    for (let turns = 0; turns < 25; turns++) {
      const hand = letters(await handOf(phone));
      if (hand === '') return;
      const moves = emptying(words, hand, await rivalsBoats(phone));
      if (!moves) {
        await unlockSwap(phone);
        await swap(
          phone,
          (await handOf(phone)).find(({ tile }) => tile !== '?')!,
        );
      }
      for (const move of moves ?? []) if ((await lay(phone, move)) !== '') break;
    }
    throw new Error(`${phone.name} cannot empty the hand in 25 turns: ${letters(await handOf(phone))}`);
  }
});

describe('Wörtersee', () => {
  /** Three words for each phone, none of them from a berth of another. */
  let plans: ReadonlyMap<Phone, readonly Find[]>;
  const plan = (phone: Phone, boat: number): Find => plans.get(phone)![boat]!;

  it('the host picks it; the same four are at the lake', async () => {
    await backToLobby(mia);
    await pick(mia, 'Wörtersee');
    await openRules(mia);
    await stepTo(mia, 'rounds', '1');
    await stepTo(mia, 'seconds', '2:00');
    await closeRules(mia);
    await Promise.all(others(mia).map(ready));
    await start(mia, others(mia));
    await Promise.all(all.map((phone) => phone.spot('chip a1').waitFor()));
    const lakes = await Promise.all(all.map(async (phone) => lakeOf(await look(phone))));
    expect(lakes.slice(1)).toEqual([lakes[0], lakes[0], lakes[0]]);
    const finds = dealt(wordsIn(lakes[0]!, lexicon('de-folded')), 4, 3);
    plans = new Map(all.map((phone, i) => [phone, finds[i]!]));
  });
  it('boats are laid by drag from the quay, by a sliding finger, by two taps and by key', async () => {
    await Promise.all([
      layFromQuay(mia, plan(mia, 0)),
      layByTap(ben, plan(ben, 0)),
      layByKey(cleo, plan(cleo, 0)),
      layBySlide(dan, plan(dan, 0)),
    ]);
    await Promise.all(all.map((phone) => lies(phone, 1)));
    for (const phone of all) await expect.poll(() => boatsSeen(mia, phone), { message: phone.name }).toEqual([berth(phone, 0)]);
  });
  it('a phone that is loaded again has its seat and its boats', async () => {
    await reload(ben);
    await lies(ben, 1);
    expect(await ownBoats(ben)).toBe(1);
    await layByTap(ben, plan(ben, 1));
    await lies(ben, 2);
  });
  it('a phone that loses its network for ten seconds lays its boat when it is back', async () => {
    await dropped(dan, () => layByTap(dan, plan(dan, 1)));
    await lies(dan, 2);
    await expect.poll(() => boatsSeen(ben, dan)).toEqual([berth(dan, 0), berth(dan, 1)].toSorted());
  });
  it('when all boats lie, the fastest calls STOP!', async () => {
    await Promise.all([layByTap(mia, plan(mia, 1)), layByTap(cleo, plan(cleo, 1))]);
    await Promise.all([lies(mia, 2), lies(cleo, 2)]);
    await Promise.all(others(mia).map((phone) => layByTap(phone, plan(phone, 2))));
    await Promise.all(others(mia).map((phone) => lies(phone, 3)));
    // the sign stands for five seconds: every finger waits for it
    const fastest = Promise.any(all.map((phone) => phone.tap(phone.spot('stop'))));
    await layByTap(mia, plan(mia, 2));
    await fastest;
    await Promise.all(all.map((phone) => phone.spot('verdict').waitFor()));
  });
  it('words are traced by tap, by a sliding finger and by key; the list knows them', async () => {
    await Promise.all([spell(mia, traceByTap), spell(ben, traceBySlide), spell(cleo, type), spell(dan, traceByTap)]);
  });
  it('all words are revealed to all, in the order of spelling, and the evening goes on counting', async () => {
    // together: the pictures pass on to the results by themselves
    await Promise.all(
      all.map((phone) =>
        expect.poll(async () => (await look(phone)).map(({ name }) => name).join(' | '), { message: phone.name }).toMatch(everyWord()),
      ),
    );
    await Promise.all(all.map(toResults));
    // two games of four: one point per person beaten
    await expect.poll(async () => (await evening(mia)).reduce((sum, [, figure]) => sum + half(figure!), 0)).toBe(12);
    const points = await evening(mia);
    for (const phone of all) await expect.poll(() => evening(phone), { message: phone.name }).toEqual(points);
    expect(await mia.page.locator('.evening header').textContent()).toMatch(/nach 2 Spielen/);
  });

  const type = async (phone: Phone, { word }: Find): Promise<void> => phone.press(...word.slice(2).toLowerCase());
  async function spell(phone: Phone, trace: (phone: Phone, find: Find) => Promise<void>): Promise<void> {
    for (const find of plans.get(phone)!) {
      await expect
        .poll(async () => (await look(phone)).find(({ key }) => key === 'word')?.name, { message: phone.name })
        .toBe(find.word.slice(0, 2));
      await trace(phone, find);
      await expect
        .poll(async () => (await look(phone)).find(({ key }) => key === 'verdict')?.name, { message: phone.name })
        .toBe(`${find.word} steht in der deutschen Liste`);
      await phone.tap(phone.spot('done'));
    }
  }
  /** All words, in whatever order. */
  const everyWord = (): RegExp =>
    new RegExp(
      [...plans.values()]
        .flat()
        .map(({ word }) => `(?=.*\\b${word}\\b)`)
        .join(''),
      's',
    );
  /** `S>T` of a boat that was planned. */
  const berth = (phone: Phone, boat: number): string => plan(phone, boat).chips.slice(0, 2).join('>');
  /** Where the boats of one lie, as another's mirror says. */
  async function boatsSeen(by: Phone, of: Phone): Promise<readonly string[]> {
    const seen = await look(by);
    const name = by === of ? 'du' : of.name;
    const wanted = plans.get(of)!.map(({ chips: [from, to] }) => ({ from: from!, to: to! }));
    const letter = (key: string): string => seen.find((one) => one.key === key)?.name[0] ?? '';
    return wanted
      .filter(({ from, to }) => seen.some((one) => one.key === from && one.name.includes(`Boot von ${name} zum ${letter(to)}`)))
      .map(({ from, to }) => `${from}>${to}`)
      .toSorted();
  }
});

/** Name and points of the evening, best first. */
const evening = ({ page }: Phone): Promise<readonly (readonly string[])[]> =>
  page
    .locator('.evening li')
    .evaluateAll((rows) =>
      rows.map((row) => [row.querySelector('b')?.textContent ?? '', row.querySelector('.figures')?.textContent ?? '']),
    );
const byPoints = ([a, x]: readonly string[], [b, y]: readonly string[]): number => Number(y) - Number(x) || a!.localeCompare(b!);
const half = (figure: string): number => Number(figure.replace('½', '')) + (figure.endsWith('½') ? 0.5 : 0);
