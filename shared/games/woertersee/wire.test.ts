import { describe, expect, it } from 'vitest';
import { parse } from './wire.ts';

describe('the border with the wire', () => {
  it.each([
    { type: 'boat', from: 0, to: 1 },
    { type: 'stop' },
    { type: 'done' },
    { type: 'trace', n: 1, path: [0, 1, 5] },
    { type: 'trace', n: 7, path: [], as: 'EDEL' },
  ])('%j comes in', (message) => {
    expect(parse(message)).toEqual(message);
  });

  it.each([
    [undefined],
    [null],
    ['stop'],
    [[]],
    [{}],
    [{ type: 'timeout' }],
    [{ type: 'absent', of: 1 }],
    [{ type: 'stop', seat: 1 }],
    [{ type: 'boat', from: 0 }],
    [{ type: 'boat', from: -1, to: 0 }],
    [{ type: 'boat', from: 0.5, to: 1 }],
    [{ type: 'boat', from: '0', to: 1 }],
    [{ type: 'boat', from: 0, to: 128 }],
    [{ type: 'boat', from: Number.NaN, to: 1 }],
    [{ type: 'trace', n: 0, path: [0, 1] }],
    [{ type: 'trace', n: 1, path: 'a1a2' }],
    [{ type: 'trace', n: 1, path: Array.from({ length: 65 }, () => 1) }],
    [{ type: 'trace', n: 1, path: [0, 1], as: 5 }],
    [{ type: 'trace', n: 1, path: [0, 1], as: undefined }],
    [{ type: 'trace', n: 1, path: [0, 1], as: 'E'.repeat(129) }],
  ])('%j does not', (message) => {
    expect(parse(message)).toBeUndefined();
  });
});
