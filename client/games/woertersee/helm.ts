// What this person is about to do: the first chip of a berth, the boat whose word is traced, drafts on their way to the server.
// Knows nothing of pictures; the table's state decides what is true, this only what is in hand.
import type { Refusal } from '../../../shared/game.ts';
import { adjacent, board } from '../../../shared/games/woertersee/holes.ts';
import { chipIn } from '../../../shared/games/woertersee/path.ts';
import type { Action, BoatView, TraceView } from '../../../shared/games/woertersee/view.ts';
import type { TableLink } from '../../table/link.ts';
import { add, asOf, begin, choose, fromTrace, mayAdd, openJoker, typed, undo, whyNot, wordOf, type Draft } from './draft.ts';
import { sightOf, type Sight } from './sight.ts';

export interface HelmHost {
  changed(): void;
  /** A "no", by the server or seen beforehand: its code and facts. */
  refused(refusal: Refusal): void;
  done(what: 'boat' | 'step' | 'boat-chosen' | 'all-done'): void;
}
/** How the word in hand stands: `bare` the boat's two letters alone, `joker` a letter is missing, `asked` the list is being asked. */
export type Standing = 'bare' | 'joker' | 'asked' | 'blind' | 'valid' | 'not-a-word' | 'twice';
interface Laying {
  readonly n: number;
  readonly from: number;
  readonly to: number;
}

/** Steps that follow each other faster than this are sent as one. */
const QUIET_MS = 300;
const same = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((hole, i) => hole === b[i]);

export class Helm {
  /** First chip of the next boat's berth. */
  first: number | undefined;
  /** Boats on their way to the server. */
  laying: readonly Laying[] = [];
  private chosen: number | undefined;
  private readonly drafts = new Map<number, Draft>();
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();
  private round = 0;
  private phase = '';
  private readonly link: TableLink;
  private readonly host: HelmHost;

  constructor(link: TableLink, host: HelmHost) {
    this.link = link;
    this.host = host;
  }
  /** Brings what is in hand to what the table says now. */
  sync(): void {
    const sight = this.sight();
    if (!sight) return;
    const { round, phase } = sight.table;
    if (round !== this.round) this.forget();
    this.round = round;
    this.laying = this.laying.filter((one) => !sight.boats.some(({ n }) => n === one.n));
    if (phase === this.phase) return;
    this.phase = phase;
    this.first = undefined;
    this.chosen = undefined;
    if (phase === 'trace' && sight.me && !sight.me.done && sight.boats.length === 0) void this.act({ type: 'done' });
  }
  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  // ---- what is in hand -----------------------------------------------------------------------------------------
  /** The boat whose word is being traced; none while one searches, waits for the others, or watches. */
  boat(sight: Sight): BoatView | undefined {
    const { phase } = sight.table;
    if (phase !== 'trace' && phase !== 'search') return undefined;
    const at = (n: number | undefined): BoatView | undefined => sight.boats.find((boat) => boat.n === n);
    if (this.chosen !== undefined) return at(this.chosen);
    if (phase === 'search' || sight.me?.done) return undefined;
    return this.nextOpen(sight, 0) ?? sight.boats[0];
  }
  draft(sight: Sight, boat: BoatView): Draft {
    const known = this.drafts.get(boat.n);
    const kept = sight.traces.find(({ n }) => n === boat.n);
    return known ?? (kept && kept.path.length > 1 ? fromTrace(sight.rules, kept.path, kept.word) : begin(boat));
  }
  /** The word that the server keeps for a boat, when it is the one in hand. */
  private kept(sight: Sight, boat: BoatView, draft: Draft): TraceView | undefined {
    return sight.traces.find(({ n, path, word }) => n === boat.n && same(path, draft.path) && word === wordOf(sight.rules, draft));
  }
  standing(sight: Sight, boat: BoatView): { readonly standing: Standing; readonly points: number } {
    const draft = this.draft(sight, boat);
    const kept = this.kept(sight, boat, draft);
    if (kept) return { standing: kept.standing === '' ? 'blind' : kept.standing, points: kept.points };
    if (openJoker(sight.rules, draft) >= 0) return { standing: 'joker', points: 0 };
    return { standing: draft.path.length > 2 || this.timers.has(boat.n) || this.touched(sight, boat.n) ? 'asked' : 'bare', points: 0 };
  }
  private touched(sight: Sight, n: number): boolean {
    return sight.traces.some((trace) => trace.n === n);
  }
  /** The next own boat after the n-th that has no word yet, round and round. */
  nextOpen(sight: Sight, n: number): BoatView | undefined {
    const open = sight.boats.filter(
      (boat) => boat.n !== n && !this.touched(sight, boat.n) && (this.drafts.get(boat.n)?.path.length ?? 2) <= 2,
    );
    return open.find((boat) => boat.n > n) ?? open[0];
  }
  /** Boats that are not laid yet and not on their way. */
  left(sight: Sight): number {
    return Math.max(0, (sight.me?.boatsLeft ?? 0) - this.laying.length);
  }
  mayLay(sight: Sight): boolean {
    return sight.table.phase === 'search' && sight.open && this.left(sight) > 0;
  }
  /** The boat that lies in a berth, in that direction (5.5). */
  lying(sight: Sight, from: number, to: number): Pick<BoatView, 'seat'> | undefined {
    const own = this.laying.some((one) => one.from === from && one.to === to);
    return sight.table.boats.find((boat) => boat.from === from && boat.to === to) ?? (own ? { seat: sight.seat } : undefined);
  }

