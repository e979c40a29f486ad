// Chips and boats of the lake, seen from above.
import { crewLook, INK, mix, WHITE } from '../../look/palette.ts';
import { Emblem } from './emblem.tsx';
import { Letter } from './tile.tsx';

/** A letter chip around (x, y); vowels are red and underlined. */
export function Chip({ letter, x, y, r = 20, lit = false }: { letter: string; x: number; y: number; r?: number; lit?: boolean }) {
  const vowel = 'AEIOUÄÖÜ'.includes(letter);
  const ink = vowel ? '#CC3B27' : INK;
  return (
    <g>
      <circle cx={x} cy={y} r={r} fill={lit ? '#F6C23C' : WHITE} filter="url(#soft)" />
      <Letter letter={letter} x={x} y={y - (vowel ? 1 : 0)} size={r * 2} scale={0.62} ink={lit && vowel ? '#7A1C0E' : ink} />
      {vowel && <path d={`M${x - r * 0.4} ${y + r * 0.62}h${r * 0.8}`} stroke={lit ? '#7A1C0E' : ink} stroke-width="2.6" />}
    </g>
  );
}

/** A boat around (x, y), bow in direction `turn` (degrees, 0 to the right); its emblem stays upright. */
export function LakeBoat({ crew, x, y, turn, scale = 1 }: { crew: number; x: number; y: number; turn: number; scale?: number }) {
  const { colour, emblem } = crewLook(crew);
  return (
    <g transform={`translate(${x} ${y})`} filter="url(#soft)">
      <g transform={`rotate(${turn}) scale(${scale})`}>
        <path d="M-17 -7L5 -8.5L19 0L5 8.5L-17 7L-12.5 0z" fill={colour} stroke={WHITE} stroke-width="1.6" />
        <path d="M5 -8.5L19 0L5 8.5L9 0z" fill={mix(colour, '#FFFFFF', 0.35)} />
      </g>
      <Emblem name={emblem} x={-2} y={0} size={10.5 * scale} />
    </g>
  );
}
