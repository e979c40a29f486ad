// What the table itself refuses, beside the refusals of its game. Every code needs a sentence in the catalogue.
import type { Refusal } from './game.ts';
import { refuse } from './game.ts';

/** Code → when, and the facts that come with it. */
export const TABLE_REFUSALS = {
  malformed: 'the message is not one of this table or this game',
  'not-host': 'only the host may do this',
  'not-in-lobby': 'this can be done in the lobby only',
  'game-running': 'this waits until the game is over',
  'no-game': 'an action came while no game runs',
  'other-game': 'the action belongs to a game that is over',
  'no-seat': 'a spectator acts, or gets ready',
  paused: 'the host has paused the game',
  moved: 'the table lives in another room now',
  'not-ready': 'somebody is not ready yet; `people`: their names',
  'too-few': 'fewer people have seats than the game needs; `min`',
  'no-such-game': 'there is no game of this id',
  'no-such-language': 'the game has no tile set for this word language',
  'bad-option': 'a house rule that the game does not have, or not with this value; `option`',
  'no-such-person': 'nobody of this id is at the table',
  'not-yourself': 'the host cannot remove himself, or hand the table to somebody who is not there',
  'crew-taken': 'another person has this colour and emblem',
  'bad-name': 'nothing is left of the name, or it is rude',
  locked: 'the host has locked the table: nobody new gets a seat',
  'not-saved': 'the server could not write it down; try again',
  internal: 'a fault of ours; nothing has changed',
} as const;

export type TableRefusal = keyof typeof TABLE_REFUSALS;

/** A refusal of the table; `facts` as the table above says. */
export const refuseTable = (code: TableRefusal, facts: Omit<Refusal, 'code'> = {}): Refusal => refuse(code, facts);
