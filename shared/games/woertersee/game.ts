// Wörtersee: everybody searches one lake of letters for words and lays a boat where each begins (RULES 5, rulebook 003).
import type { Game } from '../../game.ts';
import { decide } from './decide.ts';
import { disguise } from './disguise.ts';
import { evolve } from './evolve.ts';
import { EMPTY, JOKER } from './lake.ts';
import { defaults, options, type Options } from './options.ts';
import { refusals } from './refusals.ts';
import { over } from './result.ts';
import { sample } from './sample.ts';
import { scenario } from './scenario.ts';
import { show, view } from './sight.ts';
import { setup, type Event, type State } from './state.ts';
import { deadline } from './times.ts';
import type { Action, WoerterseeView } from './view.ts';
import { parse } from './wire.ts';

/** Every chip of the box, by its letter: in the lake, left over or under a joker. */
function census({ lake, aside }: State): ReadonlyMap<string, number> {
  const count = new Map<string, number>();
  for (const letter of lake + aside) {
    if (letter !== JOKER && letter !== EMPTY) count.set(letter, (count.get(letter) ?? 0) + 1);
  }
  return count;
}

export const woertersee: Game<Options, State, Action, Event, WoerterseeView> = {
  id: 'woertersee',
  seats: { min: 1, max: 8 },
  languages: ['de', 'en'],
  graph: (language) => (language === 'de' ? 'de-folded' : language),
  options,
  defaults,
  setup,
  decide,
  evolve,
  view,
  show,
  deadline,
  parse,
  sample,
  disguise,
  census,
  over,
  refusals,
  scenario,
};
