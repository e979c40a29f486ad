// What somebody does who has a keyboard and no pointer.
import type { Phone } from './phone.ts';

/** `data-key` of the table's spot with focus, '' elsewhere. */
export const focused = ({ page }: Phone): Promise<string> =>
  page.evaluate(() => (document.activeElement instanceof HTMLElement && document.activeElement.dataset['key']) || '');

/** What has focus, as it is called: label, text or value. */
const called = ({ page }: Phone): Promise<string> =>
  page.evaluate(() => {
    const one = document.activeElement;
    if (!(one instanceof HTMLElement) || one === document.body) return '';
    const labels = one instanceof HTMLInputElement && one.labels ? [...one.labels].map((label) => label.textContent).join(' ') : '';
    return (one.getAttribute('aria-label') ?? (labels || one.textContent)).trim().replaceAll(/\s+/g, ' ');
  });
const MOST = 120;

/** Tab until a spot of the table has focus that `wanted` accepts. */
export async function focusIn(phone: Phone, wanted: (key: string) => boolean): Promise<void> {
  const met: string[] = [];
  for (let i = 0; i < MOST; i++) {
    const key = await focused(phone);
    if (key && wanted(key)) return;
    met.push(key);
    await phone.press('Tab');
  }
  throw new Error(`${phone.name} cannot come there by Tab; it met ${[...new Set(met)].join(', ')}`);
}
/** Tab (`back`: Shift+Tab) until what has this name has focus. */
export async function tabTo(phone: Phone, name: string | RegExp, back = false): Promise<void> {
  const met: string[] = [];
  const until = Date.now() + 45_000;
  const fits = (text: string): boolean => (typeof name === 'string' ? text === name : name.test(text));
  while (Date.now() < until) {
    const at = await called(phone);
    if (fits(at)) return;
    met.push(at);
    if (met.length > MOST && met.slice(-MOST).includes(at)) break;
    await phone.press(back ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`${phone.name} cannot come to ${String(name)} by Tab; it met ${[...new Set(met)].join(' | ')}`);
}
/** Tab to a button and press it. */
export async function pressOn(phone: Phone, name: string | RegExp): Promise<void> {
  await tabTo(phone, name);
  await phone.press('Enter');
}
