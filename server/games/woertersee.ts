// What phones decode of Wörtersee: the fields of shared/games/woertersee/view.ts, nothing more.
import { schema, t } from '@colyseus/schema';

const whole = (start = 0) => t.number().default(start);
const Boat = schema({ seat: whole(-1), n: whole(), from: whole(), to: whole() }, 'Boat');
const Player = schema(
  { points: whole(), boats: whole(), boatsLeft: whole(), kiddie: t.boolean().default(false), done: t.boolean().default(false) },
  'Player',
);
const Reveal = schema(
  {
    seat: whole(-1),
    n: whole(),
    from: whole(),
    to: whole(),
    path: t.array('number'),
    word: t.string().default(''),
    valid: t.boolean().default(false),
    points: whole(),
    why: t.string().default(''),
  },
  'Reveal',
);
const Trace = schema(
  { n: whole(), path: t.array('number'), word: t.string().default(''), standing: t.string().default(''), points: whole() },
  'Trace',
);

export const Table = schema(
  {
    round: whole(),
    rounds: whole(),
    phase: t.string().default(''),
    radius: whole(),
    lake: t.string().default(''),
    opensAt: whole(),
    endsAt: whole(),
    stopUntil: whole(),
    traceUntil: whole(),
    boats: t.array(Boat),
    players: t.array(Player),
    stopBy: whole(-1),
    order: t.array('number'),
    reveals: t.array(Reveal),
  },
  'Woertersee',
);
export const Mine = schema({ traces: t.array(Trace) }, 'WoerterseeMine');
