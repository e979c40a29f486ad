// Laws of tiles, of time and of the end.
import { isRefusal, type Json } from '../../game.ts';
import { stream } from '../../random.ts';
import { called, firstFault, some, viewersOf, type Law } from './law.ts';
import { countsText, notJson, text } from './plain.ts';
import type { Moment, Playing } from './playing.ts';

export const nothingInPlace: Law = {
  name: 'states and events are plain data, nothing is changed in place and nothing is thrown',
  broken: ({ end, fault }) => (end === 'threw' ? fault : undefined),
};

export const samplesAreLegal: Law = {
  name: 'an action that sample offers is in the form of the wire and is accepted',
  broken({ game, moments, end, fault }) {
    if (end === 'sample-refused') return fault;
    return firstFault(moments, (moment) =>
      moment.seat === null || text(sorted(game.parse(moment.action))) === text(sorted(moment.action))
        ? undefined
        : `${called(moment)} is not what parse makes of it`,
    );
  },
};
const sorted = (action: unknown): unknown => (action ? Object.entries(action).toSorted(([a], [b]) => (a < b ? -1 : 1)) : action);

export const tilesAreConserved: Law = {
  name: 'no tile comes or goes during a round',
  broken({ game, moments }) {
    const tiles = (state: unknown): string => countsText(game.census(state));
    const round = (state: unknown): Json | undefined => game.view(state, 'audience').table['round'];
    return firstFault(moments, (moment) =>
      firstFault(moment.events, ({ event, before, after }) => {
        if (round(before) !== round(after) || tiles(before) === tiles(after)) return undefined;
        return `${called(moment)}: ${event.type} turns ${tiles(before)} into ${tiles(after)}`;
      }),
    );
  },
};

export const everyGameEnds: Law = {
  name: 'every game ends, with a result for each seat, and then accepts nothing more',
  broken(playing) {
    const { game, setup, lexicon, moments, last, end, fault } = playing;
    const early = moments.find(({ before }) => game.over(before));
    if (end !== 'over' || early) return fault || 'went on after its end';
    const result = game.over(last)!;
    if (result.totals.length !== setup.seats || result.places.length !== setup.seats) return 'the result does not speak of each seat';
    if (!result.winners.every((seat) => result.places[seat] === 1)) return 'a winner is not in the first place';
    if (game.deadline(last) !== undefined) return 'there is a deadline after the end';
    return firstFault(moments.slice(-40), ({ seat, action, now }) => {
      if (seat === null) return undefined;
      const judged = game.decide(last, seat, action, { now: now + 1, lexicon, random: stream('after', 0) });
      return isRefusal(judged) ? undefined : `after the end, ${text(action)} is accepted`;
    });
  },
};

export const deadlinesAreKept: Law = {
  name: 'a deadline lies in the future, the table is refused before it and goes on at it',
  broken({ game, setup, lexicon, moments, end, fault }) {
    if (end === 'timeout-refused') return fault;
    return firstFault(moments, (moment) => {
      const { now, seat, action, before, after } = moment;
      const [was, is] = [game.deadline(before), game.deadline(after)];
      if (is !== undefined && is < now) return `after ${called(moment)} the deadline is in the past: ${is}`;
      if (seat === null && action.type === 'timeout' && text(before) === text(after))
        return `at ${now} the deadline has come and nothing happens`;
      if (was === undefined || was <= now) return undefined;
      const judged = game.decide(before, null, { type: 'timeout' }, { now, lexicon, random: stream(setup.seed, moment.count) });
      return isRefusal(judged) ? undefined : `at ${now} the table acts for the deadline ${was}`;
    });
  },
};

export const viewsArePlain: Law = {
  name: 'at every step, every view and every notice is plain JSON',
  broken(playing) {
    const { game, first, moments } = playing;
    const views = (state: unknown): string | undefined =>
      firstFault(viewersOf(playing), (viewer) => notJson(game.view(state, viewer), `the view of ${viewer}`));
    const notices = ({ event, after }: Moment['events'][number]): string | undefined =>
      firstFault(viewersOf(playing), (viewer) => {
        const notice = game.show(event, after, viewer);
        return notice === undefined ? undefined : notJson(notice, `the notice of ${event.type} to ${viewer}`);
      });
    return views(first) ?? firstFault(moments, (moment) => views(moment.after) ?? firstFault(moment.events, notices));
  },
};

export const actionsAreWritten: Law = {
  name: 'an action written in file notation is read as the same action',
  broken(playing: Playing, random) {
    const { game, names } = playing;
    return firstFault(some(playing, 20, random), (moment) => {
      const { seat, action, before } = moment;
      if (seat === null) return undefined;
      const file = game.scenario.written(action, before, names);
      const read: unknown = game.scenario.action(JSON.parse(text(file)), before, seat, names);
      return text(sorted(read)) === text(sorted(action))
        ? undefined
        : `${called(moment)} is written as ${text(file)} and read as ${text(read)}`;
    });
  },
};
