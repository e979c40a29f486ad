// The keyboard at a table of Lexicon-Go: letters lay tiles, Backspace takes back, Enter plays, Esc recalls, Space shuffles, + swaps,
// arrows go to boats and places, 1 2 3 read table, hand and clock.
import type { Stroke } from '../../table/picture.ts';
import type { Desk, Place } from './desk.ts';

export interface KeyHost {
  readonly desk: Desk;
  focus(spot: string): void;
  /** Closes what lies open above the quay. True: something was. */
  dismiss(): boolean;
  read(what: 'table' | 'hand' | 'clock'): void;
  pan(dy: number): void;
  /** The first boat that can be attacked. */
  firstBoat(): string | undefined;
}
const READ = { '1': 'table', '2': 'hand', '3': 'clock' } as const;
const isLetter = (key: string): boolean => [...key].length === 1 && key.toUpperCase() !== key.toLowerCase();

/** Which place of the tray has focus: the place itself, or the one of a tile that lies there. */
export function placeOf(desk: Desk, focus: string | undefined): Place | undefined {
  const items = desk.tray?.items;
  if (!items || focus === undefined) return undefined;
  const [what, n] = focus.split(' ');
  if (what === 'gap') return { on: 'gap', at: Number(n) };
  if (what === 'letter') return { on: 'letter', at: items.findIndex((i) => 'old' in i && i.at === Number(n)) };
  if (what !== 'tile') return undefined;
  const at = items.findIndex((i) => ('add' in i ? i.add.id : i.by?.id) === Number(n));
  const item = items[at];
  return item && ('add' in item ? { on: 'gap', at: at + 1 } : { on: 'letter', at });
}
/** Where typing goes on after a tile was laid there. */
function nextFocus(desk: Desk, { on, at }: Place): string | undefined {
  const items = desk.tray?.items ?? [];
  if (on === 'gap') return `gap ${at + 1}`;
  const next = items.slice(at + 1).find((i) => 'old' in i && !i.by);
  return next && 'old' in next ? `letter ${next.at}` : undefined;
}
function typed(host: KeyHost, letter: string, focus: string | undefined): boolean {
  const { desk } = host;
  const place = desk.tray ? (placeOf(desk, focus) ?? ({ on: 'letter', at: 0 } as const)) : undefined;
  if (!desk.type(letter, place)) return false;
  const next = place && nextFocus(desk, place);
  if (next) host.focus(next);
  return true;
}

export function pressed(host: KeyHost, { key, focus }: Stroke): boolean {
  const { desk } = host;
  if (key in READ) {
    host.read(READ[key as keyof typeof READ]);
    return true;
  }
  switch (key) {
    case 'Enter':
      desk.play();
      return desk.sending !== undefined;
    case ' ':
      desk.shuffle(Math.random);
      return true;
    case 'Backspace':
    case 'Delete':
      desk.takeLast();
      return true;
    case 'Escape':
      if (!host.dismiss()) desk.recall();
      return true;
    case '+':
      desk.chooseSwap();
      return true;
    case 'PageUp':
      host.pan(160);
      return true;
    case 'PageDown':
      host.pan(-160);
      return true;
    case 'ArrowUp':
    case 'ArrowDown':
    case 'ArrowLeft':
    case 'ArrowRight': {
      const to = desk.tray ? 'letter 0' : host.firstBoat();
      if (to) host.focus(to);
      return to !== undefined;
    }
    default:
      return isLetter(key) && typed(host, key, focus);
  }
}
