// How people come to a table and begin a game, by touch. Names of what is touched are those of the German interface.
import type { Locator } from 'playwright-core';
import type { Phone } from './phone.ts';

export const button = ({ page }: Phone, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** From an open page of a table's door to its lobby. `crew`: the name of one, by the door's choice. */
export async function enter(phone: Phone, name: string, crew?: string): Promise<void> {
  await phone.write(phone.page.getByLabel('Dein Name'), name);
  if (crew) await phone.tap(button(phone, crew));
  await phone.tap(button(phone, 'Platz nehmen'));
  await phone.page.getByRole('list').filter({ hasText: name }).first().waitFor();
}

/** Opens a table from the home page; gives its code. */
export async function openTable(phone: Phone, url: string, name: string, crew?: string): Promise<string> {
  await phone.page.goto(url);
  await phone.tap(button(phone, /Tisch eröffnen/));
  await phone.page.waitForURL(/\/t\/[A-Z]{5}$/);
  await enter(phone, name, crew);
  return phone.page.url().slice(-5);
}

/** Joins from the home page by typing the code. */
export async function joinByCode(phone: Phone, url: string, code: string, name: string, crew?: string): Promise<void> {
  await phone.page.goto(url);
  await phone.tap(phone.page.getByLabel('Tischcode'));
  await phone.type(code.toLowerCase());
  await phone.tap(button(phone, 'Zum Tisch'));
  await enter(phone, name, crew);
}

/** Joins by an address, as after scanning a code. */
export async function joinAt(phone: Phone, address: string, name: string, crew?: string): Promise<void> {
  await phone.page.goto(address);
  await enter(phone, name, crew);
}

/** Three pictures before somebody's first game, where they come up. */
async function throughPrimer(phone: Phone, then: Locator): Promise<void> {
  const go = button(phone, 'Alles klar');
  await go.or(then).first().waitFor();
  if (await go.isVisible()) await phone.tap(go);
  await then.waitFor();
}

export async function ready(phone: Phone): Promise<void> {
  await phone.tap(button(phone, 'Bereit!'));
  await throughPrimer(phone, button(phone, 'Du bist bereit'));
}

/** The host starts; everybody is at the table of the game then. */
export async function start(host: Phone, others: readonly Phone[]): Promise<void> {
  const tables = [host, ...others].map((phone) => phone.page.locator('.stage [data-key]').first());
  await host.tap(button(host, 'Los!'));
  await throughPrimer(host, tables[0]!);
  await Promise.all(tables.map((table) => table.waitFor()));
}

const seatList = ({ page }: Phone): Locator => page.getByRole('region', { name: 'Am Tisch' }).getByRole('listitem');
/** What an ear hears of each seat in the lobby, in order. */
export const seatsHeard = (phone: Phone): Promise<readonly string[]> =>
  seatList(phone).evaluateAll((seats) => seats.map((seat) => seat.textContent ?? ''));
/** Somebody's seat in the lobby, where it can be touched. */
export const seat = (phone: Phone, name: string): Locator => seatList(phone).getByRole('button', { name: new RegExp(`^${name},`) });

/** The host chooses the next game. */
export const pick = (host: Phone, game: string): Promise<void> => host.tap(host.page.locator('label.game').filter({ hasText: game }));
/** From the results back to the lobby. */
export async function backToLobby(host: Phone): Promise<void> {
  await host.tap(button(host, 'Nächstes'));
  await host.page.locator('.rules-card').waitFor();
}
/** The host ends the running game by the menu: nobody wins, and all are in the lobby. */
export async function endGame(host: Phone): Promise<void> {
  await host.tap(host.spot('menu'));
  await host.hold(button(host, /Dieses Spiel beenden/));
  await host.page.locator('.rules-card').waitFor();
}
/** After the last picture of a game to its results: by its button, unless they have come by themselves. */
export async function toResults(phone: Phone): Promise<void> {
  const results = phone.page.locator('.results h1');
  const way = phone.page.locator('[data-key]').and(phone.page.getByRole('button', { name: 'Zum Ergebnis' }));
  await results.or(way).first().waitFor();
  if (await way.isVisible()) await phone.tap(way);
  await results.waitFor();
}
