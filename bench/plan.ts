// What both sides of one comparison do, and what they tell about it.

/** People at a table. */
export const SEATS = 4;

/** So many tables, so many counted actions a slice, so many a second over all tables. */
export interface Plan {
  readonly tables: number;
  readonly actions: number;
  readonly perSecond: number;
}
/** The sizes that are measured. A table alone is asked slowly: its rounds are short, and between them nothing can be done. */
export const PLANS: readonly Plan[] = [
  { tables: 1, actions: 80, perSecond: 20 },
  { tables: 100, actions: 900, perSecond: 300 },
  { tables: 500, actions: 900, perSecond: 300 },
];

/** Bytes of one action on the wire: up, down to each phone, and down to its own. */
export interface Load {
  readonly up: number;
  readonly patch: number;
  readonly notice: number;
  readonly ack: number;
}
/** What a load generator is asked for: one slice. `loads`: bytes to play, for the relays. */
export interface Slice {
  readonly loads: readonly Load[];
}
/** What it answers. Series are in ms, one value per counted action. */
export interface Measured {
  /** From sending an action to its patch at another phone. */
  readonly seen: readonly number[];
  /** From sending an action to its acknowledgement. */
  readonly acked: readonly number[];
  /** How late each action was sent, against the plan: what the generator itself adds. */
  readonly lag: readonly number[];
  readonly loads: readonly Load[];
  /** Actions that the game refused, and those of which nothing was heard in time; neither is counted. */
  readonly refused: number;
  readonly lost: number;
  /** Share of one core that the generator used, 0–1. */
  readonly busy: number;
}
