// Laws of what a viewer may know. `disguise` makes a game that differs only in what is hidden from him; to him, both must look the same.
import { isRefusal, type Notice, type Viewer } from '../../game.ts';
import { stream, type Random } from '../../random.ts';
import { called, firstFault, some, viewersOf, type Law } from './law.ts';
import { countsText, text } from './plain.ts';
import type { Moment, Playing } from './playing.ts';

export const viewsKeepSecrets: Law = {
  name: 'a view shows nothing that its viewer may not know',
  broken(playing, random) {
    const { game } = playing;
    return firstFault(some(playing, 8, random), (moment) =>
      firstFault(viewersOf(playing), (viewer) => {
        const other = game.disguise(moment.after, viewer, random);
        if (text(game.view(other, viewer)) === text(game.view(moment.after, viewer))) return undefined;
        return `after ${called(moment)}, the view of ${viewer} tells two games apart:\n${text(game.view(moment.after, viewer))}\n${text(game.view(other, viewer))}`;
      }),
    );
  },
};

export const disguisesHide: Law = {
  name: 'a disguise changes what is hidden and no number of tiles',
  broken(playing, random) {
    const { game } = playing;
    let changed = false;
    const fault = firstFault(some(playing, 8, random), (moment) =>
      firstFault(viewersOf(playing), (viewer) => {
        const other = game.disguise(moment.after, viewer, random);
        changed ||= text(other) !== text(moment.after);
        return countsText(game.census(other)) === countsText(game.census(moment.after))
          ? undefined
          : `after ${called(moment)}, the disguise for ${viewer} has other tiles`;
      }),
    );
    return fault ?? (changed ? undefined : 'no disguise of this game differs from the truth in anything');
  },
};

export const noticesKeepSecrets: Law = {
  name: 'a notice tells nothing that its viewer may not know',
  broken(playing, random) {
    return firstFault(some(playing, 8, random), (moment) =>
      firstFault(
        viewersOf(playing),
        (viewer) => fromHiddenState(playing, moment, viewer, random) ?? fromHiddenEvent(playing, moment, viewer, random),
      ),
    );
  },
};

/** The same event over a disguised state: the notice must be the same. */
function fromHiddenState({ game }: Playing, moment: Moment, viewer: Viewer, random: Random): string | undefined {
  return firstFault(moment.events, ({ event, after }) => {
    const [told, other] = [game.show(event, after, viewer), game.show(event, game.disguise(after, viewer, random), viewer)];
    return text(told) === text(other)
      ? undefined
      : `${called(moment)}: the notice to ${viewer} tells two states apart: ${text(told)} and ${text(other)}`;
  });
}

/**
 * Something else of the same kind might have happened instead: other luck, another hidden choice, another truth about the words.
 * Where it leaves this viewer's view as it is, his notices must be the same too.
 */
function fromHiddenEvent(playing: Playing, moment: Moment, viewer: Viewer, random: Random): string | undefined {
  const { game } = playing;
  const other = instead(playing, moment, viewer, random);
  if (!other || text(game.view(other.last, viewer)) !== text(game.view(moment.after, viewer))) return undefined;
  const told = moment.events.flatMap(({ event, after }) => game.show(event, after, viewer) ?? []);
  return text(told) === text(other.told)
    ? undefined
    : `${called(moment)}: the notices to ${viewer} tell more than his view: ${text(told)} and ${text(other.told)}`;
}

function instead(
  { game, lexicon }: Playing,
  { seat, action, now, before }: Moment,
  viewer: Viewer,
  random: Random,
): { last: unknown; told: readonly Notice[] } | undefined {
  const start = seat === viewer ? before : game.disguise(before, viewer, random);
  const choice =
    seat === null || seat === viewer
      ? action
      : anotherOf(action.type, () => game.sample(game.view(start, seat), seat, random, lexicon, now));
  if (!choice) return undefined;
  const wrong = { ...lexicon, has: () => random.below(2) === 0 };
  const judged = game.decide(start, seat, choice, { now, lexicon: wrong, random: stream('instead', random.below(1e9)) });
  if (isRefusal(judged)) return undefined;
  let last = start;
  const told = judged.flatMap((event) => {
    last = game.evolve(last, event);
    return game.show(event, last, viewer) ?? [];
  });
  return { last, told };
}

/** A few tries to be offered an action of this type. */
function anotherOf(type: string, offer: () => { readonly type: string } | undefined): { readonly type: string } | undefined {
  for (let times = 0; times < 4; times++) {
    const action = offer();
    if (action?.type === type) return action;
  }
  return undefined;
}

export const oneTableForAll: Law = {
  name: 'the table of a view is the same for every viewer, and only seats have something of their own',
  broken(playing) {
    const { game, moments } = playing;
    return firstFault(moments, (moment) => {
      const audience = game.view(moment.after, 'audience');
      if ('mine' in audience) return `after ${called(moment)}, the audience has something of its own`;
      return firstFault(viewersOf(playing), (viewer) =>
        text(game.view(moment.after, viewer).table) === text(audience.table)
          ? undefined
          : `after ${called(moment)}, ${viewer} sees another table than the audience`,
      );
    });
  },
};
