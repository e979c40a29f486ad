// The schema of a room: what every table has, and the game's own part. What it shows: shared/protocol.ts, RoomView.
import { schema, t, type MapSchema, type Schema } from '@colyseus/schema';

const text = () => t.string().default('');
const yes = () => t.boolean().default(false);
const whole = (start = 0) => t.number().default(start);

const Person = schema(
  {
    id: text(),
    name: text(),
    crew: whole(),
    seat: whole(-1),
    ready: yes(),
    online: yes(),
    watching: yes(),
    queued: yes(),
    points: whole(),
    wins: whole(),
  },
  'Person',
);
const Next = schema({ game: text(), language: text(), options: text() }, 'Next');
const Clock = schema({ now: whole(), running: yes(), deadline: whole(-1) }, 'Clock');

type SchemaClass = new () => Schema;
/** A game's part of the room: `Table` for all, `Mine` for one seat. */
export interface GameSchema {
  readonly Table: SchemaClass;
  readonly Mine: SchemaClass;
}
/** The fields that rooms handle by themselves; all others are only mirrored. */
export type RoomState = Schema & { table: Schema; readonly mine: MapSchema<Schema> };

/** The class of one game's room state. `mine` is the only tagged part: an entry reaches only those whose view has it. */
export function roomStateOf(game: string, { Table, Mine }: GameSchema): new () => RoomState {
  return schema(
    {
      code: text(),
      phase: text(),
      host: text(),
      locked: yes(),
      paused: yes(),
      game: text(),
      language: text(),
      next: t.ref(Next),
      options: text(),
      people: t.array(Person),
      clock: t.ref(Clock),
      round: whole(),
      replay: text(),
      result: text(),
      table: t.ref(Table),
      mine: t.map(Mine).view(),
    },
    `Room:${game}`,
  );
}
