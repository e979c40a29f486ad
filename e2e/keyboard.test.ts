// An evening without a pointer: one short game of each by Tab, arrows, Enter and letters, all that is known read from the mirror.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { lexicon } from '../server/lexica.ts';
import { button } from './gathering.ts';
import { rule, standing } from './house-rules.ts';
import { focused, focusIn, pressOn, tabTo } from './keys.ts';
import { dealt, lakeOf, wordsIn, type Find } from './lake-brain.ts';
import { layByKey, lies } from './lake-player.ts';
import { attacks, emptying, formable, type Move } from './lexicon-go-brain.ts';
import { answered, boatsOf, composeByKey, handOf, letters, opened, rivalsBoats, type OwnedBoat } from './lexicon-go-player.ts';
import { look } from './mirror.ts';
import { closeBrowser, Phone } from './phone.ts';

const url = inject('url');
const words = lexicon('de');
const DESKTOP = { width: 1280, height: 800, touch: false };
let ada: Phone, bo: Phone;
let both: readonly [Phone, Phone];
beforeAll(async () => {
  both = [ada, bo] = await Promise.all([Phone.open('Ada', DESKTOP), Phone.open('Bo', DESKTOP)]);
});
afterAll(async () => {
  expect(both.flatMap(({ errors }) => errors)).toEqual([]);
  await closeBrowser();
});
const other = (phone: Phone): Phone => (phone === ada ? bo : ada);

async function nameAndSeat(phone: Phone): Promise<void> {
  await tabTo(phone, 'Dein Name');
  await phone.type(phone.name);
  await pressOn(phone, 'Platz nehmen');
  await phone.page.locator('.rules-card').waitFor();
}
/** Three pictures before somebody's first game, where they come up. */
async function pastPrimer(phone: Phone, then: string): Promise<void> {
  const go = button(phone, 'Alles klar');
  const after = phone.page.locator(then).first();
  await go.or(after).first().waitFor();
  if (await go.isVisible()) await pressOn(phone, 'Alles klar');
  await after.waitFor();
}
async function readyAndStart(): Promise<void> {
  await pressOn(bo, 'Bereit!');
  await pastPrimer(bo, 'button:has-text("Du bist bereit")');
  await pressOn(ada, 'Los!');
  await pastPrimer(ada, '.stage [data-key]');
  await bo.page.locator('.stage [data-key]').first().waitFor();
}
/** House rules, opened, stepped and closed. */
async function agree(host: Phone, wishes: Readonly<Record<string, string>>): Promise<void> {
  await pressOn(host, /^Wörter ?Deutsch/);
  await host.page.getByRole('dialog', { name: 'Hausregeln' }).waitFor();
  for (const [option, wanted] of Object.entries(wishes)) await stepByKey(host, option, wanted);
  await pressOn(host, 'Schließen');
  await host.page.getByRole('dialog').waitFor({ state: 'detached' });
}
const figure = (text: string): number => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
async function stepByKey(host: Phone, option: string, wanted: string): Promise<void> {
  for (let now = await standing(host, option); now !== wanted;) {
    const way = figure(now) > figure(wanted) ? /weniger$/ : /mehr$/;
    const name = await rule(host, option).getByRole('button', { name: way }).getAttribute('aria-label');
    const before = now;
    await pressOn(host, name!);
    await expect.poll(() => standing(host, option), { message: `house rule ${option}` }).not.toBe(before);
    now = await standing(host, option);
  }
}
/** After the last picture of a game to its results: by its button, unless they have come by themselves. */
async function toResultsByKey(phone: Phone): Promise<void> {
  const results = phone.page.locator('.results h1');
  const until = Date.now() + 90_000;
  while (!(await results.isVisible())) {
    if (Date.now() > until) throw new Error(`${phone.name} does not come to the results`);
    const way = phone.page.locator('[data-key]').and(button(phone, 'Zum Ergebnis'));
    if (!(await way.isVisible())) await phone.page.waitForTimeout(100);
    else await phone.press((await way.and(phone.page.locator(':focus')).count()) > 0 ? 'Enter' : 'Tab');
  }
}
/** Name and points of the evening, best first. */
const evening = ({ page }: Phone): Promise<readonly (readonly string[])[]> =>
  page
    .locator('.evening li')
    .evaluateAll((rows) =>
      rows.map((row) => [row.querySelector('b')?.textContent ?? '', row.querySelector('.figures')?.textContent ?? '']),
    );

