// Three pictures a game, 320 × 170: what one must have seen before a first round.
import type { JSX } from 'preact';
import { WHITE } from '../../look/palette.ts';
import { Chip, LakeBoat } from '../drawings/lake-parts.tsx';
import { Letter, Tile } from '../drawings/tile.tsx';
import { waves } from '../drawings/waves.ts';
import { WordBoat } from '../drawings/word-boat.tsx';

const W = 320;
/** Grounds go on beyond both edges: the frame may be wider than the picture. */
const Ground = ({ fill }: { fill: string }) => <path d="M-200 0H520V170H-200z" fill={fill} />;
const Sea = () => (
  <>
    <Ground fill="var(--sea)" />
    <path d={waves(720, 62, 3, 20, 120)} transform="translate(-200 0)" fill="var(--wave)" />
  </>
);
const Quay = () => <path d="M-200 116L120 106L520 118V170H-200z" fill="var(--quay)" filter="url(#soft)" />;
const hand = (letters: string) =>
  [...letters].map((letter, i) => <Tile key={i} letter={letter} x={14 + i * 42} y={122} size={38} turn={(i % 3) - 1} />);

const Form = () => (
  <>
    <Sea />
    <Quay />
    <WordBoat word="NEST" crew={0} x={84} y={22} scale={1.3} />
    {hand('AKTBUOR')}
  </>
);
const Attack = () => (
  <>
    <Sea />
    <WordBoat word="BUCH" crew={1} x={10} y={18} />
    <path d="M148 36h18m-7 -7l7 7l-7 7" stroke="var(--ink)" stroke-width="4" fill="none" />
    <WordBoat word="BACH" crew={0} x={180} y={18} bright={[1]} />
    <WordBoat word="RAD" crew={1} x={24} y={100} />
    <path d="M138 118h18m-7 -7l7 7l-7 7" stroke="var(--ink)" stroke-width="4" fill="none" />
    <WordBoat word="RADAR" crew={0} x={166} y={100} bright={[3, 4]} />
  </>
);
const Ring = () => (
  <>
    <Ground fill="var(--red)" />
    <g transform="translate(112 20) scale(1.55)" filter="url(#soft)">
      <path d="M36 0a5 5 0 0 1 5 5c9 3 12 11 13 25l6 9H12l6-9c1-14 4-22 13-25a5 5 0 0 1 5-5z" fill="#F6C23C" />
      <path d="M36 0a5 5 0 0 1 5 5c9 3 12 11 13 25l6 9H36z" fill="#E0A81F" />
      <path d="M28 41h16a8 8 0 0 1-16 0z" fill={WHITE} />
    </g>
    <path d="M84 34l16 10M78 70h18M252 34l-16 10M258 70h-18" stroke={WHITE} stroke-width="7" />
    <text class="letter" x="160" y="150" font-size="30" text-anchor="middle" fill={WHITE}>
      LEXICON!
    </text>
  </>
);

const LAKE = [
  ['S', 88, 44],
  ['T', 136, 44],
  ['R', 184, 44],
  ['A', 232, 44],
  ['N', 64, 86],
  ['I', 112, 86],
  ['E', 160, 86],
  ['G', 208, 86],
  ['L', 256, 86],
  ['H', 88, 128],
  ['U', 136, 128],
  ['D', 184, 128],
  ['K', 232, 128],
] as const;
function Lake({ lit = '', children }: { lit?: string; children?: JSX.Element }) {
  return (
    <>
      <Ground fill="var(--sunset)" />
      <path d="M36 22L92 6H236L292 30L304 92L270 158L86 164L28 118z" fill="var(--water)" filter="url(#soft)" />
      {LAKE.map(([letter, x, y]) => (
        <Chip key={letter} letter={letter} x={x} y={y} lit={lit.includes(letter)} />
      ))}
      {children}
    </>
  );
}
const Search = () => <Lake lit="REGAL" />;
const Berth = () => (
  <Lake>
    <LakeBoat crew={0} x={170} y={66} turn={120} scale={1.25} />
  </Lake>
);
const Stop = () => (
  <>
    <Ground fill="var(--yellow)" />
    <g transform="translate(160 64) scale(.88)" filter="url(#soft)">
      <path d="M-25 -60H25L60 -25V25L25 60H-25L-60 25V-25z" fill="#CC3B27" stroke={WHITE} stroke-width="5" />
      <text class="letter" y="12" font-size="34" text-anchor="middle" fill={WHITE}>
        STOP!
      </text>
    </g>
    {[...'REGAL'].map((letter, i) => (
      <Chip key={i} letter={letter} x={88 + i * 36} y={148} r={16} />
    ))}
    <Letter letter="5" x={282} y={148} size={34} />
  </>
);

/** Three per game, in the order of their sentences `primer.GAME.1` … `.3`. */
const PICTURES: { readonly [game: string]: readonly (() => JSX.Element)[] } = {
  'lexicon-go': [Form, Attack, Ring],
  woertersee: [Search, Berth, Stop],
};
export const picturesOf = (game: string): readonly (() => JSX.Element)[] => PICTURES[game] ?? [];
export const PICTURE = { width: W, height: 170 };