  // ---- searching -----------------------------------------------------------------------------------------------
  /** A chip was touched: while a word is traced its next step, else the first or the second chip of a berth. */
  touch(hole: number): void {
    const sight = this.sight();
    if (!sight?.open || !sight.me) return;
    const boat = this.boat(sight);
    if (boat) this.step(sight, boat, hole);
    else if (sight.table.phase === 'search') this.berth(sight, hole);
  }
  private berth(sight: Sight, hole: number): void {
    const { first } = this;
    if (!chipIn(sight.rules.water, hole)) return;
    if (this.left(sight) === 0) this.host.refused({ code: 'no-boats-left' });
    else if (first === hole) this.first = undefined;
    else if (first !== undefined && adjacent(board(sight.radius), first, hole)) this.lay(first, hole);
    else {
      this.first = hole;
      this.host.done('boat-chosen');
    }
  }
  /** Lays a boat; what is plainly not possible is refused here, the rest by the server. */
  lay(from: number, to: number): void {
    const sight = this.sight();
    this.first = undefined;
    if (!sight || !this.mayLay(sight)) return;
    const lying = this.lying(sight, from, to);
    if (lying) {
      this.host.refused({ code: 'berth-taken', by: lying.seat });
      return;
    }
    this.laying = [...this.laying, { n: sight.boats.length + this.laying.length + 1, from, to }];
    this.host.done('boat');
    void this.act({ type: 'boat', from, to }).then((ok) => {
      if (!ok) this.laying = this.laying.filter((one) => one.from !== from || one.to !== to);
      this.host.changed();
    });
  }
  callOff(): boolean {
    const had = this.first !== undefined || (this.chosen !== undefined && this.phase === 'search');
    this.first = undefined;
    if (this.phase === 'search') this.chosen = undefined;
    return had;
  }
  stop(): void {
    void this.act({ type: 'stop' });
  }

