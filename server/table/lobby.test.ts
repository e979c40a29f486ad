import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../../shared/games/index.ts';
import type { Phone } from './phones/phone.ts';
import { begin, TestServer } from './phones/server.ts';

let house: TestServer;
beforeAll(async () => {
  house = await new TestServer().start();
});
afterAll(() => house.end());

const optionsOf = (phone: Phone): Record<string, unknown> => JSON.parse(phone.view!.next.options) as Record<string, unknown>;

test('the first who comes is host, and everybody gets a seat with a name and crew of his own', async () => {
  const {
    code,
    phones: [mia, tom, two],
  } = await house.lobby('woertersee', 'Mia', 'Tom', 'Mia');
  expect(mia!.view).toMatchObject({ code, phase: 'lobby', game: 'woertersee', language: 'de', host: mia!.you.person, round: 0 });
  expect(two!.view!.people.map(({ name, crew, watching, seat }) => ({ name, crew, watching, seat }))).toEqual([
    { name: 'Mia', crew: 0, watching: false, seat: -1 },
    { name: 'Tom', crew: 1, watching: false, seat: -1 },
    { name: 'Mia 2', crew: 2, watching: false, seat: -1 },
  ]);
  await tom!.sees((v) => v.people.length === 3);
});

test('a crew asked for is given when it is free, else the next free one; only a free one can be taken later', async () => {
  const {
    code,
    phones: [mia],
  } = await house.lobby('woertersee', 'Mia');
  const [tom, ada] = await house.phones('Tom', 'Ada');
  await tom!.join(code, 5);
  await ada!.join(code, 5);
  expect([mia!.me.crew, tom!.me.crew, ada!.me.crew]).toEqual([0, 5, 6]);
  expect(await ada!.order({ type: 'crew', crew: 0 })).toMatchObject({ refusal: { code: 'crew-taken' } });
  expect(await ada!.order({ type: 'crew', crew: 7 })).toMatchObject({ ok: true });
  await mia!.sees((v) => v.people.some((p) => p.crew === 7));
});

test('a whole way: ready, start, act, patch, acknowledgement', async () => {
  const {
    phones: [mia, tom],
  } = await house.lobby('woertersee', 'Mia', 'Tom');
  expect(await mia!.order({ type: 'start' })).toMatchObject({ ok: false, refusal: { code: 'not-ready', people: ['Tom'] } });
  expect(await tom!.order({ type: 'ready', ready: true })).toMatchObject({ ok: true });
  expect(await tom!.order({ type: 'start' })).toMatchObject({ ok: false, refusal: { code: 'not-host' } });
  expect(await mia!.order({ type: 'start' })).toMatchObject({ ok: true });
  for (const phone of [mia!, tom!]) {
    await phone.sees((v) => v.phase === 'game');
    expect(phone.view).toMatchObject({ round: 1, table: { round: 1 }, clock: { running: true } });
    expect(phone.view!.mine).toEqual({ traces: [] });
    await phone.sees((v) => v.table['phase'] === 'search');
  }
  expect((await tom!.act({ type: 'boat', from: 0, to: 1 })).ok).toBe(true);
  await mia!.sees((v) => (v.table['boats'] as unknown[]).length === 1);
  expect(mia!.notices).toContainEqual({ type: 'boat', seat: tom!.you.seat, n: 1, from: 0, to: 1 });
});

test('a game needs its least number of people', async () => {
  const {
    phones: [mia],
  } = await house.lobby('lexicon-go', 'Mia');
  expect(await mia!.order({ type: 'start' })).toMatchObject({ refusal: { code: 'too-few', min: games['lexicon-go']!.seats.min } });
});

test('with all seats taken the ninth person watches, and is seated when one is free', async () => {
  const { phones } = await house.lobby('woertersee', ...Array.from({ length: 9 }, (_, i) => `Person ${i + 1}`));
  const ninth = phones[8]!;
  expect(ninth.me).toMatchObject({ watching: true, queued: true });
  expect(await ninth.order({ type: 'ready', ready: true })).toMatchObject({ refusal: { code: 'no-seat' } });
  await phones[3]!.order({ type: 'watch', watch: true });
  await ninth.sees((v) => v.people.filter((p) => !p.watching).length === 8);
  expect(ninth.me).toMatchObject({ watching: false, queued: false });
  await phones[3]!.order({ type: 'watch', watch: false });
  await phones[3]!.sees((v) => v.people.some((p) => p.queued));
  expect(phones[3]!.me).toMatchObject({ watching: true, queued: true });
});

test('at a locked table nobody new gets a seat', async () => {
  const {
    code,
    phones: [mia],
  } = await house.lobby('woertersee', 'Mia');
  await mia!.order({ type: 'lock', locked: true });
  const [tom] = await house.phones('Tom');
  await tom!.join(code);
  expect(tom!.me).toMatchObject({ watching: true, queued: false });
  expect(await tom!.order({ type: 'watch', watch: false })).toMatchObject({ refusal: { code: 'locked' } });
  await mia!.order({ type: 'lock', locked: false });
  expect(await tom!.order({ type: 'watch', watch: false })).toMatchObject({ ok: true });
  await tom!.sees((v) => v.people.every((p) => !p.watching));
});

