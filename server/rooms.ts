// One Colyseus room per game of the registry, all of one class.
import { matchMaker, ServerError, type Server } from 'colyseus';
import * as v from 'valibot';
import { CLOSE, Join } from '../shared/protocol.ts';
import * as lexiconGo from './games/lexicon-go.ts';
import * as woertersee from './games/woertersee.ts';
import { bucketOf } from './http/bucket.ts';
import type { House } from './table/house.ts';
import type { LiveTable } from './table/live-table.ts';
import { roomStateOf, type GameSchema } from './table/state.ts';
import { TableRoom, type Admission } from './table/table-room.ts';

/** The schema of each game's part of the room. */
export const schemas: Readonly<Record<string, GameSchema>> = { 'lexicon-go': lexiconGo, woertersee };

/** Who may come in, asked before a seat is reserved. @throws ServerError whose message is the code for the client */
function door(house: House, joinsPerMinute: number): (options: unknown) => Admission {
  const joins = bucketOf(joinsPerMinute);
  const no = (code: number, reason: string): never => {
    house.metrics.refusedRequests.inc({ reason });
    throw new ServerError(code, reason);
  };
  return (options) => {
    const join = v.safeParse(Join, options);
    if (!join.success) return no(400, 'malformed');
    const { token, name, crew } = join.output;
    const known = house.identity.verify(token);
    if (!known) return no(401, 'bad-token');
    return joins.take(known.player) ? { player: known.player, name, crew } : no(429, 'slow-down');
  };
}

export interface RoomsParts {
  readonly house: House;
  readonly schemas: Readonly<Record<string, GameSchema>>;
  readonly tableOf: (code: string) => LiveTable | undefined;
  readonly joinsPerMinute: number;
}

/** Defines the rooms. Returns the way to open one for a table. */
export function defineRooms(server: Server, { house, schemas, tableOf, joinsPerMinute }: RoomsParts): House['openRoom'] {
  const arrived = new Map<string, TableRoom>();
  const admission = door(house, joinsPerMinute);
  const arrive = (code: string, room: TableRoom): LiveTable => {
    const live = tableOf(code);
    if (!live) throw new ServerError(CLOSE.moved, 'no-such-table');
    arrived.set(room.roomId, room);
    return live;
  };
  for (const game of Object.values(house.games)) {
    const schema = schemas[game.id];
    if (!schema) throw new Error(`The game ${game.id} has no schema in server/games.`);
    const State = roomStateOf(game.id, schema);
    const parts = { house, game: game.id, State, schema, seats: game.seats.max, arrive };
    server.define(
      game.id,
      class extends TableRoom {
        constructor() {
          super(parts);
        }
        static override async onAuth(_token: string, options: unknown): Promise<Admission> {
          return admission(options);
        }
      },
    );
  }
  return async (game, code) => {
    const { roomId } = await matchMaker.createRoom(game, { code });
    const room = arrived.get(roomId);
    arrived.delete(roomId);
    if (!room) throw new Error(`The room ${roomId} did not arrive.`);
    return room;
  };
}
