// The action bar: the same four places in every game with a rack.
import { button, type Box, type ButtonLook, type Part } from './button.ts';
import type { Touch } from './picture.ts';

export type BarPlaces = readonly [swap: Box, shuffle: Box, recall: Box, play: Box];
/** The four boxes over a width: 78, 66, 66 and the rest at 390 px, narrower in proportion. */
export function barPlaces(x: number, y: number, width: number, height: number): BarPlaces {
  const gap = 6;
  const f = Math.min(1.25, (width - 3 * gap) / 356);
  const widths = [78 * f, 66 * f, 66 * f].map(Math.round) as [number, number, number];
  const [a, b, c] = widths;
  const box = (left: number, w: number): Box => ({ x: x + left, y, w, h: height });
  return [box(0, a), box(a + gap, b), box(a + b + 2 * gap, c), box(a + b + c + 3 * gap, width - a - b - c - 3 * gap)];
}
/** What is not said here is the same for all of the bar's small buttons. */
export const barLook = (look: Omit<ButtonLook, 'shape' | 'colour' | 'ink' | 'group'>): ButtonLook => ({
  ...look,
  shape: 'place',
  colour: 'card',
  ink: look.disabled ? 'ink2' : 'ink',
  group: 'bar',
});
/** The large one: green when it can be pressed. */
export const playLook = (look: Omit<ButtonLook, 'shape' | 'colour' | 'ink' | 'group'>): ButtonLook => ({
  ...look,
  shape: 'word',
  colour: look.disabled ? 'off' : 'green',
  ink: look.disabled ? 'offInk' : '#FFFDF6',
  group: 'bar',
});

export function bar(looks: readonly ButtonLook[], places: readonly Box[], touch: Touch): Part {
  const parts = looks.map((look, i) => button(look, places[i]!, touch, look.shape === 'word' && !look.disabled ? 5 : 4));
  return { sprites: parts.flatMap((p) => p.sprites), spots: parts.flatMap((p) => p.spots) };
}