test('whom the host removes is out for the evening', async () => {
  const {
    code,
    phones: [mia, tom],
  } = await house.lobby('woertersee', 'Mia', 'Tom');
  expect(await tom!.order({ type: 'remove', person: mia!.you.person })).toMatchObject({ refusal: { code: 'not-host' } });
  expect(await mia!.order({ type: 'remove', person: mia!.you.person })).toMatchObject({ refusal: { code: 'not-yourself' } });
  await mia!.order({ type: 'remove', person: tom!.you.person });
  await tom!.until(() => tom!.closes.length > 0);
  expect(tom!.closes).toEqual([4004]);
  await expect(tom!.join(code)).rejects.toThrow('removed');
  await mia!.sees((v) => v.people.length === 1);
});

test('the host renames anybody, others only themselves; a rude or empty name is refused', async () => {
  const {
    phones: [mia, tom],
  } = await house.lobby('woertersee', 'Mia', 'Tom');
  expect(await tom!.order({ type: 'rename', person: mia!.you.person, name: 'Max' })).toMatchObject({ refusal: { code: 'not-host' } });
  expect(await tom!.order({ type: 'rename', person: tom!.you.person, name: 'Mia' })).toMatchObject({ ok: true });
  await mia!.sees((v) => v.people[1]!.name === 'Mia 2');
  expect(await mia!.order({ type: 'rename', person: tom!.you.person, name: 'Arschloch' })).toMatchObject({ refusal: { code: 'bad-name' } });
  expect(await mia!.order({ type: 'rename', person: tom!.you.person, name: '\u200B' })).toMatchObject({ refusal: { code: 'bad-name' } });
});

test('the host hands the table over to somebody who is there', async () => {
  const {
    phones: [mia, tom],
  } = await house.lobby('woertersee', 'Mia', 'Tom');
  expect(await mia!.order({ type: 'host', to: 'nobody' })).toMatchObject({ refusal: { code: 'no-such-person' } });
  expect(await mia!.order({ type: 'host', to: tom!.you.person })).toMatchObject({ ok: true });
  expect(await mia!.order({ type: 'host', to: tom!.you.person })).toMatchObject({ ok: true });
  expect(await mia!.order({ type: 'lock', locked: true })).toMatchObject({ refusal: { code: 'not-host' } });
  expect(await tom!.order({ type: 'lock', locked: true })).toMatchObject({ ok: true });
});

test('house rules are checked by the game, and kept by game through the evening', async () => {
  const {
    phones: [mia],
  } = await house.lobby('woertersee', 'Mia');
  expect(optionsOf(mia!)).toEqual(games['woertersee']!.defaults('de'));
  for (const options of [{ rounds: 99 }, { rounds: '4' }, { colour: 'blue' }, { level: 'impossible' }]) {
    expect(await mia!.order({ type: 'options', options })).toMatchObject({
      refusal: { code: 'bad-option', option: Object.keys(options)[0] },
    });
  }
  expect(await mia!.order({ type: 'options', options: { rounds: 2 } })).toMatchObject({ ok: true });
  expect(await mia!.order({ type: 'choose', game: 'lexicon-go', language: 'la' })).toMatchObject({ refusal: { code: 'no-such-language' } });
  expect(await mia!.order({ type: 'choose', game: '__proto__', language: 'de' })).toMatchObject({ refusal: { code: 'no-such-game' } });
  await mia!.order({ type: 'choose', game: 'lexicon-go', language: 'en' });
  expect(optionsOf(mia!)).toEqual(games['lexicon-go']!.defaults('en'));
  await mia!.order({ type: 'choose', game: 'woertersee', language: 'de' });
  expect(optionsOf(mia!)).toMatchObject({ rounds: 2 });
});

test('with another word language the house rules that stood at its default follow, those that were set stay', async () => {
  const {
    phones: [mia],
  } = await house.lobby('woertersee', 'Mia');
  await mia!.order({ type: 'options', options: { rounds: 2, jokers: 1 } });
  await mia!.order({ type: 'choose', game: 'woertersee', language: 'en' });
  expect(optionsOf(mia!)).toEqual({ ...(games['woertersee']!.defaults('en') as object), rounds: 2, jokers: 1 });
});

test('a house rule that names people follows them to their seats', async () => {
  const { phones } = await house.lobby('woertersee', 'Mia', 'Tom', 'Ada');
  const [mia, tom, ada] = phones;
  await mia!.order({ type: 'options', options: { kiddie: [2] } }); // Ada, the third in the list of those who have a seat
  await tom!.order({ type: 'watch', watch: true });
  await mia!.sees((v) => v.people.some((p) => p.watching));
  expect(optionsOf(mia!)).toMatchObject({ kiddie: [1] });
  await begin([mia!, ada!]);
  expect(JSON.parse(ada!.view!.options)).toMatchObject({ kiddie: [ada!.you.seat] });
  expect((ada!.view!.table['players'] as { kiddie: boolean }[])[ada!.you.seat]!.kiddie).toBe(true);
});
