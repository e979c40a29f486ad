import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RoomView } from '../../shared/protocol.ts';
import { games } from '../../shared/games/index.ts';
import { valuesToTry } from '../../shared/games/laws/house-rules.ts';
import { HandTime } from './phones/hand-time.ts';
import type { Phone } from './phones/phone.ts';
import { begin, TestServer } from './phones/server.ts';

const time = new HandTime();
let house: TestServer;
beforeAll(async () => {
  house = await new TestServer({}, { time }).start();
});
afterAll(() => house.end());

/** What a house rule changes on the table itself, where that can be seen at once. */
const SEEN: Record<string, (view: RoomView, value: unknown) => boolean> = {
  'woertersee.rounds': (view, value) => view.table['rounds'] === value,
  'woertersee.seconds': ({ table }, value) => Number(table['endsAt']) - Number(table['opensAt']) === Number(value) * 1000,
  'woertersee.jokers': ({ table }, value) => [...String(table['lake'])].filter((hole) => hole === '?').length === value,
  'woertersee.kiddie': ({ table, options }) =>
    (table['players'] as { kiddie: boolean }[]).every(
      ({ kiddie }, seat) => kiddie === (JSON.parse(options) as { kiddie: number[] }).kiddie.includes(seat),
    ),
  'lexicon-go.hands': ({ table }, value) => (table['players'] as { hand: string }[]).every((p) => (value === 'hidden') === (p.hand === '')),
};

async function openTable(game: string, phones: readonly Phone[]): Promise<void> {
  if (game === 'lexicon-go') await phones[0]!.act({ type: 'start' });
  await time.skip(5000);
  await phones[0]!.sees(({ table }) => table['phase'] === 'search' || table['phase'] === 'race');
}

test.each(Object.values(games))(
  '$id: each house rule, set in the lobby, holds in the game, and the printed one otherwise',
  async (game) => {
    const { phones } = await house.lobby(game.id, 'Mia', 'Tom');
    const [mia, tom] = phones;
    const printed = game.defaults('de') as Record<string, unknown>;
    for (const [option, values] of valuesToTry(game, 'de')) {
      for (const value of values.slice(1, 3)) {
        await mia!.order({ type: 'options', options: { [option]: value } });
        await begin(phones);
        // who is named by the place in the lobby is named by the seat in the game
        const held = option === 'kiddie' ? (value as number[]).map((place) => phones[place]!.you.seat) : value;
        expect(JSON.parse(tom!.view!.options)).toEqual({ ...printed, [option]: held });
        await openTable(game.id, phones);
        expect(
          SEEN[`${game.id}.${option}`]?.(mia!.view!, value) ?? true,
          `${option} ${JSON.stringify(value)}: ${JSON.stringify(mia!.view!.table)}`,
        ).toBe(true);
        await mia!.order({ type: 'end' });
        for (const phone of phones) await phone.sees((v) => v.phase === 'lobby');
      }
    }
  },
);
