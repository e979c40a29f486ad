// What everything at a table shares: the connection, and a way to say a line.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { OrderBody, Person, RoomView } from '../../../shared/protocol.ts';
import type { Refusal } from '../../../shared/game.ts';
import { t } from '../../i18n/language.ts';
import type { Connection } from '../../net.ts';

export interface AtTable {
  readonly link: Connection;
  say(text: string, tone: 'info' | 'refused'): void;
  /** Sends an order; a refusal is said in one sentence. True when it was done. */
  order(order: OrderBody): Promise<boolean>;
}
export const TableContext = createContext<AtTable | undefined>(undefined);

export function useTable(): AtTable & { readonly room: RoomView; readonly me: Person | undefined; readonly isHost: boolean } {
  const at = useContext(TableContext);
  if (!at) throw new Error('outside a table');
  const room = at.link.room.value;
  const me = room.people.find((p) => p.id === at.link.me.value);
  return { ...at, room, me, isHost: me !== undefined && me.id === room.host };
}

/** One sentence for a "no" of the table or of a game. */
export const refusalText = (refusal: Refusal, game = ''): string =>
  t.first([`refusal.${game}.${refusal.code}`, `refusal.table.${refusal.code}`, 'refusal.table.internal'], refusal);
