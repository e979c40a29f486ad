import { describe, expect, it } from 'vitest';
import { board } from '../../../shared/games/woertersee/holes.ts';
import { centre, heightOf } from './geometry.ts';
import { layoutOf, type Mode, type Needs, type Screen } from './layout.ts';

const none = { top: 0, right: 0, bottom: 0, left: 0 };
const design: Screen = { w: 390, h: 844, safe: { top: 47, right: 0, bottom: 34, left: 0 } };
const screens: { readonly [name: string]: Screen } = {
  design,
  safari: { w: 390, h: 664, safe: none },
  small: { w: 360, h: 640, safe: none },
  smallest: { w: 360, h: 616, safe: none },
  tablet: { w: 768, h: 1024, safe: none },
  landscape: { w: 844, h: 390, safe: { top: 0, right: 47, bottom: 21, left: 47 } },
  low: { w: 667, h: 375, safe: none },
  laptop: { w: 1440, h: 900, safe: none },
  stage: { w: 1920, h: 1080, safe: none },
};
const modes: readonly Mode[] = ['search', 'stop', 'trace', 'reveal'];
const each = Object.entries(screens).flatMap(([name, screen]) =>
  modes.flatMap((mode) =>
    ([3, 4] as const).map((radius) => ({ name, screen, needs: { mode, radius, seats: radius === 3 ? 4 : 8 } as Needs })),
  ),
);

it('the design size stands as it was drawn', () => {
  const { water, quay, head, timer } = layoutOf(design, { mode: 'search', radius: 3, seats: 4 });
  expect(water.pitch).toBeCloseTo(53, 0);
  expect(Math.abs(water.cy - 422)).toBeLessThan(6);
  expect(Math.abs(quay.y - 612)).toBeLessThan(4);
  expect([head.y, head.h]).toEqual([92, 50]);
  expect(timer.size).toBeGreaterThanOrEqual(50);
  expect(layoutOf(design, { mode: 'search', radius: 4, seats: 6 }).water.pitch).toBeCloseTo(41.5, 0);
});

describe('on every screen', () => {
  it.each(each)('$name, $needs.mode, radius $needs.radius: chips and desk lie on the screen, head and lake apart', ({ screen, needs }) => {
    const { water, head, desk, quay, wide, window } = layoutOf(screen, needs);
    const reach = water.pitch * 0.4;
    const chips = board(needs.radius).holes.map(({ index }) => centre(water, index));
    expect(Math.min(...chips.map(({ x }) => x)) - reach).toBeGreaterThanOrEqual(screen.safe.left - 1);
    expect(Math.max(...chips.map(({ x }) => x)) + reach).toBeLessThanOrEqual(wide ? quay.x + 6 : screen.w);
    const [top, bottom] = [water.cy - heightOf(water) / 2, water.cy + heightOf(water) / 2];
    expect(top).toBeGreaterThanOrEqual(wide ? 0 : head.y + head.h);
    expect(bottom).toBeLessThanOrEqual(wide ? screen.h + 1 : needs.mode === 'stop' ? window.y + window.h + 1 : quay.y + 1);
    expect(desk.y + desk.h).toBeLessThanOrEqual(screen.h - 8);
    expect(desk.h).toBeGreaterThan(90);
    expect(desk.x + desk.w).toBeLessThanOrEqual(screen.w - 7);
  });
  it('a search leaves a chip at least 40 px of room on every phone with 37 holes', () => {
    for (const screen of Object.values(screens))
      expect(layoutOf(screen, { mode: 'search', radius: 3, seats: 4 }).water.pitch).toBeGreaterThan(40);
  });
});
