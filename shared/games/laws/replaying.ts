// Laws of the journal: a game is its setup and its events, nothing else.
import { isRefusal } from '../../game.ts';
import { stream } from '../../random.ts';
import { exported, type Journal } from '../../scenario/export.ts';
import { readScenario } from '../../scenario/file.ts';
import { play } from '../../scenario/run.ts';
import { called, firstFault, viewersOf, type Law } from './law.ts';
import { notJson, text } from './plain.ts';

const again = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

export const sameSeedSameGame: Law = {
  name: 'the same seed and the same actions give the same game',
  broken({ game, setup, lexicon, moments, first, last }) {
    let state: unknown = game.setup(again(setup));
    if (text(state) !== text(first)) return 'setup gives two different games';
    for (const moment of moments) {
      const { seat, action, now, count, events } = moment;
      const judged = game.decide(state, seat, again(action), { now, lexicon, random: stream(setup.seed, count) });
      if (isRefusal(judged) || text(judged) !== text(events.map(({ event }) => event)))
        return `${called(moment)} gives other events: ${text(judged)}`;
      for (const event of judged) state = game.evolve(state, event);
    }
    return text(state) === text(last) ? undefined : 'the last state is another one';
  },
};

export const eventsRebuild: Law = {
  name: 'the setup and the events alone, written down and read again, rebuild the state',
  broken(playing) {
    const { game, setup, moments, last } = playing;
    const events = moments.flatMap((moment) => moment.events.map(({ event }) => event));
    const odd = firstFault(events, (event) => notJson(event, event.type));
    if (odd !== undefined) return `an event is not JSON: ${odd}`;
    let state: unknown = game.setup(again(setup));
    for (const event of again(events)) state = game.evolve(state, event);
    if (text(state) !== text(last)) return 'the rebuilt state is another one';
    return firstFault(viewersOf(playing), (viewer) =>
      text(game.view(state, viewer)) === text(game.view(last, viewer)) ? undefined : `the view of ${viewer} is another one`,
    );
  },
};

export const exportPlays: Law = {
  name: 'a journal exported as a scenario file plays the same game',
  broken({ game, setup, lexicon, names, moments, last }) {
    const rows = moments.map(({ now, seat, action, events }) => ({
      at: now,
      seat: seat ?? -1,
      action: again({ ...action }),
      events: events.map(({ event }) => again({ ...event })),
    }));
    const { language, seed } = setup;
    const file = exported(game, { language, options: setup.options as Journal['options'], names, seed, rows });
    const odd = notJson(file);
    if (odd !== undefined) return `the file is not JSON: ${odd}`;
    let state: unknown;
    for (const step of play(game, readScenario(file), language, lexicon)) {
      if (step.refusal) return `action ${step.action?.i} of the file is refused: ${text(step.refusal)}`;
      const line = firstFault(step.lines, (one) => notJson(one, 'a line'));
      if (line !== undefined) return line;
      state = step.state;
    }
    return text(state) === text(last) ? undefined : 'the file plays another game';
  },
};
