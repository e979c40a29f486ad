// Every house rule of both games is set by touch, seen on another phone, and seen to work in a running game.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { lexicon } from '../server/lexica.ts';
import { isEnglishPlural } from '../shared/attack/english-plural.ts';
import { backToLobby, endGame, joinByCode, openTable, pick, ready, start, toResults } from './gathering.ts';
import { choose, closeRules, openRules, rule, standing, stepTo, turn } from './house-rules.ts';
import { lakeOf } from './lake-brain.ts';
import { layBySlide, lies, traceByTap } from './lake-player.ts';
import { formable } from './lexicon-go-brain.ts';
import { boatsOf, composeByTap, handOf, letters, opened, play, playLabel, swap } from './lexicon-go-player.ts';
import { look } from './mirror.ts';
import { closeBrowser, Phone } from './phone.ts';

const url = inject('url');
let mia: Phone, ben: Phone;
beforeAll(async () => {
  [mia, ben] = await Promise.all([Phone.open('Mia'), Phone.open('Ben', { width: 360, height: 640 })]);
  await joinByCode(ben, url, await openTable(mia, url, 'Mia'), 'Ben');
});
afterAll(async () => {
  expect([...mia.errors, ...ben.errors]).toEqual([]);
  await closeBrowser();
});

/** Sets rules on the host's phone; the other one, whose form lies open, must show the same. */
async function setAndSee(settings: readonly (readonly [option: string, set: () => Promise<void>, shown: string])[]): Promise<void> {
  await Promise.all([openRules(mia), openRules(ben)]);
  for (const [option, set, shown] of settings) {
    await set();
    await expect.poll(() => standing(mia, option), { message: option }).toBe(shown);
    await expect.poll(() => standing(ben, option), { message: option }).toBe(shown);
  }
  await Promise.all([closeRules(mia), closeRules(ben)]);
}
async function begin(): Promise<void> {
  await ready(ben);
  await start(mia, [ben]);
}
const named = async (phone: Phone, key: string): Promise<string> => (await look(phone)).find((one) => one.key === key)?.name ?? '';
/** Seconds that the clock of a lake shows. */
const seconds = async (phone: Phone): Promise<number> => {
  const shown = /(\d+):(\d\d)/.exec(await named(phone, 'clock'));
  return shown ? Number(shown[1]) * 60 + Number(shown[2]) : -1;
};
/** So many letters of a hand that are no LEXICON tiles, whatever they spell. */
const some = async (phone: Phone, count: number): Promise<string> =>
  letters(await handOf(phone))
    .replaceAll('?', '')
    .slice(0, count);

describe('house rules of Lexicon-Go', () => {
  it('only the host can set them, all can read them', async () => {
    await openRules(ben);
    expect(await rule(ben, 'hands').getByRole('radio').first().isDisabled()).toBe(true);
    expect(await rule(ben, 'rounds').getByRole('button').first().isDisabled()).toBe(true);
    await closeRules(ben);
  });
  it('vote, wins in a row, hidden hands, one tile to replace, one round', async () => {
    await setAndSee([
      ['vote', () => turn(mia, 'vote'), 'an'],
      ['inARow', () => turn(mia, 'inARow'), 'an'],
      ['hands', () => choose(mia, 'hands', 'verdeckt'), 'verdeckt'],
      ['maxReplace', () => choose(mia, 'maxReplace', 'nur einen'), 'nur einen'],
      ['rounds', () => stepTo(mia, 'rounds', '1'), '1'],
    ]);
    expect(await ben.page.locator('.rules-card').textContent()).toMatch(/verdeckt/);
  });
  it('hidden hands hide, a second tile cannot be replaced, the others vote, one round in a row wins', async () => {
    await begin();
    await mia.tap(mia.spot('start'));
    await Promise.all([opened(mia), opened(ben)]);
    const [plate] = (await look(mia)).filter(({ name }) => name.startsWith('Ben, noch 10'));
    await mia.tap(mia.spot(plate!.key));
    await expect.poll(() => named(mia, 'peek')).toMatch(/verdeckt/);
    await mia.tap(mia.spot('peek'));

    await composeByTap(ben, await some(ben, 3));
    expect(await play(ben)).toBe('');
    await expect.poll(async () => (await boatsOf(mia)).length).toBe(1);
    await twoForOne();

    const hand = letters(await handOf(mia));
    await composeByTap(mia, hand.replace('?', 'a'));
    expect(await play(mia)).toBe(''); // not checked before the call
    await mia.hold(mia.spot('bell'));
    for (const { key } of await ballots()) await ben.tap(ben.spot(key));
    await toResults(mia);
    expect(await mia.page.getByRole('heading', { level: 1 }).textContent()).toBe('Mia gewinnt!');
    expect(await mia.page.locator('.celebration').textContent()).toMatch(/am Stück/);
  });
  /** Mia tries to replace two letters of Ben's word. */
  async function twoForOne(): Promise<void> {
    const [boat] = await boatsOf(mia);
    const tiles = (await handOf(mia)).filter(({ tile }) => tile !== '?');
    await mia.tap(mia.spot(boat!.key));
    for (const i of [0, 1]) {
      const other = tiles.filter(({ tile }) => tile !== boat!.word[i])[i]!;
      await mia.tap(mia.spot(other.key));
      await mia.tap(mia.spot(`letter ${i}`));
    }
    expect(await playLabel(mia)).toMatch(/ holen$/);
    expect(await play(mia)).toMatch(/ersetzt ein Angriff nur einen/);
    await mia.tap(mia.spot('slip'));
  }
  async function ballots() {
    await ben.page.locator('[data-key^="vote yes"]').first().waitFor();
    return (await look(ben)).filter(({ key }) => key.startsWith('vote yes'));
  }

  it('English words, checked at once, without plurals', async () => {
    await backToLobby(mia);
    await setAndSee([
      ['language', () => choose(mia, 'language', 'Englisch'), 'Englisch'],
      ['verify', () => choose(mia, 'verify', 'sofort'), 'sofort'],
      ['plurals', () => turn(mia, 'plurals'), 'aus'],
    ]);
    await begin();
    await mia.tap(mia.spot('start'));
    await Promise.all([opened(mia), opened(ben)]);
    await composeByTap(mia, await some(mia, 7));
    expect(await play(mia)).toMatch(/steht nicht in der Wortliste/);
    const { phone, word } = await plural();
    await composeByTap(phone, word);
    expect(await play(phone)).toMatch(/ist eine Mehrzahl/);
    await endGame(mia);
  });
  /** Somebody with a plural in his hand; both swap in turn until there is one. */
  async function plural(): Promise<{ readonly phone: Phone; readonly word: string }> {
    const words = lexicon('en');
    for (let turns = 0; turns < 40; turns++) {
      const phone = turns % 2 === 0 ? mia : ben;
      const hand = letters(await handOf(phone));
      const found = formable(words, hand.replaceAll('?', '')).find(({ word }) => word.length <= 5 && isEnglishPlural(words, word));
      if (found) return { phone, word: found.word };
      await swap(
        phone,
        (await handOf(phone)).find(({ tile }) => tile !== 'S' && tile !== '?')!,
      );
    }
    throw new Error('no plural in forty hands');
  }
});

