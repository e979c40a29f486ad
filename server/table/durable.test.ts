// What the kill test finds only by luck, by hand: nothing is shown or acknowledged before it is written down.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HandTime } from './phones/hand-time.ts';
import type { Phone } from './phones/phone.ts';
import { TestServer } from './phones/server.ts';

const time = new HandTime();
let house: TestServer;
beforeAll(async () => {
  house = await new TestServer({ LOG_LEVEL: 'silent' }, { time }).start();
});
afterAll(() => house.end());

type Write = 'append' | 'saveTable' | 'beginMatch';
/** Holds back (and then makes, or fails) the next write of this kind; `asked` resolves when the table has asked for it. */
function hold(write: Write): { readonly asked: Promise<void>; readonly release: (error?: Error) => void } {
  const store = house.app.store;
  const real = store[write];
  let release: (error?: Error) => void = () => undefined;
  const released = new Promise<Error | undefined>((done) => (release = done));
  const asked = new Promise<void>((done) => {
    Object.assign(store, {
      async [write](...args: unknown[]) {
        Object.assign(store, { [write]: real });
        done();
        const error = await released;
        if (error) throw error;
        return (real as (...args: unknown[]) => unknown).apply(store, args);
      },
    });
  });
  return { asked, release };
}
/** Time for a message that must not come to come. */
const listen = (): Promise<void> => new Promise((done) => setTimeout(done, 150));
const boats = (phone: Phone): number => (phone.view!.table['boats'] as unknown[]).length;

async function search(): Promise<Phone[]> {
  const { phones } = await house.game('woertersee', 'Mia', 'Tom');
  await time.skip(5000);
  for (const phone of phones) await phone.sees((v) => v.table['phase'] === 'search');
  return phones;
}
const BOAT = { type: 'boat', from: 0, to: 1 };

test('an action is neither shown nor told nor acknowledged before it is durable, and the next one waits', async () => {
  const [mia, tom] = (await search()) as [Phone, Phone];
  const { asked, release } = hold('append');
  const first = mia.act(BOAT, 'first-boat');
  await asked;
  const second = tom.act({ type: 'boat', from: 2, to: 3 }, 'second-boat');
  await listen();
  expect([mia.acks.size, tom.acks.has('second-boat'), boats(mia), boats(tom), tom.notices.filter((n) => n.type === 'boat').length]).toEqual(
    [1, false, 0, 0, 0],
  );
  release();
  expect([(await first).ok, (await second).ok]).toEqual([true, true]);
  await mia.until(() => boats(mia) === 2);
});

test('an action that cannot be written down is refused, and nothing has changed', async () => {
  const [mia, tom] = (await search()) as [Phone, Phone];
  const { asked, release } = hold('append');
  const answer = mia.act(BOAT);
  await asked;
  release(new Error('the disk is full'));
  expect(await answer).toMatchObject({ refusal: { code: 'not-saved' } });
  expect(boats(tom)).toBe(0);
  expect((await mia.act(BOAT)).ok).toBe(true);
});

test('an order is neither shown nor acknowledged before it is durable; one that cannot be written down is refused', async () => {
  const {
    phones: [mia, tom],
  } = await house.lobby('woertersee', 'Mia', 'Tom');
  const { asked, release } = hold('saveTable');
  const answer = mia!.order({ type: 'lock', locked: true }, 'lock-the-table');
  await asked;
  await listen();
  expect([mia!.acks.has('lock-the-table'), tom!.view!.locked]).toEqual([false, false]);
  release();
  expect((await answer).ok).toBe(true);
  await tom!.sees((v) => v.locked);

  const failing = hold('saveTable');
  const refused = mia!.order({ type: 'lock', locked: false });
  await failing.asked;
  failing.release(new Error('the disk is full'));
  expect(await refused).toMatchObject({ refusal: { code: 'not-saved' } });
  expect(tom!.view!.locked).toBe(true);
});

test.each(['woertersee', 'lexicon-go'])(
  'a game that cannot be written down does not begin (next: %s), and can be begun again',
  async (game) => {
    const {
      phones: [mia, tom],
    } = await house.lobby('woertersee', 'Mia', 'Tom');
    await mia!.order({ type: 'choose', game, language: 'de' });
    await tom!.order({ type: 'ready', ready: true });
    const { asked, release } = hold('beginMatch');
    const answer = mia!.order({ type: 'start' });
    await asked;
    release(new Error('the disk is full'));
    expect(await answer).toMatchObject({ refusal: { code: 'not-saved' } });
    expect([tom!.view!.phase, tom!.moved]).toEqual(['lobby', 0]);
    expect((await mia!.order({ type: 'start' })).ok).toBe(true);
    await tom!.until(() => tom!.moved > 0 || tom!.view!.phase === 'game');
  },
);
