// Where a tile that was let go falls.
import type { Desk } from './desk.ts';

export interface DropHost {
  readonly desk: Desk;
  /** Opens the tray on a boat; the tile waits there for its place. */
  attack(boat: number, tile: number): void;
}
/** `over`: key of the spot that takes the tile; undefined: none, then a laid tile goes back into the hand. */
export function dropped({ desk, attack }: DropHost, id: number, over: string | undefined): void {
  const [what, key] = (over ?? '').split(' ');
  const n = Number(key);
  switch (what) {
    case 'swap':
      return desk.swap(id);
    case 'boat':
      return attack(n, id);
    case 'line':
      return void desk.lay(id, { on: 'line', at: desk.line.length });
    case 'gap':
      return void desk.lay(id, { on: 'gap', at: n });
    case 'letter':
      return void desk.lay(id, { on: 'letter', at: desk.tray?.items.findIndex((i) => 'old' in i && i.at === n) ?? -1 });
    case 'tile':
      return onTile(desk, id, n);
    default:
      if (desk.laid.some((l) => l.id === id)) desk.takeBack(id);
  }
}
/** On a tile of the line: before it. On one of the tray: in its place. On one of the hand: there. */
function onTile(desk: Desk, id: number, on: number): void {
  if (id === on) return;
  const inLine = desk.line.findIndex((l) => l.id === on);
  const inTray = desk.tray?.items.findIndex((i) => 'old' in i && i.by?.id === on) ?? -1;
  if (inLine >= 0) desk.lay(id, { on: 'line', at: inLine });
  else if (inTray >= 0) desk.lay(id, { on: 'letter', at: inTray });
  else
    desk.move(
      id,
      desk.hand.findIndex((h) => h.id === on),
    );
}
