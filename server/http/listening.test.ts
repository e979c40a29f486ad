import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { StartError } from '../config.ts';
import { listening } from './listening.ts';

/** Listens as Colyseus does: an error is nobody's. */
const tryOn = (port: number, host: string) => {
  const http = createServer();
  return listening(http, { port, host }, () => new Promise<void>((done) => http.listen(port, host, done))).then(() => http);
};

test('a port that is free is taken', async () => {
  const http = await tryOn(0, '127.0.0.1');
  expect(http.listening).toBe(true);
  expect(http.listenerCount('error')).toBe(0);
  http.close();
});

test('a port that is taken is named in one sentence', async () => {
  const first = await tryOn(0, '127.0.0.1'),
    { port } = first.address() as AddressInfo;
  await expect(tryOn(port, '127.0.0.1')).rejects.toThrow(
    new StartError(`The server cannot listen on port ${port} of 127.0.0.1: something else is listening there.`),
  );
  first.close();
});

test('an address that is not ours is named in one sentence', async () => {
  await expect(tryOn(0, '203.0.113.1')).rejects.toThrow(
    new StartError('The server cannot listen on port 0 of 203.0.113.1: this machine has no such address.'),
  );
});
