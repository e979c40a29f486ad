// How Lexicon-Go reads and writes scenario files (SCENARIOS).
import * as v from 'valibot';
import type { Language, Line, ScenarioSide, Seat } from '../../game.ts';
import { isLaid, LEXICON_TILE } from '../../tiles/tile.ts';
import { packLetters, type PackLanguage } from '../../tiles/lexicon-pack.ts';
import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import { view } from './sight.ts';
import { invalidWords, wins, type Fixed, type State } from './state.ts';
import type { Action } from './view.ts';

const Racks = v.record(v.string(), v.string());
const FixedInFile = v.strictObject({
  /** By seat; one object for all rounds, or one for each. */
  racks: v.optional(v.union([Racks, v.array(Racks)]), []),
  bag: v.optional(v.string(), ''),
  rest: v.optional(v.boolean(), true),
  /** Rounds won before the file begins. */
  totals: v.optional(v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))), {}),
});

function fixed(raw: { readonly [key: string]: unknown }, names: readonly string[], language: Language): Fixed {
  const parsed = v.safeParse(FixedInFile, raw);
  if (!parsed.success) throw new Error(`${v.getDotPath(parsed.issues[0]) ?? 'fixed'}: ${parsed.issues[0].message}.`);
  const { racks, bag, rest, totals } = parsed.output;
  const tiles = (text: string): string => {
    const read = text.normalize('NFC').replaceAll(' ', '');
    if (isLaid(read.replaceAll(LEXICON_TILE, ''), packLetters(language as PackLanguage))) return read;
    throw new Error(`${JSON.stringify(text)} holds something that is no tile.`);
  };
  const seated = <T>(given: { readonly [name: string]: T }): (T | null)[] => {
    const stranger = Object.keys(given).find((name) => !names.includes(name));
    if (stranger !== undefined) throw new Error(`There is no seat ${JSON.stringify(stranger)}.`);
    return names.map((name) => (Object.hasOwn(given, name) ? given[name]! : null));
  };
  return {
    racks: (Array.isArray(racks) ? racks : [racks]).map((round) => seated(round).map((rack) => (rack === null ? null : tiles(rack)))),
    everyRound: !Array.isArray(racks),
    bag: tiles(bag),
    rest,
    totals: seated(totals).map((won) => won ?? 0),
  };
}

const types: readonly Action['type'][] = ['start', 'form', 'attack', 'swap', 'call', 'stuck', 'vote'];

/** Only what the file notation has of its own: seats by name, and Unicode in any form. Whatever is no name is the border's (`parse`). */
function action(raw: { readonly [key: string]: unknown }, _state: State, _seat: Seat, names: readonly string[]): Action {
  const wire = Object.fromEntries(
    Object.entries(raw).map(([key, value]) => [key, typeof value === 'string' ? value.normalize('NFC') : value]),
  );
  if (!types.some((type) => type === wire['type'])) throw new Error(`There is no action ${JSON.stringify(raw['type'])}.`);
  if (wire['type'] !== 'attack') return wire as unknown as Action;
  const owner = typeof wire['owner'] === 'string' ? names.indexOf(wire['owner']) : undefined;
  if (owner === -1) throw new Error(`There is no seat ${JSON.stringify(wire['owner'])}.`);
  return { ...wire, owner } as unknown as Action;
}

const written = (action: Action, _state: State, names: readonly string[]): Line => ({
  ...action,
  ...(action.type === 'attack' && { owner: names[action.owner]! }),
});

function line(before: State, events: readonly Event[], after: State, seat: Seat, names: readonly string[]): Line {
  const vote = after.vote && { vote: { caller: names[after.vote.caller]!, words: after.vote.words, until: after.vote.until } };
  return {
    points: after.players[seat]!.won - before.players[seat]!.won,
    totals: bySeat(names, (at) => after.players[at]!.won),
    table: after.words.map(({ owner, word }) => ({ owner: names[owner]!, word })),
    hands: bySeat(names, (at) => after.players[at]!.hand),
    out: names.filter((_, at) => after.players[at]!.out),
    ...events.reduce<Line>((facts, event) => ({ ...facts, ...drawnBy(event) }), {}),
    ...vote,
  };
}

const drawnBy = (event: Event): Line =>
  event.type === 'swapped' ? { drawn: event.in } : event.type === 'attacked' ? { gained: event.gained } : {};

/** `opened` (`faceUp`: hands that all can see), `vote-end` and `round-end`: what time, or the last of several, brings about. */
function happenings(before: State, events: readonly Event[], names: readonly string[]): Line[] {
  let state = before;
  return events.flatMap((event): Line[] => {
    const was = state;
    state = evolve(state, event);
    switch (event.type) {
      case 'opened':
        return [
          {
            type: 'opened',
            ...standing(state, names),
            round: state.round,
            faceUp: bySeat(names, (at) => view(state, 'audience').table.players[at]!.hand),
          },
        ];
      case 'vote-settled':
        return [
          {
            type: 'vote-end',
            ...standing(state, names),
            caller: names[was.vote!.caller]!,
            accepted: event.accepted,
            invalid: invalidWords(state, was.vote!.caller).map(({ word }) => word),
          },
        ];
      case 'round-end':
        return [
          {
            type: 'round-end',
            ...standing(state, names),
            round: state.round,
            winner: names[event.winner] ?? null,
            reason: event.reason,
            invalid: state.last.invalid.map(({ word }) => word),
            wins: bySeat(names, (at) => event.wins[at]!),
          },
        ];
      default:
        return [];
    }
  });
}

/** Time brings no seat any points of its own: who wins a round, and by whose action, the lines say. */
const standing = ({ players }: State, names: readonly string[]): Line => ({ points: 0, totals: bySeat(names, (at) => players[at]!.won) });

/** Rounds won, begun, and those that count for the match. */
const result = (state: State, names: readonly string[]): Line => ({
  totals: bySeat(names, (at) => state.players[at]!.won),
  rounds: state.round,
  wins: bySeat(names, (at) => wins(state)[at]!),
});

const bySeat = <T extends string | number>(names: readonly string[], value: (seat: Seat) => T): { readonly [name: string]: T } =>
  Object.fromEntries(names.map((name, seat) => [name, value(seat)]));

export const scenario: ScenarioSide<State, Action, Event> = { fixed, action, written, line, happenings, result };