  // ---- tracing -------------------------------------------------------------------------------------------------
  choose(n: number): void {
    this.first = undefined;
    this.chosen = this.chosen === n && this.phase === 'search' ? undefined : n;
  }
  private step(sight: Sight, boat: BoatView, hole: number): void {
    const draft = this.draft(sight, boat);
    if (hole === draft.path.at(-1) && draft.path.length > 2) this.change(boat, undo(draft));
    else if (mayAdd(sight.rules, draft, hole)) this.change(boat, add(draft, hole));
    else this.host.refused({ code: whyNot(sight.rules, draft, hole), letter: sight.table.lake[hole] ?? '' });
  }
  /** A sliding finger has come onto a chip: a step on, or back onto the chip before the last. */
  slide(hole: number): void {
    const sight = this.sight();
    const boat = sight && this.boat(sight);
    if (!sight || !boat) return;
    const draft = this.draft(sight, boat);
    if (mayAdd(sight.rules, draft, hole)) this.change(boat, add(draft, hole));
    else if (draft.path.length > 2 && draft.path.at(-2) === hole) this.change(boat, undo(draft));
  }
  undo(): void {
    this.edit((draft) => undo(draft));
  }
  letter(letter: string): void {
    const sight = this.sight();
    this.edit((draft) => (sight ? choose(draft, Math.max(0, openJoker(sight.rules, draft)), letter) : draft));
  }
  /** Takes a joker's letter away, so that another can be chosen. */
  reopen(step: number): void {
    this.edit((draft) => choose(draft, step, ''));
  }
  /** False: no word is being traced. */
  type(letter: string): boolean {
    const sight = this.sight();
    const boat = sight && this.boat(sight);
    if (!sight || !boat) return false;
    const next = typed(sight.rules, this.draft(sight, boat), letter);
    if (next) this.change(boat, next);
    else this.host.refused({ code: 'no-way', letter });
    return true;
  }
  /** The word is finished: on to the next boat without one, back to the search, or all are done. */
  async finish(): Promise<void> {
    const sight = this.sight();
    const boat = sight && this.boat(sight);
    if (!sight || !boat) return;
    const next = this.nextOpen(sight, boat.n);
    if (sight.table.phase === 'search') this.chosen = undefined;
    else if (next) this.chosen = next.n;
    this.host.changed();
    await this.send(boat.n);
    if (sight.table.phase !== 'trace' || next) return;
    await Promise.all([...this.timers.keys()].map((n) => this.send(n)));
    if (this.sight()?.me?.done || (await this.act({ type: 'done' }))) {
      this.chosen = undefined;
      this.host.done('all-done');
    }
    this.host.changed();
  }

  private edit(change: (draft: Draft) => Draft): void {
    const sight = this.sight();
    const boat = sight && this.boat(sight);
    if (sight && boat) this.change(boat, change(this.draft(sight, boat)));
  }
  private change(boat: BoatView, draft: Draft): void {
    this.drafts.set(boat.n, draft);
    // A word that is changed is in hand, also after all were said to be done.
    this.chosen = boat.n;
    this.host.done('step');
    clearTimeout(this.timers.get(boat.n));
    this.timers.set(
      boat.n,
      setTimeout(() => {
        void this.send(boat.n);
      }, QUIET_MS),
    );
    this.host.changed();
  }
  /** Sends the n-th boat's word as it is now, unless the server keeps it already or a joker has no letter. */
  private async send(n: number): Promise<void> {
    clearTimeout(this.timers.get(n));
    this.timers.delete(n);
    const sight = this.sight();
    const boat = sight?.boats.find((each) => each.n === n);
    if (!sight || !boat) return;
    const draft = this.draft(sight, boat);
    if (this.kept(sight, boat, draft) || openJoker(sight.rules, draft) >= 0) return;
    const as = asOf(sight.rules, draft);
    await this.act({ type: 'trace', n, path: draft.path, ...(as !== undefined && { as }) });
    this.host.changed();
  }
  private async act(action: Action): Promise<boolean> {
    const ack = await this.link.act(action);
    if (!ack.ok) this.host.refused(ack.refusal);
    return ack.ok;
  }
  private forget(): void {
    this.close();
    this.timers.clear();
    this.drafts.clear();
    this.laying = [];
    this.first = undefined;
    this.chosen = undefined;
  }
  private sight(): Sight | undefined {
    return sightOf(this.link);
  }
}
