// Colyseus waits for ever when a port cannot be had; people deserve a sentence.
import type { Server } from 'node:http';
import { StartError, type Config } from '../config.ts';

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'something else is listening there',
  EACCES: 'this user may not listen there',
  EADDRNOTAVAIL: 'this machine has no such address',
};

/**
 * Resolves when `listen` has, and fails when the server cannot listen at all.
 * @throws StartError one sentence
 */
export async function listening(
  http: Server,
  { port, host }: Pick<Config, 'port' | 'host'>,
  listen: () => Promise<unknown>,
): Promise<void> {
  const failed = Promise.withResolvers<never>();
  const fail = (error: NodeJS.ErrnoException): void => {
    const why = REASONS[error.code ?? ''] ?? error.message;
    failed.reject(new StartError(`The server cannot listen on port ${port}${host === undefined ? '' : ` of ${host}`}: ${why}.`));
  };
  http.once('error', fail);
  await Promise.race([listen(), failed.promise]);
  http.off('error', fail);
}
