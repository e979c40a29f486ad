// Lexicon-Go (RULES 3, seed 002 first half): a race for words that can be taken away.
import type { Game } from '../../game.ts';
import { packLanguages } from '../../tiles/lexicon-pack.ts';
import { deadline, decide } from './decide.ts';
import { disguise } from './disguise.ts';
import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import { show, view } from './sight.ts';
import { defaults, options, type Options } from './options.ts';
import { parse } from './wire.ts';
import { refusals } from './refusals.ts';
import { over } from './result.ts';
import { sample } from './sample.ts';
import { scenario } from './scenario.ts';
import { setup } from './setup.ts';
import { census, type State } from './state.ts';
import type { Action, LexiconGoView } from './view.ts';

export const lexiconGo: Game<Options, State, Action, Event, LexiconGoView> = {
  id: 'lexicon-go',
  seats: { min: 2, max: 8 },
  languages: packLanguages,
  graph: (language) => language,
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