describe('house rules of Wörtersee', () => {
  it('level, flag chips, Q, blind tracing, rounds and seconds', async () => {
    await pick(mia, 'Wörtersee');
    await expect.poll(() => ben.page.getByRole('radio', { name: /Wörtersee/ }).isChecked()).toBe(true);
    await setAndSee([
      ['language', () => choose(mia, 'language', 'Deutsch'), 'Deutsch'],
      ['level', () => choose(mia, 'level', 'nie, doppelte Zeit'), 'nie, doppelte Zeit'],
      ['flagChips', () => stepTo(mia, 'flagChips', '9'), '9'],
      ['q', () => choose(mia, 'q', 'zählt als QU'), 'zählt als QU'],
      ['blindTracing', () => turn(mia, 'blindTracing'), 'an'],
      ['rounds', () => stepTo(mia, 'rounds', '2'), '2'],
      ['seconds', () => stepTo(mia, 'seconds', '1:00'), '1:00'],
    ]);
    await begin();
    await mia.spot('chip a1').waitFor();
    const time = await seconds(mia);
    expect(time).toBeGreaterThan(60);
    expect(time).toBeLessThanOrEqual(120);
    expect(await named(mia, 'rounds')).toBe('Runde 1 von 2');
    const { lake } = lakeOf(await look(mia))!;
    expect([...'QXYJVW'].filter((letter) => lake.includes(letter))).toEqual([...'QXYJVW']);
    expect((await look(mia)).filter(({ name }) => name.startsWith('QU,'))).toHaveLength(1);
    await traceBlindly();
    await endGame(mia);
  });
  /** A word that is traced while all search: nobody says whether it counts. */
  async function traceBlindly(): Promise<void> {
    const word = { word: '', chips: ['chip d3', 'chip d4', 'chip d5'] };
    await layBySlide(mia, word);
    await lies(mia, 1);
    await mia.tap(mia.spot('boat 1'));
    await mia.spot('undo').waitFor(); // the lake has moved to where it is traced on
    await traceByTap(mia, word);
    await expect.poll(() => named(mia, 'verdict')).toMatch(/notiert/);
  }
  it('jokers, and a head start for one', async () => {
    await setAndSee([
      ['jokers', () => stepTo(mia, 'jokers', '3'), '3'],
      ['kiddie', () => choose(mia, 'kiddie', 'Ben'), 'Ben'],
      ['q', () => choose(mia, 'q', 'bleibt draußen'), 'bleibt draußen'],
    ]);
    await begin();
    await ben.spot('chip a1').waitFor();
    expect((await look(ben)).filter(({ name }) => name.startsWith('Joker,'))).toHaveLength(3);
    expect(await named(ben, 'boats left')).toBe('noch 7 von 7');
    await mia.spot('chip a1').waitFor();
    expect(await named(mia, 'boats left')).toBe('noch 5 von 5');
    await endGame(mia);
  });
});
