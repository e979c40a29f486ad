// Water at the foot of a page, where there is room for it. Decoration.
import { WHITE } from '../../look/palette.ts';
import { FoldedBoat } from './folded-boat.tsx';
import { waves } from './waves.ts';

const W = 2400;
export const Shore = () => (
  <svg class="shore" viewBox="0 0 390 150" preserveAspectRatio="xMidYMin" aria-hidden="true">
    <FoldedBoat x={264} y={4} scale={0.85} turn={5} sail="#F6C23C" hull="#1F4B8E" mark="anchor" />
    <g class="drift">
      <path d={waves(W, 56, 5, 50, 500)} transform="translate(-1000 0)" fill="var(--water)" filter="url(#soft)" />
    </g>
    <FoldedBoat x={40} y={44} scale={0.62} turn={-4} sail={WHITE} hull="#CC3B27" mark="star" />
    <g class="drift back">
      <path d={waves(W, 92, 5.5, 40, 500, 0.4)} transform="translate(-1000 0)" fill="var(--water-near)" filter="url(#soft)" />
    </g>
  </svg>
);
