// Waiting between attempts to come back: at once at first, then longer, never longer than 3 s; cut short by good news.

/** Milliseconds before the n-th attempt, 0 first. */
export const delay = (attempt: number): number => [100, 300, 700, 1500][attempt] ?? 3000;

/** Resolves after `ms`, or at once when the network returns or the page is looked at again. */
export function pause(ms: number): Promise<void> {
  return new Promise((go) => {
    const done = (): void => {
      clearTimeout(timer);
      removeEventListener('online', done);
      document.removeEventListener('visibilitychange', seen);
      go();
    };
    const seen = (): void => {
      if (document.visibilityState === 'visible') done();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
    document.addEventListener('visibilitychange', seen);
  });
}
