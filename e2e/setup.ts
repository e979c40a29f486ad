// Once per run: the client is built and a server stands ready for all files that do not need one of their own.
import type { TestProject } from 'vitest/node';
import { startServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    url: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  project.provide('url', server.url);
  return () => server.stop();
}
