import { expect, test } from 'vitest';
import { gameClock } from './game-clock.ts';

test('game time runs on locally, ignores patches about other things, and stands still while paused', () => {
  let local = 1000;
  const clock = gameClock(() => local);
  clock.read({ now: 500, running: true }, true);
  local += 250;
  expect(clock.now()).toBe(750);
  clock.read({ now: 500, running: true });
  expect(clock.now()).toBe(750);
  clock.read({ now: 760, running: false });
  local += 5000;
  expect(clock.now()).toBe(760);
  clock.read({ now: 760, running: true });
  local += 40;
  expect(clock.now()).toBe(800);
});

test('a patch that travelled slowly does not set the clock back, a return to the table does', () => {
  let local = 0;
  const clock = gameClock(() => local);
  clock.read({ now: 100, running: true }, true);
  local = 400;
  clock.read({ now: 300, running: true });
  expect(clock.now()).toBe(500);
  local = 5000;
  clock.read({ now: 450, running: true }, true);
  expect(clock.now()).toBe(450);
});