describe('Lexicon-Go by keyboard', () => {
  it('home, code, name, house rules, ready and start', async () => {
    await ada.page.goto(url);
    await pressOn(ada, /Tisch eröffnen/);
    await ada.page.waitForURL(/\/t\/[A-Z]{5}$/);
    await nameAndSeat(ada);
    await bo.page.goto(url);
    await tabTo(bo, 'Tischcode');
    await bo.type(ada.page.url().slice(-5).toLowerCase());
    await pressOn(bo, 'Zum Tisch');
    await nameAndSeat(bo);
    await agree(ada, { rounds: '1' });
    await readyAndStart();
  });
  it('LEX-GO! by Enter turns both hands over', async () => {
    await focusIn(bo, (key) => key === 'start');
    await bo.press('Enter');
    await Promise.all(both.map(opened));
    for (const phone of both) expect(await handOf(phone), phone.name).toHaveLength(10);
  });
  it('a tile is swapped by + and its letter; then the lock is shut', async () => {
    await swapByKey(ada);
    expect(await handOf(ada)).toHaveLength(10);
    expect((await look(ada)).find(({ key }) => key === 'swap')?.name).toMatch(/^Tausch: geht wieder/);
  });
  it('both lay a word that they type, Enter plays it', async () => {
    for (const phone of both) {
      await layTyped(phone, await shortWord(phone));
      for (const one of both) await expect.poll(async () => (await boatsOf(one)).length, { message: one.name }).toBe(phone === ada ? 1 : 2);
    }
  });
  it('a boat is attacked: arrows to its letters, a letter typed, Enter', async () => {
    const move = await attackOf(ada);
    await attackByKey(ada, move);
    await expect.poll(async () => (await boatsOf(bo)).map(({ word }) => word)).toContain(move.word.toUpperCase());
  });
  it('the hand is emptied, Enter twice rings LEXICON!, both read who has won', async () => {
    await empty(ada);
    await focusIn(ada, (key) => key === 'bell');
    await ada.press('Enter', 'Enter');
    await Promise.all(both.map(toResultsByKey));
    for (const phone of both) {
      expect(await phone.page.getByRole('heading', { level: 1 }).textContent(), phone.name).toBe('Ada gewinnt!');
      expect(await evening(phone), phone.name).toEqual([
        ['Ada', '1'],
        ['Bo', '0'],
      ]);
    }
  });

  const locked = async (phone: Phone): Promise<boolean> => (await look(phone)).find(({ key }) => key === 'swap')?.disabled ?? false;
  /** Who swapped last waits until the other has. */
  async function swapByKey(phone: Phone): Promise<void> {
    if (await locked(phone)) {
      await swapByKey(other(phone));
      await expect.poll(() => locked(phone), { message: `${phone.name}: the lock opens` }).toBe(false);
    }
    const tile = (await handOf(phone)).find((one) => one.tile !== '?');
    if (!tile) throw new Error(`${phone.name} has nothing to swap`);
    await phone.press('+', tile.tile.toLowerCase());
    await phone.page.locator('[data-key="swap"][aria-disabled="true"]').waitFor();
  }
  /** Enter on a spot of its own would press that: then Tab to the large button first. */
  async function enter(phone: Phone): Promise<string> {
    const at = await focused(phone);
    if (at && !/^(gap|letter) /.test(at)) await focusIn(phone, (key) => key === 'play');
    const before = (await handOf(phone)).length;
    await phone.press('Enter');
    return answered(phone, before);
  }
  async function layTyped(phone: Phone, word: string): Promise<void> {
    const before = (await handOf(phone)).length;
    await composeByKey(phone, word);
    await expect.poll(async () => (await handOf(phone)).length, { message: `${phone.name} types ${word}` }).toBe(before - word.length);
    expect(await enter(phone), `${phone.name} lays ${word}`).toBe('');
  }
  async function shortWord(phone: Phone): Promise<string> {
    for (let turns = 0; turns < 20; turns++) {
      const found = formable(words, letters(await handOf(phone)).replaceAll('?', '')).find(({ word }) => word.length <= 4);
      if (found) return found.word;
      await swapByKey(phone);
    }
    throw new Error(`${phone.name} finds no short word in twenty hands`);
  }
  /** An attack with one tile; swaps until there is one. */
  async function attackOf(phone: Phone): Promise<Move> {
    for (let turns = 0; turns < 25; turns++) {
      const hand = letters(await handOf(phone)).replaceAll('?', '');
      for (const boat of await rivalsBoats(phone)) {
        const move = attacks(words, hand, boat).find(({ laid }) => laid.length === 1);
        if (move) return move;
      }
      await swapByKey(phone);
    }
    throw new Error(`${phone.name} finds no attack in 25 hands`);
  }
  /** Arrows inside a group until this spot has focus: the way that leads nearer first. */
  async function arrowsTo(phone: Phone, key: string): Promise<void> {
    for (let step = 0; step < 40; step++) {
      const at = await focused(phone);
      if (at === key) return;
      const [from, to] = [await phone.spot(at).boundingBox(), await phone.spot(key).boundingBox()];
      if (!from || !to) throw new Error(`${phone.name} has lost ${from ? key : at}`);
      const [dx, dy] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
      const across = dx > 0 ? 'ArrowRight' : 'ArrowLeft';
      const along = dy > 0 ? 'ArrowDown' : 'ArrowUp';
      const [first, second] = Math.abs(dx) > Math.abs(dy) ? [across, along] : [along, across];
      await phone.press(first);
      if ((await focused(phone)) === at) await phone.press(second);
    }
    throw new Error(`${phone.name} cannot come to ${key} by arrows, only to ${await focused(phone)}`);
  }
  async function attackByKey(phone: Phone, { word, on, laid }: Move): Promise<void> {
    if (!on) throw new Error(`${word} attacks nothing`);
    // Tab comes to the water once, at whatever had focus there last
    await focusIn(phone, (key) => /^(boat|plate) /.test(key));
    await arrowsTo(phone, on.key);
    const before = (await handOf(phone)).length;
    await phone.press('Enter');
    await expect.poll(() => focused(phone), { message: `the tray on ${on.word} takes the focus` }).toBe('letter 0');
    const adds = word.length > on.word.length;
    let stayed = 0;
    for (const [i, letter] of [...word].entries()) {
      if (letter === on.word[adds ? stayed : i]) stayed++;
      else {
        await arrowsTo(phone, `${adds ? 'gap' : 'letter'} ${i}`);
        await phone.press(letter.toLowerCase());
      }
    }
    const said = `${phone.name} makes ${word} of ${on.word}`;
    await expect.poll(async () => (await handOf(phone)).length, { message: said }).toBe(before - laid.length);
    expect(await enter(phone), said).toBe('');
  }
  async function empty(phone: Phone): Promise<void> {
    for (let turns = 0; turns < 25; turns++) {
      const hand = letters(await handOf(phone));
      if (hand === '') return;
      const boats: readonly OwnedBoat[] = await rivalsBoats(phone);
      const moves = emptying(words, hand, boats);
      for (const move of moves ?? []) await (move.on ? attackByKey(phone, move) : layTyped(phone, move.word));
      if (!moves) await swapByKey(phone);
      else await expect.poll(async () => (await handOf(phone)).length, { message: `${phone.name} has an empty hand` }).toBe(0);
    }
    throw new Error(`${phone.name} cannot empty the hand in 25 turns: ${letters(await handOf(phone))}`);
  }
});

