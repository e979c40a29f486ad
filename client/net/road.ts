// The way to a table and back to it: tries until it is joined, once more after every drop, and stops where another try cannot help.
import type { Signal } from '@preact/signals';
import { delay, pause } from './back-off.ts';

/** `ended`: nothing is tried any more; `why` is a code (`elsewhere`, `removed`, `left`, `no-such-table` …). */
export type Status =
  | { readonly is: 'entering' | 'dropped'; readonly tries: number }
  | { readonly is: 'online' }
  | { readonly is: 'ended'; readonly why: string };

interface RoadParts<Wire> {
  readonly status: Signal<Status>;
  /** Resolve and join; rejects when it did not come to that. */
  join(): Promise<Wire>;
  /** Takes over a joined wire. `isCurrent`: still the one in use, else what it says is old. */
  attach(wire: Wire, isCurrent: () => boolean): void;
  /** Lets a wire go that is not needed any more. */
  discard(wire: Wire): void;
  /** What a failed join means. `final`: another try cannot help. */
  judge(no: unknown): { readonly code: string; readonly final: boolean };
}
export interface Road<Wire> {
  /** The wire in use, if there is one. */
  wire(): Wire | undefined;
  setOut(): void;
  /** The wire is lost, or the table has moved: the same way again. */
  again(): void;
  /** Lets go of the wire and stops trying; the status stays. */
  halt(): void;
}
const CROWDED = 5000;

export function road<Wire>({ status, join, attach, discard, judge }: RoadParts<Wire>, wait = pause): Road<Wire> {
  let wire: Wire | undefined;
  let way = 0; // whoever wakes up on an older way stops
  const walk = async (mine: number, tries = 0): Promise<void> => {
    try {
      const joined = await join();
      if (mine !== way) return discard(joined);
      wire = joined;
      attach(joined, () => mine === way);
    } catch (no) {
      if (mine !== way) return;
      const { code, final } = judge(no);
      if (final) {
        status.value = { is: 'ended', why: code };
        return;
      }
      status.value = { is: status.peek().is === 'entering' ? 'entering' : 'dropped', tries: tries + 1 };
      await wait(code === 'slow-down' ? CROWDED : delay(tries));
      if (mine === way) await walk(mine, tries + 1);
    }
  };
  const setOut = (): void => {
    way += 1;
    void walk(way);
  };
  const halt = (): void => {
    way += 1;
    const old = wire;
    wire = undefined;
    if (old !== undefined) discard(old);
  };
  return {
    wire: () => wire,
    setOut,
    halt,
    again() {
      halt();
      if (status.peek().is === 'online') status.value = { is: 'dropped', tries: 0 };
      setOut();
    },
  };
}
