// A sensible player who sees a view only: for laws and load tests, not for people to play against.
import { isEnglishPlural } from '../../attack/english-plural.ts';
import { additions, replacements, type Visit } from '../../attack/finder.ts';
import type { Millis, Seat } from '../../game.ts';
import type { Random } from '../../random.ts';
import { LEXICON_TILE } from '../../tiles/tile.ts';
import type { Lexicon } from '../../words/lexicon.ts';
import type { Action, LexiconGoView, TableView } from './view.ts';

/**
 * A view does not name the house rules, so what is chosen is legal under all of them: one tile is replaced at most, and no English plural
 * is laid. Nor does it name earlier forms of a word: an addition is never one of them (words do not get shorter), and a word is replaced
 * only while all its tiles are fresh, that is, unchanged since it was formed.
 */
export function sample({ table, mine }: LexiconGoView, seat: Seat, random: Random, lexicon: Lexicon, now: Millis): Action | undefined {
  switch (table.phase) {
    case 'ready':
    case 'ended':
      return { type: 'start' };
    case 'vote':
      return ballot(table, seat, mine?.votes ?? '', lexicon);
    case 'race':
      return table.players[seat]!.out ? undefined : race(table, seat, mine?.hand ?? '', random, lexicon, now);
    case 'countdown':
    case 'over':
      return undefined;
  }
}

function ballot({ vote }: TableView, seat: Seat, votes: string, lexicon: Lexicon): Action | undefined {
  const word = vote.words[votes.indexOf('-')];
  return word === undefined || seat === vote.caller ? undefined : { type: 'vote', word, valid: lexicon.has(word.toUpperCase()) };
}

function race(table: TableView, seat: Seat, hand: string, random: Random, lexicon: Lexicon, now: Millis): Action | undefined {
  if (hand === '') return { type: 'call' };
  if (table.round > ENOUGH) return table.players[seat]!.stuck ? undefined : { type: 'stuck' };
  // A fresh LEXICON tile makes the search long; it is kept until nothing goes without it.
  const poor = hand.replaceAll(LEXICON_TILE, '');
  for (const tiles of poor === hand ? [hand] : [poor, hand]) {
    const laid = lay(table, seat, tiles, random, lexicon);
    if (laid) return laid;
  }
  if (table.players[seat]!.stuck) return undefined; // waits; any swap of his would take it back
  const open = table.swap.by !== seat || now >= table.swap.freeAt;
  // Rather often stuck, so that a round in which nothing goes ends also at a table of eight.
  return open && random.below(3) === 0 ? { type: 'swap', tile: random.pick([...hand]) } : { type: 'stuck' };
}

function lay(table: TableView, seat: Seat, hand: string, random: Random, lexicon: Lexicon): Action | undefined {
  const formed = some(random, lexicon, (visit) => additions(lexicon, hand, '', visit));
  if (formed !== undefined && random.below(4) > 0) return { type: 'form', word: formed };
  const targets = table.players.flatMap(({ words }, owner) => (owner === seat ? [] : words.map((word) => ({ owner, ...word }))));
  for (const { owner, word: target, fresh } of random.shuffle(targets)) {
    const word = some(random, lexicon, (visit) => {
      additions(lexicon, hand, target, visit);
      if (!fresh.includes('0') && random.below(4) === 0) replacements(lexicon, hand, target, 1, visit);
    });
    if (word !== undefined) return { type: 'attack', owner, target, word };
  }
  return formed === undefined ? undefined : { type: 'form', word: formed };
}

/** Rounds after which it is tired: all are stuck then, and three void rounds end a match that five rounds in a row might never end. */
const ENOUGH = 12;

/** One of the words that a search finds, each as likely. */
function some(random: Random, lexicon: Lexicon, search: (visit: Visit) => void): string | undefined {
  const found: string[] = [];
  search((word) => {
    if (lexicon.name !== 'en' || !isEnglishPlural(lexicon, word)) found.push(word);
    return true;
  });
  return found.length === 0 ? undefined : random.pick(found);
}
