// A letter tile of paper: two sheets, the letter centred on its cap height. Geometry in parts of its outer size.
import { INK, shade, TILE_EDGE, WHITE } from '../../look/palette.ts';

export interface TileProps {
  readonly letter: string;
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
  readonly fill?: string;
  readonly ink?: string;
  /** Degrees. */
  readonly turn?: number;
  /** Font size in parts of the tile; 0.78 is a tile alone. */
  readonly scale?: number;
  readonly dashed?: boolean;
}
const DOTTED = /[ÄÖÜÉÈ]/;

/** One letter with its cap height centred on (x, y). `size` is the size of what it stands on. */
export function Letter({
  letter,
  x,
  y,
  size,
  ink = INK,
  scale = 0.78,
}: {
  letter: string;
  x: number;
  y: number;
  size: number;
  ink?: string;
  scale?: number;
}) {
  const dots = DOTTED.test(letter);
  const font = size * scale * (dots ? 0.86 : 1);
  return (
    <text class="letter" x={x} y={y + font * 0.33 + (dots ? size * 0.085 : 0)} font-size={font} text-anchor="middle" fill={ink}>
      {letter}
    </text>
  );
}

/** Inside an <svg>. */
export function Tile({ letter, x = 0, y = 0, size, fill = WHITE, ink = INK, turn = 0, scale = 0.78, dashed = false }: TileProps) {
  const strip = Math.max(1.5, size * 0.07);
  const face = size - strip;
  const round = size * 0.14;
  return (
    <g filter="url(#soft)" transform={`rotate(${turn} ${x + size / 2} ${y + size / 2})`}>
      <rect x={x} y={y + strip} width={size} height={face} rx={round} fill={fill === WHITE ? TILE_EDGE : shade(fill, 0.25)} />
      <rect
        x={x}
        y={y}
        width={size}
        height={face}
        rx={round}
        fill={fill}
        {...(dashed && { stroke: INK, 'stroke-width': 2, 'stroke-dasharray': '4 3' })}
      />
      <Letter letter={letter} x={x + size / 2} y={y + face / 2} size={size} ink={ink} scale={scale} />
    </g>
  );
}
