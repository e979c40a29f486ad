// Everything that crosses the wire, in one place: parsed on the server, typed in the client.
import * as v from 'valibot';
import type { Json, Notice, Refusal, Seat } from './game.ts';

/** Made by the client (getRandomValues, base64url), unique per action, repeated unchanged when sent again. */
export const ActionId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,40}$/));
/** What a person calls himself: 1–20 graphemes after trimming; the server cleans and may number it ("Mia 2"). */
export const Name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64));
/** Crew = colour and emblem: 0 star · 1 anchor · 2 fish · 3 moon · 4 ring · 5 bolt · 6 heart · 7 crown. */
export const Crew = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
export const LANGUAGES = ['de', 'en', 'fr', 'nl', 'la'] as const;
/** Table codes: 5 letters (a streamer's 6) of these, typed in any case. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ';
export const Code = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(new RegExp(`^[${CODE_LETTERS}]{5,6}$`)));

/** Options of `joinById`: who comes. The seat follows from the token, never from here. */
export const Join = v.strictObject({ token: v.pipe(v.string(), v.maxLength(400)), name: Name, crew: v.optional(Crew) });
export type Join = v.InferOutput<typeof Join>;

/** Client → server, message `act`: an action of the running game. `action` is parsed by the game.
 *  `round` (RoomView.round as the sender saw it): an action that is sent again after its game has ended cannot hit the next one. */
export const Act = v.strictObject({
  id: ActionId,
  action: v.looseObject({ type: v.pipe(v.string(), v.maxLength(32)) }),
  round: v.optional(v.pipe(v.number(), v.integer())),
});
export type Act = v.InferOutput<typeof Act>;

/** Client → server, message `order`: what people do at the table itself. Host only: those marked H. */
export const Order = v.strictObject({
  id: ActionId,
  order: v.variant('type', [
    v.strictObject({ type: v.literal('ready'), ready: v.boolean() }),
    v.strictObject({ type: v.literal('start') }), // H
    v.strictObject({ type: v.literal('choose'), game: v.pipe(v.string(), v.maxLength(32)), language: v.picklist(LANGUAGES) }), // H: what is next; keeps that game's options of this evening
    v.strictObject({ type: v.literal('options'), options: v.record(v.pipe(v.string(), v.maxLength(32)), v.unknown()) }), // H: house rules of the next game, whole object
    v.strictObject({ type: v.literal('rematch') }), // H: same game again, back to ready
    v.strictObject({ type: v.literal('lobby') }), // H: from results back to the lobby
    v.strictObject({ type: v.literal('end') }), // H: end the running game without a result
    v.strictObject({ type: v.literal('pause'), paused: v.boolean() }), // H
    v.strictObject({ type: v.literal('lock'), locked: v.boolean() }), // H: nobody new gets a seat
    v.strictObject({ type: v.literal('host'), to: v.pipe(v.string(), v.maxLength(40)) }), // H: hand over
    v.strictObject({ type: v.literal('remove'), person: v.pipe(v.string(), v.maxLength(40)) }), // H: free that seat, keep him out this evening
    v.strictObject({ type: v.literal('rename'), person: v.pipe(v.string(), v.maxLength(40)), name: Name }), // H anyone, else oneself
    v.strictObject({ type: v.literal('crew'), crew: Crew }), // a free one only
    v.strictObject({ type: v.literal('watch'), watch: v.boolean() }), // to the spectators, or back to a seat
    v.strictObject({ type: v.literal('leave') }),
  ]),
});
export type Order = v.InferOutput<typeof Order>;
export type OrderBody = Order['order'];

/** Server → client, message `ack`: the answer to `act` or `order`, the same for every repetition of an id. */
export type Ack = { readonly id: string; readonly ok: true } | { readonly id: string; readonly ok: false; readonly refusal: Refusal };
/** Server → client, message `notices`: what this client learns of what just happened, in order. */
export type Notices = readonly Notice[];
/** Server → client, message `you`: sent on join and whenever it changes. */
export interface You {
  readonly person: string;
  readonly seat: Seat;
}
/** Server → client, message `moved`: the table lives in another room now; come in by the one road. */
export interface Moved {
  readonly game: string;
}

/** Close codes beyond the SDK's. */
export const CLOSE = { malformed: 4002, elsewhere: 4003, removed: 4004, left: 4005, flooding: 4006, moved: 4010 } as const;

/** HTTP. `POST /api/player` → `{ token }` · `POST /api/table` (Bearer) `{ game, language }` → `{ code }` ·
 *  `GET /api/table/CODE` (Bearer) → Found · errors: status and `{ error: code }` (`no-such-table`, `slow-down`, `bad-token`, …). */
export interface Found {
  readonly code: string;
  readonly game: string;
  readonly roomId: string;
}

// ---- the room's state as the client reads it (toJSON of the schema) --------------------------------------------
export interface Person {
  /** Public id: not the token, stable for the evening. */
  readonly id: string;
  readonly name: string;
  readonly crew: number;
  /** Index in playing order of the running (or just finished) game; -1: not in it. */
  readonly seat: Seat;
  readonly ready: boolean;
  readonly online: boolean;
  /** Watches by choice, or because seats are full / game running / table locked: plays from the next game when `queued`. */
  readonly watching: boolean;
  readonly queued: boolean;
  /** The evening's score, halves possible (RULES 0.8). */
  readonly points: number;
  /** Games won this evening. */
  readonly wins: number;
}
export type Phase = 'lobby' | 'game' | 'results';
export interface RoomView {
  readonly code: string;
  readonly phase: Phase;
  /** Person id. */
  readonly host: string;
  readonly locked: boolean;
  readonly paused: boolean;
  /** Running or just finished game. */
  readonly game: string;
  readonly language: string;
  /** What the lobby will start: game id, word language, options as JSON text (whole object). Options of the kind `seats` name
   *  people: here by their place in the list of those who have a seat (`!watching`), in the running game's `options` by seat. */
  readonly next: { readonly game: string; readonly language: string; readonly options: string };
  /** JSON text of the running game's options. */
  readonly options: string;
  readonly people: readonly Person[];
  /** Game time when this patch was made, and whether it runs; deadline in game time, -1 none. */
  readonly clock: { readonly now: number; readonly running: boolean; readonly deadline: number };
  /** Number of the game this evening, 1 first; 0 before. */
  readonly round: number;
  /** Replay id of the just finished game, else ''. */
  readonly replay: string;
  /** JSON text of shared/game Result of the finished game, else ''. */
  readonly result: string;
  /** The game's view.table. */
  readonly table: { readonly [key: string]: Json };
  /** The game's view.mine; absent for those without a seat. */
  readonly mine?: { readonly [key: string]: Json };
}

/** The room's state as it travels: `mine` by seat, and each client receives its own entry alone. */
export type WireState = Omit<RoomView, 'mine'> & { readonly mine?: { readonly [seat: string]: { readonly [key: string]: Json } } };
/** What a client makes of the decoded state (`toJSON()`). */
export function roomView({ mine, ...state }: WireState): RoomView {
  const own = Object.values(mine ?? {})[0];
  return own ? { ...state, mine: own } : state;
}
