import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { button, joinAt, joinByCode, openTable, ready, seat, seatsHeard } from './gathering.ts';
import { closeBrowser, Phone } from './phone.ts';
import { readQr } from './qr-code.ts';

const url = inject('url');
let host: Phone, second: Phone, third: Phone;
let code = '';
beforeAll(async () => {
  [host, second, third] = await Promise.all([Phone.open('host'), Phone.open('second'), Phone.open('third')]);
});
afterAll(async () => {
  expect([host, second, third].flatMap(({ errors }) => errors)).toEqual([]);
  await closeBrowser();
});
const close = (phone: Phone): Promise<void> => phone.tap(button(phone, 'Schließen'));
const slip = ({ page }: Phone) => page.locator('.slip');

describe('people come to a table', () => {
  it('the host opens one from the home page with a tap and a name', async () => {
    code = await openTable(host, url, 'Mia', 'Stern');
    expect(await seatsHeard(host)).toEqual(['Mia, lädt ein · du, noch nicht bereit']);
    expect(await host.page.locator('.note').textContent()).toBe('Noch 1 Person fehlt');
  });
  it('the second comes by typing the code; a second Mia is Mia 2', async () => {
    await joinByCode(second, url, code, 'Mia', 'Fisch');
    await expect.poll(() => seatsHeard(host)).toEqual(['Mia, lädt ein · du, noch nicht bereit', 'Mia 2, noch nicht bereit']);
    expect(await seatsHeard(second)).toEqual(['Mia, lädt ein, noch nicht bereit', 'Mia 2, du, noch nicht bereit']);
  });
  it('the third comes by the address in the QR code, which is no localhost and no secure context', async () => {
    const address = await readQr(host.page.locator('svg.qr').first());
    expect(address).toBe(`${url}/t/${code}`);
    expect(new URL(address).hostname).not.toMatch(/localhost|127\./);
    await joinAt(third, address, 'Jonas');
    expect(await third.page.evaluate(() => isSecureContext)).toBe(false);
    await expect.poll(() => seatsHeard(second)).toHaveLength(3);
  });
  it('the large QR code says the same', async () => {
    await second.tap(button(second, 'QR-Code groß zeigen'));
    expect(await readQr(second.page.getByRole('dialog').locator('svg.qr'))).toBe(`${url}/t/${code}`);
    await close(second);
  });
  it('a wrong code is said at the door', async () => {
    const lost = await Phone.open('lost', { width: 360, height: 640 });
    await lost.page.goto(`${url}/t/ZZZZZ`);
    await expect.poll(() => lost.page.getByRole('heading').textContent()).toBe('Kein Tisch hat den Code ZZZZZ');
    await lost.tap(button(lost, 'Zur Startseite'));
    await lost.page.waitForURL(`${url}/`);
    await lost.close();
  });
  it('the link is copied where the page may not use the clipboard', async () => {
    await third.tap(button(third, 'Link teilen'));
    await expect.poll(() => slip(third).textContent()).toMatch(/Link ist kopiert/);
    await third.tap(slip(third));
    const paste = await third.context.newPage();
    await paste.goto(url);
    await paste.getByLabel('Tischcode').focus();
    await paste.keyboard.press('ControlOrMeta+v');
    expect(await paste.getByLabel('Tischcode').inputValue()).toBe(code);
    await paste.close();
  });
});

describe('people at a table', () => {
  it('choose another crew: taken ones cannot be chosen', async () => {
    await third.tap(seat(third, 'Jonas'));
    expect(await button(third, 'Stern').isDisabled()).toBe(true);
    expect(await button(third, 'Fisch').isDisabled()).toBe(true);
    await third.tap(button(third, 'Mond'));
    await expect.poll(() => button(third, 'Mond').getAttribute('aria-pressed')).toBe('true');
    await close(third);
    await second.tap(seat(second, 'Mia 2'));
    await expect.poll(() => button(second, 'Mond').isDisabled()).toBe(true);
    await close(second);
  });
  it('call themselves something else', async () => {
    await third.tap(seat(third, 'Jonas'));
    await third.write(third.page.getByLabel('Name'), 'Jonny');
    await third.tap(button(third, 'Umbenennen'));
    await close(third);
    await everyoneKnows('Jonny');
  });
  it('are renamed by the host when a name is rude; rude names are refused', async () => {
    await host.tap(seat(host, 'Jonny'));
    await host.write(host.page.getByLabel('Name'), 'Arschloch');
    await host.tap(button(host, 'Umbenennen'));
    await expect.poll(() => slip(host).textContent()).toMatch(/Name geht hier nicht/);
    await host.write(host.page.getByLabel('Name'), 'Jonas');
    await host.tap(button(host, 'Umbenennen'));
    await expect.poll(() => host.page.getByRole('heading', { name: 'Jonas' }).count()).toBe(1);
    await close(host);
    await everyoneKnows('Jonas');
  });
  it('only the host can open somebody else’s sheet', async () => {
    expect(await seat(second, 'Jonas').count()).toBe(0);
    expect(await button(second, /Tisch abschließen/).count()).toBe(0);
  });
  it('watch by choice, and sit down again', async () => {
    await third.tap(seat(third, 'Jonas'));
    await third.tap(button(third, 'Nur zuschauen'));
    await everybodyHears2();
    await expect.poll(() => second.page.locator('.watchers').textContent()).toMatch(/Schauen zu: *Jonas/);
    await third.tap(button(third, 'Mitspielen'));
    await expect.poll(() => seatsHeard(second)).toHaveLength(3);
  });
  const everyoneKnows = async (name: string): Promise<void> => {
    for (const phone of [host, second, third])
      await expect.poll(async () => (await seatsHeard(phone)).join(), { message: phone.name }).toContain(name);
  };
  const everybodyHears2 = async (): Promise<void> => {
    for (const phone of [host, second, third]) await expect.poll(() => seatsHeard(phone), { message: phone.name }).toHaveLength(2);
  };
});

