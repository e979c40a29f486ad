import { afterEach, expect, test } from 'vitest';
import { ChildServer } from './table/phones/child.ts';
import { begin } from './table/phones/server.ts';
import { Phone } from './table/phones/phone.ts';

let server: ChildServer;
afterEach(async () => {
  await server.end('SIGKILL');
  server.clear();
});

test('asked to end, the server lets the phones know, ends by itself, and goes on where it was', async () => {
  server = await new ChildServer().start();
  const phones = await Promise.all(['Mia', 'Tom'].map((name) => Phone.make(server.url, name)));
  const code = await phones[0]!.open('woertersee');
  for (const phone of phones) await phone.join(code);
  await begin(phones);
  const { seat } = phones[1]!.you;
  expect(await server.end('SIGTERM')).toBe(0);
  await phones[1]!.until(() => phones[1]!.closes.length > 0);
  expect(phones[1]!.closes).toEqual([1001]);
  await server.start();
  const tom = await phones[1]!.again().join(code);
  expect(tom.you.seat).toBe(seat);
  expect(tom.view).toMatchObject({ phase: 'game', round: 1 });
});

test('a second server on the same folder says so in one sentence', async () => {
  server = await new ChildServer().start();
  const second = new ChildServer();
  await expect(second.start(server.dir)).rejects.toThrow(/did not start:.*\S/s);
  second.clear();
});
