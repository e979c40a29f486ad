// A word rides on a paper hull in its owner's colour: bow right, emblem pennant at the bow.
import { crewLook, INK, WHITE } from '../../look/palette.ts';
import { Emblem } from './emblem.tsx';
import { Letter } from './tile.tsx';

const W = 24;
const H = 31;
const STEP = 25.5;

/** Inside an <svg>; `bright`: indices of letters just changed. */
export function WordBoat({
  word,
  crew,
  x,
  y,
  scale = 1,
  bright = [],
}: {
  word: string;
  crew: number;
  x: number;
  y: number;
  scale?: number;
  bright?: readonly number[];
}) {
  const { colour, emblem } = crewLook(crew);
  const end = word.length * STEP + 6;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g filter="url(#soft)">
        <path d={`M-3 28H${end - 4}L${end + 21} 24L${end} 40Q${end / 2} 44 6 40z`} fill={colour} />
        <path d={`M${end + 1} 31V-3h2V31z`} fill="var(--ink)" />
        <path d={`M${end + 2} -3h16l-4 8l4 8h-16z`} fill={colour} />
      </g>
      {[...word].map((letter, i) => (
        <g key={i}>
          <rect
            x={2 + i * STEP}
            y="0"
            width={W}
            height={H}
            rx="3.5"
            fill={bright.includes(i) ? '#F6C23C' : WHITE}
            stroke={INK}
            stroke-opacity=".16"
            stroke-width=".7"
          />
          <Letter letter={letter} x={2 + i * STEP + W / 2} y={H / 2 - 0.5} size={W * 1.12} scale={0.8} />
        </g>
      ))}
      <Emblem name={emblem} x={end + 8.5} y={5} size={10.5} />
    </g>
  );
}
