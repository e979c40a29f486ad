import { describe, expect, it } from 'vitest';
import { contrast, CREWS, dark, GAME_LOOKS, INK, light, shade, WHITE } from './palette.ts';

describe.each([light, dark])('the $name palette', (p) => {
  const pairs: readonly (readonly [string, string, string])[] = [
    ['ink on sea', p.ink, p.sea],
    ['ink on quay', p.ink, p.quay],
    ['ink on card', p.ink, p.card],
    ['ink on sand', p.ink, p.sand],
    ['ink on hint', p.ink, p.hint],
    ['small print on card', p.ink2, p.card],
    ['small print on quay', p.ink2, p.quay],
    ['disabled', p.offInk, p.off],
    ['ink on yellow', INK, p.yellow],
    ['white on red', WHITE, p.red],
    ['white on green', WHITE, p.green],
    ['white on navy', WHITE, p.navy],
    ['danger on card', p.danger, p.card],
    ['danger on sea', p.danger, p.sea],
  ];
  it.each(pairs)('%s reads at 4.5 : 1 or better', (_, letters, sheet) => {
    expect(contrast(letters, sheet)).toBeGreaterThanOrEqual(4.5);
  });
});

it.each(CREWS)('white reads on the colour of the crew $emblem', ({ colour }) => {
  expect(contrast(WHITE, colour)).toBeGreaterThanOrEqual(4.8);
});
it.each(Object.entries(GAME_LOOKS))('the band of %s reads', (_, look) => {
  expect(contrast(look.ink, look.colour)).toBeGreaterThanOrEqual(4.5);
});
it('a lower sheet is darker and of the same hue', () => {
  expect(shade('#FF8000', 0.25)).toBe('#bf6000');
});
