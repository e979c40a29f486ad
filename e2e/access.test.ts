// axe-core looks at every page and at every state that people meet: nothing serious, by day and by night.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { faults } from './axe.ts';
import { backToLobby, button, joinAt, openTable, pick, ready, seat, start, toResults } from './gathering.ts';
import { closeRules, openRules, stepTo, turn } from './house-rules.ts';
import { layByTap, lies } from './lake-player.ts';
import { boatsOf, composeByTap, handOf, letters, opened, play } from './lexicon-go-player.ts';
import { look } from './mirror.ts';
import { closeBrowser, Phone } from './phone.ts';

const url = inject('url');
let mia: Phone, ben: Phone;
let code = '';
beforeAll(async () => {
  [mia, ben] = await Promise.all([Phone.open('Mia'), Phone.open('Ben', { width: 360, height: 640 })]);
});
afterAll(async () => {
  expect([...mia.errors, ...ben.errors]).toEqual([]);
  await closeBrowser();
});
/** A page of the shell: both colour schemes. */
async function expectGood(phone: Phone, what: string): Promise<void> {
  for (const scheme of ['dark', 'light'] as const) expect(await faults(phone, scheme), `${what}, ${scheme}`).toEqual([]);
}
/** A table: its twin for ears has no colours. */
const expectGoodTable = async (phone: Phone, what: string): Promise<void> => expect(await faults(phone), what).toEqual([]);
/** What somebody has copied, as another app on his phone gets it. */
async function pasted({ context }: Phone): Promise<string> {
  const note = await context.newPage();
  await note.setContent('<textarea></textarea>');
  await note.locator('textarea').focus();
  await note.keyboard.press('ControlOrMeta+v');
  const text = await note.locator('textarea').inputValue();
  await note.close();
  return text;
}
const closeDialog = async (phone: Phone): Promise<void> => {
  await phone.tap(button(phone, 'Schließen'));
  await phone.page.getByRole('dialog').waitFor({ state: 'detached' });
};

describe('pages without a table', () => {
  it('home, German and English', async () => {
    await mia.page.goto(url);
    await button(mia, /Tisch eröffnen/).waitFor();
    await expectGood(mia, 'home');
    await mia.tap(button(mia, 'English'));
    await button(mia, /Host a table/).waitFor();
    await expectGood(mia, 'home in English');
  });
  it('the rules of both games, German and English', async () => {
    for (const game of ['lexicon-go', 'woertersee']) {
      await mia.page.goto(`${url}/rules/${game}`);
      await mia.page.locator('.rules-text').waitFor();
      await expectGood(mia, `rules of ${game} in English`);
      await ben.page.goto(`${url}/rules/${game}`);
      await ben.page.locator('.rules-text').waitFor();
      await expectGood(ben, `rules of ${game} in German`);
    }
  });
});

describe('the lobby', () => {
  it('the door', async () => {
    await mia.page.goto(url);
    await mia.tap(button(mia, 'Deutsch'));
    code = await openTable(mia, url, 'Mia');
    await ben.page.goto(`${url}/t/${code}`);
    await ben.page.getByLabel('Dein Name').waitFor();
    await expectGood(ben, 'the door');
    await joinAt(ben, `${url}/t/${code}`, 'Ben');
  });
  it('as host and as guest', async () => {
    await expectGood(mia, 'lobby of the host');
    await expectGood(ben, 'lobby of a guest');
  });
  it('its sheets: QR code, person, menu, rules, house rules', async () => {
    await mia.tap(button(mia, 'QR-Code groß zeigen'));
    await expectGood(mia, 'QR code');
    await closeDialog(mia);
    await mia.tap(seat(mia, 'Ben'));
    await expectGood(mia, 'person');
    await closeDialog(mia);
    await mia.tap(button(mia, 'Menü'));
    await expectGood(mia, 'menu');
    await mia.tap(button(mia, 'Die Regeln'));
    await mia.page.locator('.rules-text').waitFor();
    await expectGood(mia, 'rules at the table');
    await closeDialog(mia);
    await openRules(mia);
    await expectGood(mia, 'house rules');
    await turn(mia, 'vote');
    await stepTo(mia, 'rounds', '1');
    await closeRules(mia);
  });
  it('the three pictures before a first game', async () => {
    await ben.tap(button(ben, 'Bereit!'));
    await button(ben, 'Alles klar').waitFor();
    await expectGood(ben, 'primer');
    await ben.tap(button(ben, 'Alles klar'));
    await button(ben, 'Du bist bereit').waitFor();
    await start(mia, [ben]);
  });
});

