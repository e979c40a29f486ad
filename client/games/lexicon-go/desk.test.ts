import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { Action, PlayerView, TableView } from '../../../shared/games/lexicon-go/view.ts';
import type { Ack, RoomView } from '../../../shared/protocol.ts';
import type { Refusal } from '../../../shared/game.ts';
import type { TableLink } from '../../table/link.ts';
import { Desk, type Slip } from './desk.ts';

const player = (hand: string, ...words: string[]): PlayerView => ({
  tiles: hand.length,
  hand,
  words: words.map((word, i) => ({ id: i, word, fresh: '0'.repeat(word.length) })),
  out: false,
  stuck: false,
  wins: 0,
});
const table = (players: readonly PlayerView[], more: Partial<TableView> = {}): TableView => ({
  round: 1,
  phase: 'race',
  opensAt: 0,
  players,
  swap: { by: -1, freeAt: 0 },
  voids: 0,
  vote: { caller: -1, words: [], voted: [], until: 0 },
  last: { winner: -1, reason: '', invalid: [] },
  ...more,
});
/** A table of two, this person on seat 0; `answer` is what the server says to every action. */
function sit(hand: string, rival: readonly string[] = ['BUCH'], answer?: Refusal) {
  const room = (view: TableView, mine: string): RoomView =>
    ({ table: view, mine: { hand: mine, votes: '' }, language: 'de', paused: false }) as unknown as RoomView;
  const state = signal(room(table([player(hand), player('XY', ...rival)]), hand));
  const sent: Action[] = [];
  const slips: Slip[] = [];
  let reply: (() => void) | undefined;
  const link: TableLink = {
    room: state,
    seat: signal(0),
    online: signal(true),
    now: () => 0,
    person: () => undefined,
    notices: () => () => undefined,
    act(action) {
      sent.push(action as Action);
      const ack: Ack = answer ? { id: 'a', ok: false, refusal: answer } : { id: 'a', ok: true };
      return new Promise((done) => {
        reply = () => done(ack);
      });
    },
  };
  const desk = new Desk(link, { changed: () => undefined, refused: (slip) => slips.push(slip), done: () => undefined });
  desk.sync();
  return {
    desk,
    sent,
    slips,
    patch(view: TableView, mine: string) {
      state.value = room(view, mine);
      desk.sync();
    },
    async answered() {
      reply?.();
      await Promise.resolve();
      await Promise.resolve();
    },
    id: (letter: string) => desk.standing.find((h) => h.letter === letter)!.id,
  };
}

