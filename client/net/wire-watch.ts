// Notices a wire that died without a word: a phone that slept, a network that changed.
interface Wire {
  ping(pong: () => void): void;
  /** The wire in use; undefined while there is none. */
  current(): unknown;
  /** Called when the wire must be taken for dead. */
  lost(): void;
}
const EVERY = 5000;
const PATIENCE = 4000;
/** A nap longer than this lets the monotonic clock stand still on some phones: game time must be learned anew. */
const NAP = 1000;

/** Pings while the page is seen, and at once when it is looked at again. Returns the way to stop. */
export function watchWire(wire: Wire): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let drift = Date.now() - performance.now();
  const check = (): void => {
    const asked = wire.current();
    if (waiting !== undefined || asked === undefined || document.visibilityState !== 'visible') return;
    waiting = setTimeout(() => {
      waiting = undefined;
      if (wire.current() === asked) wire.lost();
    }, PATIENCE);
    wire.ping(() => {
      clearTimeout(waiting);
      waiting = undefined;
    });
  };
  const seen = (): void => {
    const before = drift;
    drift = Date.now() - performance.now();
    if (document.visibilityState !== 'visible' || wire.current() === undefined) return;
    if (Math.abs(drift - before) > NAP) wire.lost();
    else check();
  };
  const timer = setInterval(check, EVERY);
  document.addEventListener('visibilitychange', seen);
  return () => {
    clearInterval(timer);
    clearTimeout(waiting);
    document.removeEventListener('visibilitychange', seen);
  };
}
