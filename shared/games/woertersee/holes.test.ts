import { describe, expect, it } from 'vitest';
import { adjacent, board, holeNamed, nameOf, radiusFor } from './holes.ts';

const named = (radius: 3 | 4, index: number): string => nameOf(board(radius), index);
const around = (radius: 3 | 4, name: string): string =>
  board(radius)
    .neighbours[holeNamed(board(radius), name)]!.map((index) => named(radius, index))
    .toSorted()
    .join(' ');

describe('5.1 the board', () => {
  it.each([
    [3, 37, '4-5-6-7-6-5-4'],
    [4, 61, '5-6-7-8-9-8-7-6-5'],
  ] as const)('of radius %i has %i holes in rows of %s', (radius, holes, rows) => {
    expect(board(radius).holes).toHaveLength(holes);
    expect(board(radius).rows.join('-')).toBe(rows);
  });

  it.each([
    [1, 3],
    [2, 3],
    [4, 3],
    [5, 4],
    [8, 4],
  ])('for %i seats has radius %i', (seats, radius) => {
    expect(radiusFor(seats)).toBe(radius);
  });

  it('names holes by row from the top and place from the left', () => {
    expect([0, 3, 4, 15, 21, 36].map((index) => named(3, index))).toEqual(['a1', 'a4', 'b1', 'd1', 'd7', 'g4']);
    expect(holeNamed(board(3), 'd7')).toBe(21);
    expect([holeNamed(board(3), 'a5'), holeNamed(board(3), 'h1'), holeNamed(board(4), 'h1')]).toEqual([-1, -1, 50]);
    expect(nameOf(board(3), 37)).toBe('');
  });

  it('gives a corner three neighbours, an edge four, any other hole six', () => {
    expect(around(3, 'a1')).toBe('a2 b1 b2');
    expect(around(3, 'a2')).toBe('a1 a3 b2 b3');
    expect(around(3, 'd4')).toBe('c3 c4 d3 d5 e3 e4');
    expect(around(3, 'd7')).toBe('c6 d6 e6');
    expect(around(3, 'g4')).toBe('f4 f5 g3');
    expect(
      board(4)
        .neighbours.map((beside) => beside.length)
        .toSorted((a, b) => a - b)
        .join(''),
    ).toBe('3'.repeat(6) + '4'.repeat(18) + '6'.repeat(37));
  });

  it.each([3, 4] as const)('of radius %i has its neighbours exactly one pitch apart, both ways', (radius) => {
    const { holes } = board(radius);
    for (const a of holes) {
      for (const b of holes) {
        const apart = Math.hypot(a.x - b.x, a.y - b.y);
        expect(adjacent(board(radius), a.index, b.index)).toBe(Math.abs(apart - 1) < 1e-9);
      }
    }
  });
});
