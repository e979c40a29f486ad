// The three things one does with tiles: form, attack, swap (RULES 3.1 – 3.8, 3.12).
import { isEnglishPlural } from '../../attack/english-plural.ts';
import { judgeAttack, judgeForm, type Attack, type Hand } from '../../attack/judge.ts';
import { hadForm } from '../../attack/word.ts';
import { refuse, type Judging, type Refusal, type Seat } from '../../game.ts';
import { drawn, next, places } from '../../tiles/bag.ts';
import { packLetters } from '../../tiles/lexicon-pack.ts';
import type { Lexicon } from '../../words/lexicon.ts';
import type { Event } from './event.ts';
import { SWAP_LOCK, type State } from './state.ts';

type Judged = readonly Event[] | Refusal;

const handOf = ({ players, language }: State, seat: Seat): Hand => ({ seat, tiles: players[seat]!.hand, alphabet: packLetters(language) });

/** 3.1 */
export function form(state: State, seat: Seat, word: string, { lexicon }: Judging): Judged {
  const laid = judgeForm(handOf(state, seat), word);
  if ('code' in laid) return laid;
  const valid = knows(state, lexicon, word);
  if (!valid && state.options.verify === 'instant') return unknown(state, lexicon, word);
  return [{ type: 'formed', seat, id: state.words.length + state.gone.length, word, spent: laid.spent, valid }];
}

/** 3.2 – 3.4 */
export function attack(state: State, seat: Seat, { owner, target, word }: Attack, { lexicon }: Judging): Judged {
  const { words, gone, players, options } = state;
  const laid = judgeAttack(handOf(state, seat), { words, gone, seats: players.length }, { owner, target, word }, options.maxReplace);
  if ('code' in laid) return laid;
  const valid = knows(state, lexicon, word);
  if (!valid && options.verify === 'instant') return unknown(state, lexicon, word);
  if (hadForm(laid.old, word)) return refuse('previous-form', { word });
  const { how, fresh, freed } = laid.change;
  return [{ type: 'attacked', seat, owner, id: laid.old.id, from: target, word, how, spent: laid.spent, gained: freed, fresh, valid }];
}

/** 3.12 TAUSCH: first the draw, then the own tile goes back, so that it cannot come again at once. */
export function swap(state: State, seat: Seat, tile: string, { now, random }: Judging): Judged {
  if (state.swap.by === seat && now < state.swap.freeAt) return refuse('swap-locked', { until: state.swap.freeAt });
  if (!state.players[seat]!.hand.includes(tile)) return refuse('not-your-tiles', { tiles: tile });
  const taken = next(state.bag);
  if (taken === undefined) return refuse('bag-too-small');
  return [{ type: 'swapped', seat, out: tile, in: taken, place: places(drawn(state.bag), 1, random)[0]!, freeAt: now + SWAP_LOCK }];
}

/** 3.6 In the lexicon, or voted in at this table, and no plural where the house has none. */
function knows(state: State, lexicon: Lexicon, word: string): boolean {
  const letters = word.toUpperCase();
  return state.house.includes(letters) || (lexicon.has(letters) && !isBannedPlural(state, lexicon, word));
}

const isBannedPlural = ({ options, language }: State, lexicon: Lexicon, word: string): boolean =>
  !options.plurals && language === 'en' && isEnglishPlural(lexicon, word);

const unknown = (state: State, lexicon: Lexicon, word: string): Refusal =>
  refuse('not-a-word', {
    words: [word],
    why: lexicon.has(word.toUpperCase()) && isBannedPlural(state, lexicon, word) ? 'plural' : 'unknown',
  });
