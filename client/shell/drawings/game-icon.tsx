// The games' emblems on a 72 × 72 sheet of their own colour.
import type { ComponentChildren } from 'preact';
import { WHITE } from '../../look/palette.ts';
import { SHEET } from './defs.tsx';
import { Letter } from './tile.tsx';
import { waves } from './waves.ts';

const Bell = () => (
  <>
    <path d={SHEET} fill="#CC3B27" />
    <path d="M0 0H72L36 36z" fill="#A82C1A" />
    <g filter="url(#soft)">
      <path d="M36 8a5 5 0 0 1 5 5c9 3 12 11 13 25l6 9H12l6-9c1-14 4-22 13-25a5 5 0 0 1 5-5z" fill="#F6C23C" />
      <path d="M36 8a5 5 0 0 1 5 5c9 3 12 11 13 25l6 9H36z" fill="#E0A81F" />
    </g>
    <path d="M28 49h16a8 8 0 0 1-16 0z" fill={WHITE} filter="url(#soft)" />
    <path d="M7 17l7 5M4 30h8M65 17l-7 5M68 30h-8M36 57v9" stroke={WHITE} stroke-width="4" />
  </>
);
const HOLES = [
  [36, 20, 'A'],
  [18, 35, 'E'],
  [54, 35, 'S'],
  [36, 50, 'R'],
] as const;
const Lake = () => (
  <>
    <path d={SHEET} fill="#8CCBEA" />
    <path d={waves(72, 58, 4, 4, 20)} fill="#4F9FC9" />
    {HOLES.map(([x, y, letter]) => (
      <g key={letter} filter="url(#soft)">
        <circle cx={x} cy={y} r="12.5" fill={WHITE} />
        <Letter letter={letter} x={x} y={y} size={25} scale={0.6} ink={'AE'.includes(letter) ? '#CC3B27' : '#1F4B8E'} />
      </g>
    ))}
    <path
      d="M-13 -6L5 -7L16 0L5 7L-13 6L-9 0z"
      fill="#CC3B27"
      stroke={WHITE}
      stroke-width="1.8"
      transform="translate(45 41) rotate(-138)"
      filter="url(#soft)"
    />
  </>
);
const Sheet = ({ children }: { children?: ComponentChildren }) => (
  <>
    <path d={SHEET} fill="#1F4B8E" />
    {children}
  </>
);
const ICONS: { readonly [game: string]: () => preact.JSX.Element } = { 'lexicon-go': Bell, woertersee: Lake };

/** Decoration: the name beside it says which game. A game without an emblem shows its initial. */
export function GameIcon({ game, size }: { game: string; size: number }) {
  const Icon = ICONS[game];
  return (
    <svg class="game-icon" width={size} height={size} viewBox="0 0 72 72" aria-hidden="true">
      <g clip-path="url(#sheet-cut)">
        {Icon ? (
          <Icon />
        ) : (
          <Sheet>
            <Letter letter={game.slice(0, 1).toUpperCase()} x={36} y={36} size={60} ink={WHITE} />
          </Sheet>
        )}
      </g>
    </svg>
  );
}
