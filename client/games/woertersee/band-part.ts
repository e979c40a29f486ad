// What stands at the right of the band: lakes fished so far, or, while words are traced, the time that is left.
import { dial, roundDots } from '../../look/dial.ts';
import { band } from '../../table/band.ts';
import type { Part } from '../../table/button.ts';
import type { TableHooks } from '../../table/open.ts';
import type { View } from '../../table/picture.ts';
import type { Run } from '../../look/type.ts';
import { BAND_ROW } from '../../table/band-height.ts';
import type { Layout } from './layout.ts';
import { clockText, figures, joined, told } from './part.ts';
import { isHot } from './sky-part.ts';

export interface BandLook {
  readonly view: View;
  readonly layout: Layout;
  readonly hooks: TableHooks;
  readonly title: string;
  readonly rounds: { readonly done: number; readonly all: number; readonly name: string };
  /** Time left and in all (ms), with its name: instead of the rounds. */
  readonly clock?: { readonly left: number; readonly all: number; readonly name: string; tell(): void } | undefined;
}
const TIME = 52;

export function bandPart({ view, layout, hooks, title, rounds, clock }: BandLook): Part {
  const { safe } = layout.band;
  const right: readonly Run[] = clock
    ? [dial(Math.min(1, clock.left / Math.max(1, clock.all)), isHot(clock.left)), { gap: 6 + TIME }]
    : [roundDots(rounds.done, rounds.all)];
  const base = band({ ...view, safe }, hooks, { game: 'woertersee', title, right, plain: true });
  const [end, top] = [view.w - safe.right, safe.top];
  if (!clock) return joined(base, { sprites: [], spots: [told('rounds', rounds.name, { x: end - 140, y: top, w: 80, h: BAND_ROW })] });
  const time = figures(
    'band time',
    clockText(clock.left),
    { size: 20, colour: isHot(clock.left) ? 'danger' : 'ink' },
    end - 54 - TIME + 2,
    top + BAND_ROW / 2 - 1,
  );
  return joined(base, {
    sprites: time,
    spots: [{ key: 'clock', name: clock.name, x: end - 146, y: top, w: 94, h: BAND_ROW, tap: clock.tell }],
  });
}
