// The harbour at sunset, or under the moon: the sky of the home page. Drawn 390 wide; sky, hills and water go on beyond the edges.
import { WHITE } from '../../look/palette.ts';
import { FoldedBoat } from './folded-boat.tsx';
import { waves } from './waves.ts';

const W = 390;
const H = 370;
const STARS = [
  [18, 150],
  [96, 130],
  [206, 138],
  [372, 130],
  [60, 186],
  [160, 164],
  [-84, 92],
  [-170, 150],
  [446, 104],
  [530, 166],
  [612, 116],
] as const;

const Moon = () => (
  <g>
    <path d="M276 178A32 32 0 1 0 288 226A27 27 0 0 1 276 178z" fill="#F8EFDC" filter="url(#soft)" />
    {STARS.map(([x, y]) => (
      <path
        key={x}
        d={`M${x} ${y - 4}l1.300 2.700 2.700 1.300-2.700 1.300-1.300 2.700-1.300-2.700-2.700-1.300 2.700-1.300z`}
        fill="#F0B92F"
      />
    ))}
    <path d="M314 194L-700 121V346z" fill="#F0B92F" opacity=".13" />
  </g>
);
const Lighthouse = () => (
  <g filter="url(#soft)" transform="translate(-20 0)">
    <path d="M325 297L330 196H348L353 297z" fill={WHITE} />
    <path d="M326.7 263l.9 -18.5h22.8l.9 18.5zM328.7 226l.8 -16.65h19l.8 16.65z" fill="#CC3B27" />
    <path d="M327 196l12 -26 12 26z" fill="#1F4B8E" />
  </g>
);
const CLOUD = 'M0 22Q2 8 15 9Q20 -3 34 1Q45 -5 54 6Q70 4 73 22z';
const CLOUDS = [
  [12, 142, 0.85],
  [176, 134, 0.7],
  [-176, 108, 1.3],
  [470, 118, 1.1],
  [-370, 140, 0.9],
  [640, 88, 1.2],
] as const;
const Clouds = () => (
  <g fill="var(--cloud)" filter="url(#soft)">
    {CLOUDS.map(([x, y, scale]) => (
      <path key={x} d={CLOUD} transform={`translate(${x} ${y}) scale(${scale})`} />
    ))}
  </g>
);

export const Harbour = ({ dark }: { dark: boolean }) => (
  <svg class="harbour" viewBox={`0 0 ${W} ${H}`} aria-hidden="true">
    <Clouds />
    {dark ? <Moon /> : <circle cx="256" cy="222" r="56" fill="#F6C23C" filter="url(#soft)" />}
    <path
      filter="url(#soft)"
      d="M-600 300L-420 220L-300 262L-180 214L-90 268L-10 274L56 222L112 259L190 216L280 266L400 233L520 268L640 212L760 262L1000 230V400H-600z"
      fill="var(--hill-far)"
    />
    <path filter="url(#soft)" d="M190 330L215 296L289 252L400 266L560 240L720 290L1000 262V400H190z" fill="var(--hill-near)" />
    <Lighthouse />
    <g class="drift">
      <path d={waves(W * 5, 292, 5, 40, 120)} transform={`translate(${-W * 2} 0)`} fill="var(--water)" filter="url(#soft)" />
    </g>
    <FoldedBoat x={52} y={231} scale={0.8} turn={-4} sail="#F6C23C" hull="#CC3B27" mark="star" />
    <FoldedBoat x={187} y={272} scale={0.56} turn={5} sail={WHITE} hull="#7A3E9D" mark="moon" />
    <g class="drift back">
      <path d={waves(W * 5, 329, 5.5, 30, 120, 0.45)} transform={`translate(${-W * 2} 0)`} fill="var(--water-near)" filter="url(#soft)" />
    </g>
  </svg>
);
