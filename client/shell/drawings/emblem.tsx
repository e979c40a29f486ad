// Crew emblems and the sail they are sewn on.
import { EMBLEMS } from '../../look/emblems.ts';
import { crewLook, WHITE, type EmblemName } from '../../look/palette.ts';

/** Inside an <svg>: the emblem centred on (x, y). */
export const Emblem = ({ name, x, y, size, fill = WHITE }: { name: EmblemName; x: number; y: number; size: number; fill?: string }) => (
  <path d={EMBLEMS[name]} fill={fill} fill-rule="evenodd" transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`} />
);

/** A crew's sail: its colour and its emblem, a square of `size` px. Decoration: the name beside it says who. */
export function Sail({ crew, size }: { crew: number; size: number }) {
  const { colour, emblem } = crewLook(crew);
  return (
    <svg class="sail" width={size} height={size} viewBox="0 0 34 34" aria-hidden="true">
      <path d="M2 1.4L32.600 0L33.500 32L0 33.500z" fill={colour} />
      <Emblem name={emblem} x={16.9} y={16.9} size={21} />
    </svg>
  );
}
