// The form of the house rules in the lobby, by touch.
import type { Locator } from 'playwright-core';
import { button } from './gathering.ts';
import type { Phone } from './phone.ts';

export const openRules = async (phone: Phone): Promise<void> => {
  await phone.tap(phone.page.locator('.rules-card'));
  await phone.page.getByRole('dialog', { name: 'Hausregeln' }).waitFor();
};
export const closeRules = async (phone: Phone): Promise<void> => {
  await phone.tap(button(phone, 'Schließen'));
  await phone.page.getByRole('dialog').waitFor({ state: 'detached' });
};
/** The line of one option. */
export const rule = ({ page }: Phone, option: string): Locator => page.locator(`[data-option="${option}"]`);

/** How an option stands, as the form shows it: a figure, the chosen words, `an` or `aus`. */
export async function standing(phone: Phone, option: string): Promise<string> {
  const line = rule(phone, option);
  await line.waitFor();
  return line.evaluate((section) => {
    const figure = section.querySelector('output');
    if (figure) return figure.textContent;
    const onOff = section.querySelector('[role="switch"]');
    if (onOff) return onOff.getAttribute('aria-checked') === 'true' ? 'an' : 'aus';
    return [...section.querySelectorAll<HTMLInputElement>('input:checked')]
      .map((input) => input.nextElementSibling?.textContent ?? '')
      .join(', ');
  });
}
async function changed(phone: Phone, option: string, from: string): Promise<string> {
  const until = Date.now() + 45_000;
  for (;;) {
    const now = await standing(phone, option);
    if (now !== from) return now;
    if (Date.now() > until) throw new Error(`${phone.name}: the house rule ${option} stays at ${from}`);
    await phone.page.waitForTimeout(30);
  }
}
/** Steps a number until the form shows it: `1`, `0:30`. */
export async function stepTo(phone: Phone, option: string, wanted: string): Promise<void> {
  const value = (text: string): number => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  let now = await standing(phone, option);
  while (now !== wanted) {
    const less = value(now) > value(wanted);
    await phone.tap(rule(phone, option).getByRole('button', { name: less ? /weniger$/ : /mehr$/ }));
    now = await changed(phone, option, now);
  }
}
/** Chooses one of several words, or a person. */
export async function choose(phone: Phone, option: string, words: string): Promise<void> {
  const before = await standing(phone, option);
  await phone.tap(rule(phone, option).locator('label').filter({ hasText: words }));
  await changed(phone, option, before);
}
/** Turns a switch. */
export async function turn(phone: Phone, option: string): Promise<void> {
  const before = await standing(phone, option);
  await phone.tap(rule(phone, option).getByRole('switch'));
  await changed(phone, option, before);
}
