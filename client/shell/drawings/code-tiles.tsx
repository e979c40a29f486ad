// The table's code in very large letters, laid like tiles somebody dropped.
import { WHITE } from '../../look/palette.ts';
import { Tile } from './tile.tsx';

const TURNS = [-4, 2, -1, 4, -3, 3];
const DROPS = [0, 6, -2, 5, 1, 4];
export function CodeTiles({ code }: { code: string }) {
  const step = 69;
  return (
    <svg class="code-tiles" viewBox={`-6 -10 ${code.length * step + 7} 88`} role="img" aria-label={[...code].join(' ')}>
      {[...code].map((letter, i) => (
        <Tile
          key={i}
          letter={letter}
          x={i * step}
          y={DROPS[i] ?? 0}
          size={64}
          turn={TURNS[i] ?? 0}
          fill={i === 1 ? '#F6C23C' : WHITE}
          scale={0.84}
        />
      ))}
    </svg>
  );
}
