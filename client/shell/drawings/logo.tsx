// The wordmark: nine paper letters at sea; the three O are sun, lifebuoy and porthole.
import { INK, WHITE } from '../../look/palette.ts';
import { Tile } from './tile.tsx';
import { waves } from './waves.ts';

const SIZE = 58;
const STEP = 62.5;
const LETTERS = [
  { letter: 'L', fill: '#F6C23C', ink: INK, drop: 0, turn: -5 },
  { drawn: Sun, drop: 6 },
  { letter: 'G', fill: '#CC3B27', ink: WHITE, drop: -3, turn: 4 },
  { drawn: Lifebuoy, drop: 4 },
  { letter: 'D', fill: '#1F4B8E', ink: WHITE, drop: -5, turn: -3 },
  { letter: 'R', fill: '#8CCBEA', ink: INK, drop: 2, turn: 5 },
  { drawn: Porthole, drop: 7 },
  { letter: 'M', fill: '#23784F', ink: WHITE, drop: -2, turn: -4 },
  { letter: 'E', fill: '#F4ADA4', ink: INK, drop: 3, turn: 5 },
] as const;

function Sun() {
  const rays = Array.from({ length: 10 }, (_, i) => <path key={i} d="M-5 -23L0 -33L5 -23z" transform={`rotate(${i * 36})`} />);
  return (
    <g fill="#F6C23C">
      {rays}
      <path
        fill-rule="evenodd"
        d="M0 -23a23 23 0 1 1 0 46a23 23 0 1 1 0 -46zm0 11.500a11.500 11.500 0 1 0 0 23a11.500 11.500 0 1 0 0 -23z"
      />
    </g>
  );
}
const QUARTER = 'M8.84 -8.84L20.5 -20.5A29 29 0 0 1 20.5 20.5L8.84 8.84A12.5 12.5 0 0 0 8.84 -8.84z';
function Lifebuoy() {
  return (
    <g>
      {[0, 1, 2, 3].map((i) => (
        <path key={i} d={QUARTER} transform={`rotate(${i * 90 + 45})`} fill={i % 2 ? '#CC3B27' : WHITE} />
      ))}
    </g>
  );
}
function Porthole() {
  return (
    <g>
      <circle r="29" fill="#1F4B8E" />
      <circle r="18" fill="#8CCBEA" />
      <path d="M-18 3Q-9 -3 0 3T18 3A18 18 0 0 1 -18 3z" fill={WHITE} />
      {[0, 60, 120, 180, 240, 300].map((a) => (
        <circle key={a} cy="-23.5" r="2.2" fill="#8CCBEA" transform={`rotate(${a})`} />
      ))}
    </g>
  );
}

export const Logo = ({ label }: { label: string }) => (
  <svg class="logo" viewBox="-14 0 590 100" role="img" aria-label={label}>
    <clipPath id="logo-cut">
      <path d="M-12 -30H574V78L566 98L280 94L-4 98L-12 78z" />
    </clipPath>
    <g clip-path="url(#logo-cut)">
      {LETTERS.map((l, i) =>
        'letter' in l ? (
          <Tile key={i} letter={l.letter} x={i * STEP} y={14 + l.drop} size={SIZE} fill={l.fill} ink={l.ink} turn={l.turn} scale={0.72} />
        ) : (
          <g key={i} filter="url(#soft)" transform={`translate(${i * STEP + SIZE / 2} ${14 + l.drop + SIZE / 2})`}>
            <l.drawn />
          </g>
        ),
      )}
      <path d={waves(560, 76, 5, 14, 18)} fill="var(--deep)" />
      <path d={waves(560, 84, 5, 11, 14, 0.4)} fill="var(--navy)" />
    </g>
  </svg>
);