describe('Lexicon-Go', () => {
  it('before the call, and with open hands', async () => {
    await expectGoodTable(mia, 'face down');
    await mia.tap(mia.spot('start'));
    await Promise.all([opened(mia), opened(ben)]);
    await expectGoodTable(mia, 'the race');
  });
  it('a word in the making, an attack, a slip, a hand that is looked at', async () => {
    await composeByTap(
      ben,
      letters(await handOf(ben))
        .replaceAll('?', '')
        .slice(0, 3),
    );
    await expectGoodTable(ben, 'a word in the making');
    expect(await play(ben)).toBe('');
    await expect.poll(async () => (await boatsOf(mia)).length).toBe(1);
    const [boat] = await boatsOf(mia);
    await mia.tap(mia.spot(boat!.key));
    await mia.spot('letter 0').waitFor();
    await expectGoodTable(mia, 'the attack tray');
    await mia.tap(mia.spot('recall'));
    await mia.tap(mia.spot((await look(mia)).find(({ name }) => name.startsWith('Ben, '))!.key));
    await mia.spot('peek').waitFor();
    await expectGoodTable(mia, 'a hand that is looked at');
    await mia.tap(mia.spot('peek'));
  });
  it('paused', async () => {
    await mia.tap(mia.spot('menu'));
    await mia.tap(button(mia, 'Spiel anhalten'));
    await ben.page.getByText('Pause', { exact: true }).waitFor();
    await expectGood(ben, 'pause');
    await mia.tap(button(mia, 'Weiter geht’s'));
    await ben.page.locator('.veil').waitFor({ state: 'detached' });
  });
  it('the bell, a vote, the last picture', async () => {
    await composeByTap(mia, letters(await handOf(mia)).replace('?', 'a'));
    expect(await play(mia)).toBe('');
    await mia.spot('bell').waitFor();
    await expectGoodTable(mia, 'the bell');
    await mia.hold(mia.spot('bell'));
    await ben.page.locator('[data-key^="vote yes"]').first().waitFor();
    await expectGoodTable(ben, 'a vote');
    for (const { key } of (await look(ben)).filter((one) => one.key.startsWith('vote yes'))) await ben.tap(ben.spot(key));
    await ben.spot('end').or(ben.page.locator('.results h1')).first().waitFor();
    await expectGoodTable(ben, 'the end of the game');
  });
  it('the results', async () => {
    await Promise.all([toResults(mia), toResults(ben)]);
    await expectGood(mia, 'results of the host');
    await expectGood(ben, 'results of a guest');
  });
  it('the replay of the game', async () => {
    await ben.tap(button(ben, 'Aufzeichnung teilen'));
    await ben.page.locator('.slip').waitFor();
    const address = await pasted(ben);
    expect(address).toMatch(new RegExp(`^${url}/replay/[0-9a-f]{32}$`));
    const reader = await Phone.open('reader', { locale: 'en-GB' });
    await reader.page.goto(address);
    await reader.page.locator('.told').waitFor();
    await expectGood(reader, 'replay');
    expect(reader.errors).toEqual([]);
    await reader.close();
  });
});

describe('Wörtersee', () => {
  it('the lake, a berth, a boat', async () => {
    await backToLobby(mia);
    await pick(mia, 'Wörtersee');
    await openRules(mia);
    await stepTo(mia, 'rounds', '1');
    await stepTo(mia, 'seconds', '0:15');
    await closeRules(mia);
    await ready(ben);
    await start(mia, [ben]);
    await mia.spot('chip a1').waitFor();
    await mia.tap(mia.spot('chip d3'));
    await expectGoodTable(mia, 'a berth');
    await mia.tap(mia.spot('chip d4'));
    await lies(mia, 1);
    await layByTap(ben, { word: '', chips: ['chip a1', 'chip a2'] });
    await lies(ben, 1);
    await mia.tap(mia.spot('boat 1'));
    await mia.spot('verdict').waitFor();
    await expectGoodTable(mia, 'a word that is traced while all search');
  });
  it('STOP!, the words, the last reveal, the results', async () => {
    await ben.spot('stop').waitFor();
    await expectGoodTable(ben, 'STOP!');
    await Promise.all([mia, ben].map((phone) => phone.spot('verdict').waitFor()));
    await expectGoodTable(ben, 'a word that is traced');
    await Promise.all([mia, ben].map((phone) => phone.tap(phone.spot('done'))));
    await mia.spot('results').waitFor();
    await expectGoodTable(mia, 'all words');
    await toResults(mia);
    await expectGood(mia, 'results of a lake');
  });
});