describe('Wörtersee by keyboard', () => {
  let plans: ReadonlyMap<Phone, readonly Find[]>;
  const BOATS = 2;

  it('back in the lobby the host chooses it by arrow; both are at the lake', async () => {
    await pressOn(ada, 'Nächstes');
    await ada.page.locator('.rules-card').waitFor();
    await tabTo(ada, /^Lexicon-Go/);
    await ada.press('ArrowRight');
    await expect.poll(() => ada.page.locator('label.game', { hasText: 'Wörtersee' }).locator('input').isChecked()).toBe(true);
    await ada.page.locator('label.game.yellow', { hasText: 'Wörtersee' }).waitFor();
    await agree(ada, { rounds: '1', seconds: '1:00' });
    await readyAndStart();
    await Promise.all(both.map((phone) => phone.spot('chip a1').waitFor()));
    const [lake, same] = await Promise.all(both.map(async (phone) => lakeOf(await look(phone))));
    expect(same).toEqual(lake);
    const finds = dealt(wordsIn(lake!, lexicon('de-folded')), both.length, BOATS);
    plans = new Map(both.map((phone, i) => [phone, finds[i]!]));
  });
  it('boats are laid by arrows and Enter; then the fastest calls STOP! by Enter', async () => {
    await Promise.all(both.map(layAll));
    await focusIn(ada, (key) => key === 'stop');
    await ada.press('Enter');
    await Promise.all(both.map((phone) => phone.spot('verdict').waitFor()));
  });
  it('words are typed; the list knows them; both are done', async () => {
    await Promise.all(both.map(spell));
  });
  it('all words are revealed to both, and the evening goes on counting', async () => {
    const everyWord = new RegExp([...plans.values()].flatMap((finds) => finds.map(({ word }) => `(?=.*\\b${word}\\b)`)).join(''), 's');
    await Promise.all(
      both.map((phone) =>
        expect.poll(async () => (await look(phone)).map(({ name }) => name).join(' | '), { message: phone.name }).toMatch(everyWord),
      ),
    );
    await Promise.all(both.map(toResultsByKey));
    const points = await evening(ada);
    expect(await evening(bo)).toEqual(points);
    // two games of two: one point per person beaten
    const half = (text: string): number => Number(text.replace('½', '')) + (text.endsWith('½') ? 0.5 : 0);
    expect(points.reduce((sum, [, text]) => sum + half(text!), 0)).toBe(2);
    expect(await ada.page.locator('.evening header').textContent()).toMatch(/nach 2 Spielen/);
  });

  async function layAll(phone: Phone): Promise<void> {
    for (const [i, find] of plans.get(phone)!.entries()) {
      await layByKey(phone, find);
      await lies(phone, i + 1);
    }
    // two have five boats each: the clock ends the search
    await phone.spot('stop').waitFor({ timeout: 90_000 });
  }
  async function spell(phone: Phone): Promise<void> {
    const name = async (key: string): Promise<string | undefined> => (await look(phone)).find((one) => one.key === key)?.name;
    for (const { word } of plans.get(phone)!) {
      await expect.poll(() => name('word'), { message: phone.name }).toBe(word.slice(0, 2));
      await phone.press(...word.slice(2).toLowerCase());
      await expect.poll(() => name('verdict'), { message: phone.name }).toBe(`${word} steht in der deutschen Liste`);
      await focusIn(phone, (key) => key === 'done');
      await phone.press('Enter');
    }
  }
});
