// Plays Wörtersee with a phone: lays boats by tap, by drag and by key, traces words, presses STOP!.
import type { Find } from './lake-brain.ts';
import { focusIn, focused } from './keys.ts';
import { look } from './mirror.ts';
import type { Phone, Point } from './phone.ts';

/** Own boats that lie. */
export const ownBoats = async (phone: Phone): Promise<number> => (await look(phone)).filter(({ key }) => /^boat \d+$/.test(key)).length;
/** Waits until so many own boats lie. */
export async function lies(phone: Phone, boats: number): Promise<void> {
  await phone.spot(`boat ${boats}`).waitFor();
}

/** A tap on the first chip, a tap on the second. */
export async function layByTap(phone: Phone, { chips: [from, to] }: Find): Promise<void> {
  await phone.tap(phone.spot(from!));
  await phone.tap(phone.spot(to!));
}
/** A finger that slides from the first chip to the second. */
export const layBySlide = (phone: Phone, { chips: [from, to] }: Find): Promise<void> => phone.drag(phone.spot(from!), phone.spot(to!));

const middleOf = async (phone: Phone, key: string): Promise<Point> => {
  const box = await phone.spot(key).boundingBox();
  if (!box) throw new Error(`${phone.name} sees no ${key}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
/** How far a lifted boat hangs above the finger (CSS px), and a lying one to the right of its course (parts of the way). */
const LIFT = 44;
const STARBOARD = 0.155;
/** A boat dragged from the quay to its berth. */
export async function layFromQuay(phone: Phone, { chips: [from, to] }: Find): Promise<void> {
  const [a, b] = [await middleOf(phone, from!), await middleOf(phone, to!)];
  const berth = { x: (a.x + b.x) / 2 - (b.y - a.y) * STARBOARD, y: (a.y + b.y) / 2 + (b.x - a.x) * STARBOARD };
  await phone.drag(phone.spot('boat new'), berth, LIFT);
}

/** Arrow keys to a chip: first to its row, then along it. */
async function goTo(phone: Phone, chip: string): Promise<void> {
  for (let step = 0; step < 24; step++) {
    const at = await focused(phone);
    if (at === chip) return;
    if (!at.startsWith('chip ')) throw new Error(`${phone.name} has left the lake: ${at}`);
    const down = chip.charCodeAt(5) - at.charCodeAt(5);
    const right = Number(chip.slice(6)) - Number(at.slice(6));
    await phone.press(down > 0 ? 'ArrowDown' : down < 0 ? 'ArrowUp' : right > 0 ? 'ArrowRight' : 'ArrowLeft');
  }
  throw new Error(`${phone.name} cannot come to ${chip} by arrow keys: ${await focused(phone)}`);
}
/** Tab to the lake, arrows to the first chip, Enter, arrows to the second, Enter. */
export async function layByKey(phone: Phone, { chips: [from, to] }: Find): Promise<void> {
  await focusIn(phone, (key) => key.startsWith('chip '));
  await goTo(phone, from!);
  await phone.press('Enter');
  await goTo(phone, to!);
  await phone.press('Enter');
}

/** Traces the word of the boat in hand from its third chip on, by tap. */
export async function traceByTap(phone: Phone, { chips }: Find): Promise<void> {
  for (const chip of chips.slice(2)) await phone.tap(phone.spot(chip));
}
/** One finger that slides over all the chips of the word. */
export async function traceBySlide(phone: Phone, { chips }: Find): Promise<void> {
  const way = await Promise.all(chips.slice(1).map((chip) => middleOf(phone, chip)));
  await phone.slide(way);
}
