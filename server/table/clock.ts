// Game time: milliseconds since `setup` that stand still whenever the table says so, and one alarm at a deadline.
import type { Millis } from '../../shared/game.ts';
import type { Time, Timer } from './time.ts';

export interface GameClock {
  now(): Millis;
  readonly running: boolean;
  /** Lets time run or stand still. */
  run(running: boolean): void;
  /** Calls `ring` once game time has come to `deadline`; undefined: never. Replaces the alarm before. */
  alarm(deadline: Millis | undefined): void;
  /** Starts again at this game time, standing still, without an alarm. */
  set(at: Millis): void;
}

export function gameClock(time: Time, ring: () => void): GameClock {
  let base = 0,
    since: number | undefined,
    deadline: Millis | undefined,
    timer: Timer | undefined;
  const now = (): Millis => Math.floor(since === undefined ? base : base + time.now() - since);
  const arm = (): void => {
    timer?.cancel();
    timer = undefined;
    if (since === undefined || deadline === undefined) return;
    timer = time.after(Math.max(0, deadline - now()), () => (deadline !== undefined && now() < deadline ? arm() : ring())); // timers may be early, or capped
  };
  return {
    now,
    get running() {
      return since !== undefined;
    },
    run(running) {
      if (running === (since !== undefined)) return;
      base = running ? base : now();
      since = running ? time.now() : undefined;
      arm();
    },
    alarm(at) {
      deadline = at;
      arm();
    },
    set(at) {
      base = at;
      since = undefined;
      deadline = undefined;
      arm();
    },
  };
}
