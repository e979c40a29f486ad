// People who play by `sample`: any sensible legal action of what their own phone shows.
import type { ActionBase } from '../../../shared/game.ts';
import { games } from '../../../shared/games/index.ts';
import { stream, type Random } from '../../../shared/random.ts';
import { lexicon } from '../../lexica.ts';
import type { HandTime } from './hand-time.ts';
import type { Phone } from './phone.ts';

/** What this phone's person would do now; undefined: nothing. */
export function idea(phone: Phone, random: Random): ActionBase | undefined {
  const {
    view,
    you: { seat },
  } = phone;
  if (!view || view.phase !== 'game' || seat < 0) return undefined;
  const game = games[view.game]!;
  const seen = { table: view.table, ...(view.mine && { mine: view.mine }) };
  return game.sample(seen, seat, random, lexicon(game.graph(view.language as never)), view.clock.now) as ActionBase | undefined;
}

/** Plays until the results (or `done`): the time is put forward to the next deadline when nobody has an idea. */
export async function playOn(
  phones: readonly Phone[],
  time: HandTime,
  seed: string,
  done = (): boolean => phones[0]!.view!.phase !== 'game',
): Promise<number> {
  let acts = 0;
  for (let turn = 0; turn < 3000 && !done(); turn++) {
    const random = stream(seed, turn);
    const movers = phones.filter((phone) => phone.you.seat >= 0);
    const mover = random.shuffle(movers).find((phone) => idea(phone, random));
    const { now, deadline } = phones[0]!.view!.clock;
    if (mover && random.below(8) > 0) {
      const ack = await mover.act(idea(mover, random)!);
      acts += ack.ok ? 1 : 0;
    } else if (deadline >= 0) {
      await time.skip(Math.max(1, deadline - now + 1));
      await new Promise((seen) => setTimeout(seen, 10));
    }
    if (!mover && deadline < 0) throw new Error(`nobody can do anything: ${JSON.stringify(phones[0]!.view!.table)}`);
  }
  if (!done()) throw new Error('the game does not end');
  return acts;
}
