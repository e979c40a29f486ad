// Scissors for the DOM: the four snips of a sheet as a CSS polygon that fits any box.
import { seedOf, snips } from '../../look/paper.ts';

/** For `clip-path: polygon(var(--cut))`: each corner off inwards by up to `off` px, always the same for one id. */
export function cut(id: string, off = 3): { '--cut': string } {
  const next = snips(seedOf(id) * 7 + 13);
  for (let i = 0; i < 3; i += 1) next();
  const d = (): string => `${(next() * off).toFixed(1)}px`;
  const far = (): string => `calc(100% - ${d()})`;
  return { '--cut': `${d()} ${d()},${far()} ${d()},${far()} ${far()},${d()} ${far()}` };
}
