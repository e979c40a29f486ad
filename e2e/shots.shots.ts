// Pictures of the screens for people to look at, into `shots/` (never committed): `npm run shots`. One evening, every phone another size.
import { afterAll, expect, inject, it } from 'vitest';
import { button, endGame, joinAt, openTable, pick, ready, start } from './gathering.ts';
import { composeByTap, handOf, letters, opened, play } from './lexicon-go-player.ts';
import { closeBrowser, Phone, type PhoneOptions } from './phone.ts';

const url = inject('url');
const SCREENS: Readonly<Record<string, PhoneOptions>> = {
  '390x844@3': { width: 390, height: 844, scale: 3 },
  '360x640': { width: 360, height: 640 },
  '390x844-dark': { width: 390, height: 844, dark: true },
  '844x390': { width: 844, height: 390 },
  '1440x900': { width: 1440, height: 900, touch: false },
};
const NAMES = ['Großtante Hannelore', 'Mia', 'Jonas', 'Wilhelmina von Thurn', 'Zoë'];
const phones: Phone[] = [];
afterAll(closeBrowser);

/** What every phone shows now. */
async function all(what: string): Promise<void> {
  await phones[0]!.page.waitForTimeout(800); // until everything has settled, and the loop of the canvas sleeps
  for (const [i, size] of Object.keys(SCREENS).entries()) await phones[i]!.shot(`${what} ${size}`);
}
it('shows home, lobby and both games on five screens', async () => {
  for (const [i, options] of Object.values(SCREENS).entries()) phones.push(await Phone.open(NAMES[i]!, options));
  const [host, ...guests] = phones as [Phone, ...Phone[]];
  for (const phone of phones) await phone.page.goto(url);
  await all('home');
  const code = await openTable(host, url, host.name);
  for (const guest of guests) await joinAt(guest, `${url}/t/${code}`, guest.name);
  await all('lobby');
  await host.tap(button(host, 'Menü'));
  await host.shot('menu 390x844@3');
  await host.tap(button(host, 'Schließen'));
  for (const guest of guests) await ready(guest);
  await start(host, guests);
  await host.spot('start').waitFor();
  await all('lexicon-go ready');
  await host.tap(host.spot('start'));
  await Promise.all(phones.map(opened));
  for (const phone of phones) {
    await composeByTap(
      phone,
      letters(await handOf(phone))
        .replaceAll('?', '')
        .slice(0, 4),
    );
    expect(await play(phone)).toBe('');
  }
  await all('lexicon-go race');
  await endGame(host);
  await pick(host, 'Wörtersee');
  for (const guest of guests) await ready(guest);
  await start(host, guests);
  await host.spot('chip a1').waitFor();
  await all('woertersee search');
});
