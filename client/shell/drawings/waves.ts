/** Path of a strip of waves as wide as `width`: `count` troughs cut with round scissors below y, filled down to y + height. */
export function waves(width: number, y: number, depth: number, count: number, height: number, phase = 0): string {
  const step = width / count;
  const crests = Array.from({ length: count + 3 }, (_, i) => {
    const x = (i - 1 + phase) * step;
    return `Q${(x + step / 2).toFixed(1)} ${y + depth * 2} ${(x + step).toFixed(1)} ${y}`;
  });
  return `M${-step} ${y + height}V${y}H${((phase - 1) * step).toFixed(1)}${crests.join('')}V${y + height}z`;
}
