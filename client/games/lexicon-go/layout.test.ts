import { describe, expect, it } from 'vitest';
import { layoutOf } from './layout.ts';

const none = { top: 0, right: 0, bottom: 0, left: 0 };
const notch = { top: 47, right: 0, bottom: 34, left: 0 };
const guests = { tiles: 10, hint: false, seated: true };
const screens = [
  [360, 616],
  [360, 640],
  [390, 664],
  [390, 844],
  [412, 783],
  [844, 390],
  [667, 375],
  [1440, 900],
  [1920, 1080],
] as const;

describe('the figures of the look at 390 × 844 with safe areas', () => {
  const l = layoutOf({ w: 390, h: 844, safe: notch }, { ...guests, hint: true });
  it('feed, hint, hand and bar lie where they are drawn', () => {
    expect(l.feed).toMatchObject({ y: 95, h: 34 });
    expect(l.hand.at(0)).toEqual({ x: 12, y: expect.closeTo(636, -1) });
    expect(l.hand.size).toBe(56);
    expect(l.bar[0]).toMatchObject({ x: 8, w: 78, h: 56 });
    expect(l.bar[3]).toMatchObject({ x: 236, w: 146 });
    expect(l.hint?.y).toBeCloseTo(550, -1);
  });
});
describe.each(screens)('at %i × %i', (w, h) => {
  const l = layoutOf({ w, h, safe: none }, guests);
  it('nothing overlaps: lanes, own lane, tray, hand, bar', () => {
    const handTop = l.hand.at(0).y;
    if (l.own) expect(l.lanes.y + l.lanes.h).toBeLessThanOrEqual(l.own.y);
    expect(l.tray.y + l.tray.h).toBeLessThanOrEqual(handTop);
    for (const place of l.bar) {
      expect(place.y + place.h).toBeLessThanOrEqual(h);
      expect(place.x + place.w).toBeLessThanOrEqual(w);
    }
    expect(l.hand.at(l.hand.columns * l.hand.rows - 1).y + l.hand.size).toBeLessThanOrEqual(l.shape === 'wide' ? h : l.bar[3]!.y);
  });
  it('what is touched is at least 44 px', () => {
    expect(l.hand.size).toBeGreaterThanOrEqual(44);
    for (const place of l.bar) expect(Math.min(place.w, place.h)).toBeGreaterThanOrEqual(44);
  });
  it('the rivals have room for three lanes at least', () => {
    expect(l.lanes.h).toBeGreaterThanOrEqual(3 * 46);
  });
});
it('spectators have no hand: the lanes take its room', () => {
  const player = layoutOf({ w: 390, h: 844, safe: none }, guests);
  const watcher = layoutOf({ w: 390, h: 844, safe: none }, { ...guests, seated: false });
  expect(watcher.lanes.h).toBeGreaterThan(player.lanes.h + 200);
});
