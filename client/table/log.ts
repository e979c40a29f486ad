// What is said aloud: a polite live region, at most every 2 s, one's own news first.

export const PAUSE_MS = 2000;
/** News wait no longer than this many: in a race the newest count. */
const MOST = 4;
export interface Log {
  /** `own`: what this person did or what concerns him. */
  say(text: string, own?: boolean): void;
  close(): void;
}
export interface Waiting {
  readonly text: string;
  readonly own: boolean;
}
/** What is said next out of what waits: own news first, then the newest of the others; all in their order. */
export function choose(waiting: readonly Waiting[]): readonly string[] {
  const own = waiting.filter((w) => w.own);
  const others = waiting.filter((w) => !w.own).slice(-Math.max(1, MOST - own.length));
  return [...own.slice(-MOST), ...others].map((w) => w.text);
}
export function openLog(parent: HTMLElement): Log {
  const region = document.createElement('div');
  region.className = 'table-log';
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  parent.append(region);
  let waiting: Waiting[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const speak = (): void => {
    timer = undefined;
    if (waiting.length === 0) return;
    region.textContent = choose(waiting).join(' ');
    waiting = [];
    timer = setTimeout(speak, PAUSE_MS);
  };
  return {
    say(text, own = false) {
      waiting.push({ text, own });
      // A breath, so that what happens in one moment is said in one sentence.
      timer ??= setTimeout(speak, 60);
    },
    close() {
      clearTimeout(timer);
      region.remove();
    },
  };
}
