// Keeps the screen on during a game, where the browser lets us (not on pages that came by plain http).

/** Asks for a wake lock now and whenever the page is looked at again. Returns the way to stop. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;
  const ask = (): void => {
    if (over || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    navigator.wakeLock.request('screen').then(
      (got) => {
        lock = got;
        if (over) void got.release();
      },
      () => undefined,
    ); // refused (battery saver): the game goes on with a darker screen
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
