// Game time on this device: what the last patches said, carried on by the local monotonic clock.
import type { Millis } from '../../shared/game.ts';

export interface GameClock {
  /** A patch arrived. `fresh`: the first one after a join, so nothing earlier counts. */
  read(clock: { readonly now: Millis; readonly running: boolean }, fresh?: boolean): void;
  now(): Millis;
}

export function gameClock(local: () => number = () => performance.now()): GameClock {
  let last = { now: 0, running: false };
  let ahead = 0; // game time minus local time
  return {
    read(clock, fresh = false) {
      if (!fresh && clock.now === last.now && clock.running === last.running) return; // this patch was about something else
      const heard = clock.now - local();
      const goesOn = !fresh && clock.running && last.running && clock.now >= last.now;
      ahead = goesOn ? Math.max(ahead, heard) : heard; // the patch that travelled fastest is nearest the truth
      last = { now: clock.now, running: clock.running };
    },
    now: () => (last.running ? Math.max(last.now, ahead + local()) : last.now),
  };
}