describe('3.1 a new word', () => {
  it('is laid by taps and played whole', async () => {
    const { desk, sent, id, answered } = sit('SEEX');
    for (const letter of 'SEE') desk.tapTile(id(letter));
    expect([desk.word, desk.playable]).toEqual(['SEE', true]);
    desk.play();
    await answered();
    expect(sent).toEqual([{ type: 'form', word: 'SEE' }]);
  });
  it('one tile is no word', () => {
    const { desk, sent, id } = sit('SEE');
    desk.tapTile(id('S'));
    desk.play();
    expect([desk.playable, sent]).toEqual([false, []]);
  });
  it('a tap on a laid tile takes it back, recall takes all', () => {
    const { desk, id } = sit('SEE');
    for (const letter of 'SE') desk.tapTile(id(letter));
    desk.tapTile(desk.line[0]!.id);
    expect(desk.word).toBe('E');
    desk.recall();
    expect([desk.word, desk.standing.length]).toEqual(['', 3]);
  });
  it('what is being made stays through patches of others', () => {
    const { desk, id, patch } = sit('SEE');
    desk.tapTile(id('S'));
    patch(table([player('SEE'), player('X', 'BUCH', 'OX')]), 'SEE');
    expect(desk.word).toBe('S');
  });
  it('nothing more is sent while one action is under way', async () => {
    const { desk, sent, id, answered } = sit('SEEN');
    for (const letter of 'SEE') desk.tapTile(id(letter));
    desk.play();
    desk.play();
    desk.tapTile(id('N'));
    expect([sent.length, desk.word]).toEqual([1, 'SEE']);
    await answered();
  });
});
describe('3.5 a LEXICON tile', () => {
  it('asks for its letter when it is tapped, and lies as that letter', () => {
    const { desk, id } = sit('S?');
    desk.tapTile(id('S'));
    desk.tapTile(id('?'));
    expect([desk.asking !== undefined, desk.playable]).toEqual([true, false]);
    desk.announce('O');
    expect([desk.word, desk.playable]).toEqual(['So', true]);
  });
  it('takes a typed letter that no other tile has', () => {
    const { desk } = sit('S?');
    desk.type('s', undefined);
    desk.type('ö', undefined);
    expect(desk.word).toBe('Sö');
    expect(desk.type('x', undefined)).toBe(false);
  });
  it('may be let be', () => {
    const { desk, id } = sit('S?');
    desk.tapTile(id('?'));
    desk.announce(undefined);
    expect([desk.asking, desk.standing.length]).toEqual([undefined, 2]);
  });
});
describe('3.2 an attack', () => {
  it('tile, then place: BUCH becomes BACH, named with its owner and as it lay', async () => {
    const { desk, sent, id, answered } = sit('AE');
    desk.attack(0);
    desk.tapTile(id('A'));
    desk.tapPlace({ on: 'letter', at: 1 });
    expect([desk.word, desk.freed]).toEqual(['BACH', 'U']);
    desk.play();
    await answered();
    expect(sent).toEqual([{ type: 'attack', owner: 1, target: 'BUCH', word: 'BACH' }]);
  });
  it('place, then tile goes as well', () => {
    const { desk, id } = sit('AE');
    desk.attack(0);
    desk.tapPlace({ on: 'gap', at: 4 });
    desk.tapTile(id('E'));
    expect(desk.word).toBe('BUCHE');
  });
  it('an added tile moves from one line to another', () => {
    const { desk, id } = sit('S');
    desk.attack(0);
    const s = id('S');
    desk.lay(s, { on: 'gap', at: 0 });
    expect(desk.word).toBe('SBUCH');
    desk.lay(s, { on: 'gap', at: 5 });
    expect(desk.word).toBe('BUCHS');
  });
  it('own words are not attacked', () => {
    const { desk, patch } = sit('AE');
    patch(table([player('AE', 'OHR'), player('X')]), 'AE');
    expect([desk.attack(0), desk.tray]).toEqual([false, undefined]);
  });
  it('a word that changes under the tray is told at once, with the way to attack what it is now', () => {
    const { desk, slips, id, patch } = sit('AE');
    desk.attack(0);
    desk.tapTile(id('A'));
    desk.tapPlace({ on: 'letter', at: 1 });
    patch(table([player('AE'), player('X', 'TUCH')]), 'AE');
    expect(slips).toMatchObject([{ tone: 'refused', again: 0, refusal: { code: 'word-changed', word: 'BUCH', now: 'TUCH', by: 1 } }]);
    expect([desk.tray, desk.standing.length]).toEqual([undefined, 2]);
  });
});
describe('0.2 a refusal', () => {
  it('brings all tiles back and names them', async () => {
    const { desk, slips, id, answered } = sit('SEE', [], { code: 'not-a-word', words: ['SEE'] });
    for (const letter of 'SEE') desk.tapTile(id(letter));
    desk.play();
    await answered();
    expect([desk.line, desk.standing.length, slips[0]?.tiles.length]).toEqual([[], 3, 3]);
  });
  it('of LEX-GO called by two at once says nothing', async () => {
    const { desk, slips, answered } = sit('SEE', [], { code: 'already-started' });
    desk.start();
    await answered();
    expect(slips).toEqual([]);
  });
});
describe('3.12 TAUSCH', () => {
  it('asks which tile goes back, then sends it', async () => {
    const { desk, sent, id, answered } = sit('SEE');
    desk.chooseSwap();
    desk.tapTile(id('S'));
    await answered();
    expect(sent).toEqual([{ type: 'swap', tile: 'S' }]);
  });
  it('can be let be', () => {
    const { desk } = sit('SEE');
    desk.chooseSwap();
    desk.chooseSwap();
    expect(desk.swapping).toBe(false);
  });
});
it('a new round begins with an empty line', () => {
  const { desk, id, patch } = sit('SEE');
  desk.tapTile(id('S'));
  patch(table([player('ABC'), player('XYZ')], { round: 2 }), 'ABC');
  expect([desk.word, desk.hand.map((h) => h.letter).join('')]).toEqual(['', 'ABC']);
});
it('out for the round nothing is laid any more', () => {
  const { desk, patch } = sit('SEE');
  patch(table([{ ...player('SEE'), out: true }, player('XY')]), 'SEE');
  desk.tapTile(desk.hand[0]!.id);
  expect([desk.free, desk.word]).toEqual([false, '']);
});
