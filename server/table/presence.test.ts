import { afterAll, beforeAll, expect, test } from 'vitest';
import { HandTime } from './phones/hand-time.ts';
import { begin, TestServer } from './phones/server.ts';

const time = new HandTime();
let house: TestServer;
beforeAll(async () => {
  house = await new TestServer({ SPAN_EMPTY: '90000' }, { time }).start();
});
afterAll(() => house.end());

test('a reload or a lost wire leads back to the same seat and the same hand', async () => {
  const {
    code,
    phones: [mia, tom],
  } = await house.game('lexicon-go', 'Mia', 'Tom');
  await mia!.act({ type: 'start' });
  await time.skip(5000);
  await mia!.sees((v) => v.table['phase'] === 'race');
  const before = { you: mia!.you, mine: mia!.view!.mine };
  expect((before.mine!['hand'] as string).length).toBeGreaterThan(5);
  await mia!.cut();
  await tom!.sees((v) => v.people.some((p) => p.name === 'Mia' && !p.online));
  await mia!.join(code);
  expect({ you: mia!.you, mine: mia!.view!.mine }).toEqual(before);
  await tom!.sees((v) => v.people.every((p) => p.online));
  expect(tom!.view!.mine!['hand']).not.toEqual(before.mine!['hand']);
});

test('a second tab takes the seat, and the first one is told so', async () => {
  const {
    code,
    phones: [mia, tom],
  } = await house.game('woertersee', 'Mia', 'Tom');
  const tab = await mia!.again().join(code);
  await mia!.until(() => mia!.closes.length > 0);
  expect(mia!.closes).toEqual([4003]);
  expect(tab.you).toEqual(mia!.you);
  expect(tab.view!.people).toHaveLength(2);
  expect(tom!.view!.people.every((p) => p.online)).toBe(true);
});

test('0.6 who has dropped for 30 s is absent to the game, and present when he is back', async () => {
  const {
    code,
    phones: [mia, tom],
  } = await house.game('woertersee', 'Mia', 'Tom');
  const { match } = house.app.tables.get(code)!;
  const absences = () => [...house.app.tables.get(code)!.match!.absent];
  await tom!.cut();
  await mia!.sees((v) => v.people.some((p) => !p.online));
  await time.skip(29_000);
  expect(absences()).toEqual([]);
  await time.skip(2000);
  expect(absences()).toEqual([tom!.you.seat]);
  await tom!.join(code);
  await tom!.sees((v) => v.people.every((p) => p.online));
  expect(absences()).toEqual([]);
  const rows = await house.app.store.journal(match!.stored.id);
  expect(rows.filter((r) => r.seat === -1).map((r) => r.action)).toEqual(
    expect.arrayContaining([
      { type: 'absent', of: tom!.you.seat },
      { type: 'present', of: tom!.you.seat },
    ]),
  );
});

test('0.6 who leaves in a game is absent at once, and his name stays on his seat', async () => {
  const {
    code,
    phones: [mia, tom],
  } = await house.game('woertersee', 'Mia', 'Tom');
  await tom!.order({ type: 'leave' });
  await tom!.until(() => tom!.closes.length > 0);
  expect(tom!.closes).toEqual([4005]);
  expect([...house.app.tables.get(code)!.match!.absent]).toEqual([tom!.you.seat]);
  expect(mia!.view!.people.find((p) => p.seat === tom!.you.seat)).toMatchObject({
    name: 'Tom',
    online: false,
    watching: true,
    queued: false,
  });
});

test('game time stands still while none of the players is there', async () => {
  const {
    code,
    phones: [mia, tom],
  } = await house.game('woertersee', 'Mia', 'Tom');
  await time.skip(4000);
  await mia!.cut();
  await tom!.cut();
  const live = house.app.tables.get(code)!;
  await expect.poll(() => live.clock.running).toBe(false);
  const now = live.clock.now();
  await time.skip(60_000);
  expect(live.match!.absent.size).toBe(0);
  await mia!.join(code);
  expect(mia!.view!.clock.now - now).toBeLessThan(500);
  await time.skip(20_000);
  expect(live.match!.absent.size).toBe(0);
});

test('who has dropped for 30 s does not block Ready, watches the game, and plays in the next one', async () => {
  const {
    code,
    phones: [mia, tom, ada],
  } = await house.lobby('woertersee', 'Mia', 'Tom', 'Ada');
  await ada!.order({ type: 'ready', ready: true });
  await tom!.cut();
  await mia!.sees((v) => v.people.some((p) => !p.online));
  expect(await mia!.order({ type: 'start' })).toMatchObject({ refusal: { code: 'not-ready', people: ['Tom'] } });
  await time.skip(30_000);
  await begin([mia!, ada!]);
  await tom!.join(code);
  expect(tom!.me).toMatchObject({ seat: -1, watching: true, queued: true });
  await mia!.order({ type: 'end' });
  await tom!.sees((v) => v.phase === 'lobby');
  expect(tom!.me).toMatchObject({ watching: false, queued: false });
});

test('a host who leaves or is gone for 60 s is followed by the longest-seated person', async () => {
  const {
    code,
    phones: [mia, tom, ada],
  } = await house.lobby('woertersee', 'Mia', 'Tom', 'Ada');
  await mia!.order({ type: 'leave' });
  await tom!.sees((v) => v.host === tom!.you.person && v.people.length === 2);
  await tom!.cut();
  await ada!.sees((v) => v.people.some((p) => !p.online));
  await time.skip(59_000);
  expect(ada!.view!.host).toBe(tom!.you.person);
  await time.skip(2000);
  await ada!.sees((v) => v.host === ada!.you.person);
  await tom!.join(code);
  expect(tom!.view!.host).toBe(ada!.you.person);
});

test('a person keeps name, crew and place after leaving the lobby and coming again', async () => {
  const {
    code,
    phones: [mia, tom],
  } = await house.lobby('woertersee', 'Mia', 'Tom');
  await tom!.order({ type: 'leave' });
  await mia!.sees((v) => v.people.length === 1);
  await tom!.join(code);
  expect(tom!.me).toMatchObject({ name: 'Tom', watching: false });
});

test('a table where nobody is leaves memory and comes back by its code', async () => {
  const {
    code,
    phones: [mia, tom],
  } = await house.game('woertersee', 'Mia', 'Tom');
  const { seat } = mia!.you;
  const old = mia!.room!.roomId;
  await mia!.cut();
  await tom!.cut();
  await expect.poll(() => house.app.tables.get(code)!.table.people.some((p) => p.online)).toBe(false);
  await time.skip(95_000);
  await expect.poll(() => house.app.tables.get(code)).toBeUndefined();
  await mia!.join(code);
  expect(mia!.you.seat).toBe(seat);
  expect(mia!.room!.roomId).not.toBe(old);
  expect(mia!.view).toMatchObject({ phase: 'game', clock: { running: false } });
  await time.skip(15_000);
  await mia!.sees((v) => v.clock.running);
});
