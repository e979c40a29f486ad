// What the reveal of a round's words is drawn from.
import type { RevealView } from '../../../shared/games/woertersee/view.ts';
import type { Touch } from '../../table/picture.ts';
import type { Layout } from './layout.ts';
import type { Names } from './names.ts';
import type { Sight } from './sight.ts';

export interface RevealLook {
  readonly sight: Sight;
  readonly layout: Layout;
  readonly names: Names;
  readonly touch: Touch;
  /** How many words are up; the one on show, -1 none; points of the round by seat as counted so far. */
  readonly count: number;
  readonly current: number;
  readonly through: boolean;
  points(seat: number): number;
  /** Shows all at once; shows the n-th word on the lake; on to the results. */
  faster(): void;
  show(n: number): void;
  readonly results?: (() => void) | undefined;
}
/** A revealed word in a sentence: whose, what, how much or why not. */
export function wordSaid(
  { sight, names: { t, of, pair } }: Pick<RevealLook, 'sight' | 'names'>,
  { seat, word, points, why, from, to }: RevealView,
): string {
  const facts = { name: of(seat), word: word || pair(sight, from, to) };
  return why === ''
    ? t('woertersee.reveal.word', { ...facts, n: points })
    : t('woertersee.reveal.none', { ...facts, why: t(`woertersee.why.${why}`) });
}
