import { describe, expect, it } from 'vitest';
import { board, holeNamed } from '../../../shared/games/woertersee/holes.ts';
import { arrows, berths, centre, course, heightOf, pitchAcross, pitchFor, reach, zoomed, type Water } from './geometry.ts';

const small: Water = { cx: 195, cy: 422, pitch: 53, radius: 3 };
const large: Water = { cx: 195, cy: 422, pitch: 41.5, radius: 4 };
const hole = (name: string, { radius }: Water = small): number => holeNamed(board(radius), name);

describe('chips', () => {
  it('lie one pitch apart from each of their neighbours', () => {
    for (const water of [small, large]) {
      board(water.radius).neighbours.forEach((beside, from) => {
        for (const to of beside) {
          const [a, b] = [centre(water, from), centre(water, to)];
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(water.pitch, 5);
        }
      });
    }
  });
  it('the design widths give the design pitches, 53 for 37 holes and 41.5 for 61', () => {
    expect(pitchAcross(3, 390)).toBeCloseTo(53, 0);
    expect(pitchAcross(4, 390)).toBeCloseTo(41.5, 1);
  });
  it('a pitch for a height gives that height', () => {
    expect(heightOf({ radius: 3, pitch: pitchFor(3, 300) })).toBeCloseTo(300, 5);
    expect(reach(small)).toBeCloseTo(197.2, 1);
  });
});

describe('5.5 boats', () => {
  it('lie on the right-hand side of their course, so that both directions of one pair fit', () => {
    const there = course(small, hole('d3'), hole('d4'));
    const back = course(small, hole('d4'), hole('d3'));
    expect(there.angle).toBe(0);
    expect(there.y).toBeGreaterThan(centre(small, hole('d3')).y);
    expect(Math.abs(back.angle)).toBe(180);
    expect(Math.hypot(there.x - back.x, there.y - back.y)).toBeCloseTo(0.31 * 53, 5);
  });
  it('every two berths lie far enough apart to tell which one is meant', () => {
    const all = berths(small);
    expect(all).toHaveLength(180);
    const apart = all.flatMap((a) => all.filter((b) => a !== b).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
    expect(Math.min(...apart)).toBeGreaterThan(0.2 * 53);
  });
});

describe('the zoom', () => {
  const window = { x: 0, y: 245, w: 390, h: 365 };
  it('keeps the chip under the finger', () => {
    const middle = hole('e5', large);
    expect(centre(zoomed(large, middle, 1.7, window), middle)).toEqual(centre(large, middle));
  });
  it('keeps every neighbour of the chip wholly inside the window, wherever it lies', () => {
    board(4).neighbours.forEach((beside, at) => {
      const water = zoomed(large, at, 1.7, window);
      expect(water.pitch).toBeCloseTo(70.55, 5);
      for (const each of [at, ...beside]) {
        const { x, y } = centre(water, each);
        const half = water.pitch / 2 - 1e-6;
        expect(x - half).toBeGreaterThanOrEqual(0);
        expect(x + half).toBeLessThanOrEqual(390);
        expect(y - half).toBeGreaterThanOrEqual(245);
        expect(y + half).toBeLessThanOrEqual(610);
      }
    });
  });
});

describe('arrow keys', () => {
  it('lead to neighbours only, and the opposite key leads back wherever the lake does not end', () => {
    const field = board(3);
    const opposite = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft', ArrowUp: 'ArrowDown', ArrowDown: 'ArrowUp' } as const;
    let back = 0;
    let ways = 0;
    for (const { index } of field.holes) {
      for (const [key, to] of Object.entries(arrows(field, index)) as [keyof typeof opposite, number][]) {
        expect(field.neighbours[index]).toContain(to);
        ways++;
        if (arrows(field, to)[opposite[key]] === index) back++;
      }
    }
    expect(back / ways).toBeGreaterThan(0.9);
  });
  it('reach every chip from every other', () => {
    const field = board(4);
    const seen = new Set([0]);
    const queue = [0];
    for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
      for (const to of Object.values(arrows(field, at)))
        if (!seen.has(to)) {
          seen.add(to);
          queue.push(to);
        }
    }
    expect(seen.size).toBe(61);
  });
});
