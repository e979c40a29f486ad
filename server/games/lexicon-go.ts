// What phones decode of Lexicon-Go: the fields of shared/games/lexicon-go/view.ts, nothing more.
import { schema, t } from '@colyseus/schema';

const Word = schema({ id: t.number().default(0), word: t.string().default(''), fresh: t.string().default('') }, 'Word');
const Player = schema(
  {
    tiles: t.number().default(0),
    hand: t.string().default(''),
    words: t.array(Word),
    out: t.boolean().default(false),
    stuck: t.boolean().default(false),
    wins: t.number().default(0),
  },
  'Player',
);
const Swap = schema({ by: t.number().default(-1), freeAt: t.number().default(0) }, 'Swap');
const Vote = schema(
  { caller: t.number().default(-1), words: t.array('string'), voted: t.array('boolean'), until: t.number().default(0) },
  'Vote',
);
const Invalid = schema({ owner: t.number().default(-1), word: t.string().default('') }, 'Invalid');
const Last = schema({ winner: t.number().default(-1), reason: t.string().default(''), invalid: t.array(Invalid) }, 'Last');

export const Table = schema(
  {
    round: t.number().default(0),
    phase: t.string().default(''),
    opensAt: t.number().default(0),
    players: t.array(Player),
    swap: t.ref(Swap),
    vote: t.ref(Vote),
    last: t.ref(Last),
    voids: t.number().default(0),
  },
  'LexiconGo',
);
export const Mine = schema({ hand: t.string().default(''), votes: t.string().default('') }, 'LexiconGoMine');
