import { signal } from '@preact/signals';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Action } from '../../../shared/games/lexicon-go/view.ts';
import type { RoomView } from '../../../shared/protocol.ts';
import type { TableLink } from '../../table/link.ts';
import { Desk } from './desk.ts';
import { dropped } from './drops.ts';
import { pressed, type KeyHost } from './keys.ts';

const words = (...all: string[]) => all.map((word, id) => ({ id, word, fresh: '0'.repeat(word.length) }));
const seat = (hand: string, own: ReturnType<typeof words>) => ({ tiles: hand.length, hand, words: own, out: false, stuck: false, wins: 0 });
let sent: Action[];
let focused: string | undefined;
let desk: Desk;
let host: KeyHost;
const type = (...keys: string[]): void => {
  for (const key of keys) {
    // Like the mirror: a place that a tile covers is heard as that tile.
    const at = desk.tray?.items.find((i) => 'old' in i && `letter ${i.at}` === focused);
    const focus = at && 'old' in at && at.by ? `tile ${at.by.id}` : focused;
    pressed(host, { key, shift: false, focus });
  }
};
beforeEach(() => {
  sent = [];
  focused = undefined;
  const table = {
    round: 1,
    phase: 'race',
    players: [seat('AESTR?', []), seat('XY', words('BUCH', 'RAD'))],
    swap: { by: -1, freeAt: 0 },
  };
  const room = { table, mine: { hand: 'AESTR?', votes: '' }, language: 'de', paused: false } as unknown as RoomView;
  const link: TableLink = {
    room: signal(room),
    seat: signal(0),
    online: signal(true),
    now: () => 0,
    person: () => undefined,
    notices: () => () => undefined,
    act: (action) => {
      sent.push(action as Action);
      return new Promise(() => undefined);
    },
  };
  desk = new Desk(link, { changed: () => undefined, refused: () => undefined, done: () => undefined });
  desk.sync();
  host = {
    desk,
    focus: (spot) => {
      focused = spot;
    },
    dismiss: () => false,
    read: () => undefined,
    pan: () => undefined,
    firstBoat: () => 'boat 0',
  };
});

describe('the keyboard', () => {
  it('letters lay a word, Backspace takes the last back, Enter plays', () => {
    type('r', 'a', 's', 't', 'e', 't', 'Backspace', 'Enter');
    expect(sent).toEqual([{ type: 'form', word: 'RASTE' }]);
  });
  it('a letter that no tile has is laid by the LEXICON tile', () => {
    type('r', 'o', 't');
    expect(desk.word).toBe('RoT');
  });
  it('Esc brings all back, and once more closes the tray', () => {
    desk.attack(0);
    focused = 'letter 1';
    type('a', 'Escape');
    expect([desk.laid.length, desk.tray?.target]).toEqual([0, 'BUCH']);
    type('Escape');
    expect(desk.tray).toBeUndefined();
  });
  it('arrows begin at the first boat', () => {
    type('ArrowUp');
    expect(focused).toBe('boat 0');
  });
  it('in the tray a letter goes on the focused letter, and typing goes on to the next', () => {
    desk.attack(0);
    focused = 'letter 0';
    type('t');
    expect([desk.word, focused]).toEqual(['TUCH', 'letter 1']);
    type('a');
    expect(desk.word).toBe('TACH');
  });
  it('at a line letters are put in one after another', () => {
    desk.attack(1);
    focused = 'gap 3';
    type('a', 'r');
    expect(desk.word).toBe('RADAR');
  });
});
describe('a tile let go', () => {
  const drop = (letter: string, over: string | undefined): void => {
    const id = desk.hand.find((h) => h.letter === letter)!.id;
    dropped({ desk, attack: (boat) => void desk.attack(boat) }, id, over);
  };
  it('on the line joins the word, on a tile there goes before it, over nothing goes home', () => {
    drop('E', 'line end');
    drop('R', `tile ${desk.line[0]!.id}`);
    expect(desk.word).toBe('RE');
    drop('R', undefined);
    expect(desk.word).toBe('E');
  });
  it('on a tile of the hand takes its place there', () => {
    drop('A', `tile ${desk.hand[2]!.id}`);
    expect(desk.hand.map((h) => h.letter).join('')).toBe('ESATR?');
  });
  it('on Tausch is swapped', () => {
    drop('A', 'swap');
    expect(sent).toEqual([{ type: 'swap', tile: 'A' }]);
  });
  it('on a letter or a line of the tray changes the word', () => {
    desk.attack(0);
    drop('A', 'letter 1');
    expect(desk.word).toBe('BACH');
    desk.recall();
    drop('E', 'gap 4');
    expect(desk.word).toBe('BUCHE');
  });
});