describe('the host', () => {
  it('can start only when everybody is ready', async () => {
    expect(await button(host, 'Los!').count()).toBe(0);
    expect(await host.page.locator('.note').textContent()).toBe('Warten auf 2 Personen');
    await ready(second);
    await expect.poll(() => host.page.locator('.note').textContent()).toBe('Warten auf 1 Person');
    await ready(third);
    await button(host, 'Los!').waitFor();
    await expect.poll(() => second.page.locator('.note').textContent()).toBe('Mia startet das Spiel');
    await everybodyHearsReady();
    await second.tap(button(second, 'Du bist bereit'));
    await button(host, 'Los!').waitFor({ state: 'detached' });
  });
  const everybodyHearsReady = async (): Promise<void> => {
    await expect.poll(() => seatsHeard(host)).toEqual(['Mia, lädt ein · du, noch nicht bereit', 'Mia 2, bereit', 'Jonas, bereit']);
  };
  let late: Phone;
  it('locks the table: who comes now watches until it is open again', async () => {
    await host.tap(button(host, /Tisch abschließen/));
    await expect.poll(() => second.page.locator('.locked').textContent()).toBe('Tisch ist zu');
    late = await Phone.open('late', { width: 360, height: 640 });
    await late.page.goto(`${url}/t/${code}`);
    await late.write(late.page.getByLabel('Dein Name'), 'Mia');
    await late.tap(button(late, 'Platz nehmen'));
    await expect.poll(() => late.page.locator('.note').textContent()).toBe('Du schaust zu. Der Tisch ist zu.');
    await expect.poll(() => host.page.locator('.watchers').textContent()).toMatch(/Mia 3/);
    await host.tap(button(host, /Tisch abschließen/));
    await late.tap(button(late, 'Mitspielen'));
    await expect.poll(() => seatsHeard(host)).toHaveLength(4);
  });
  it('removes somebody, who cannot come back this evening', async () => {
    await host.tap(seat(host, 'Mia 3'));
    await host.tap(button(host, 'Platz freigeben')); // a tap is not enough
    expect(await seatsHeard(host)).toHaveLength(4);
    await host.hold(button(host, 'Platz freigeben'));
    await expect.poll(() => late.page.getByRole('heading').textContent()).toBe('Dein Platz wurde freigegeben');
    await expect.poll(() => seatsHeard(host)).toHaveLength(3);
    await late.page.reload();
    await expect.poll(() => late.page.getByRole('heading').textContent()).toBe('Dein Platz wurde freigegeben');
    expect(late.errors).toEqual([]);
    await late.close();
  });
  it('hands the table over', async () => {
    await host.tap(seat(host, 'Mia 2'));
    await host.tap(button(host, 'Tisch übergeben'));
    await everybodyHearsNew();
    await button(second, /Tisch abschließen/).waitFor();
    expect(await button(host, /Tisch abschließen/).count()).toBe(0);
    await second.tap(seat(second, 'Jonas'));
    await button(second, 'Tisch übergeben').waitFor();
    await close(second);
  });
  const everybodyHearsNew = async (): Promise<void> => {
    await expect
      .poll(() => seatsHeard(host))
      .toEqual(['Mia, du, noch nicht bereit', 'Mia 2, lädt ein, noch nicht bereit', 'Jonas, bereit']);
  };
});

describe('leaving', () => {
  it('the back button opens the menu and does not leave the table', async () => {
    await third.page.goBack();
    await third.page.getByRole('dialog', { name: 'Menü' }).waitFor();
    expect(third.page.url()).toBe(`${url}/t/${code}`);
    await close(third);
  });
  it('a second tab takes the seat over, and the first can have it back', async () => {
    const tab = await third.context.newPage();
    await tab.goto(`${url}/t/${code}`);
    await tab.getByRole('region', { name: 'Am Tisch' }).waitFor();
    await expect.poll(() => third.page.getByRole('heading').textContent()).toMatch(/in einem anderen Tab/);
    await third.tap(button(third, 'Hier weiterspielen'));
    await third.page.getByRole('region', { name: 'Am Tisch' }).waitFor();
    await tab.close();
  });
  it('takes a hold; the seat is free then, and the way back is open', async () => {
    await third.tap(button(third, 'Menü'));
    await third.hold(button(third, 'Tisch verlassen'));
    await expect.poll(() => third.page.getByRole('heading').textContent()).toBe('Du hast den Tisch verlassen');
    await expect.poll(() => seatsHeard(second)).toEqual(['Mia, noch nicht bereit', 'Mia 2, lädt ein · du, noch nicht bereit']);
    await third.tap(button(third, 'Zurück an den Tisch'));
    await expect.poll(() => seatsHeard(second)).toHaveLength(3);
  });
});
