// The classic folded paper boat from the side, 100 × 66.
import { shade, type EmblemName } from '../../look/palette.ts';
import { Emblem } from './emblem.tsx';

interface FoldedBoatProps {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly turn?: number;
  readonly sail: string;
  readonly hull: string;
  readonly mark?: EmblemName;
}
export const FoldedBoat = ({ x = 0, y = 0, scale = 1, turn = 0, sail, hull, mark }: FoldedBoatProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale}) rotate(${turn} 50 60)`} filter="url(#soft)">
    <path d="M50 2L78 42H22z" fill={sail} />
    <path d="M50 2L78 42H50z" fill={shade(sail, 0.12)} />
    <path d="M0 24L27 41H73L100 24L80 66H20z" fill={hull} />
    <path d="M100 24L73 41H50V66H80z" fill={shade(hull, 0.16)} />
    {mark && <Emblem name={mark} x={50} y={54} size={15} />}
  </g>
);
