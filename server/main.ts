// The server as a process: the only file that does something when it is imported.
import { quietly, readConfig, StartError } from './config.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { lexicon, lexica } = await import('./lexica.ts');
  const { startApp } = await quietly(() => import('./app.ts'));
  const { welcome } = await import('./http/address.ts');
  lexica(); // all of them now, not in the first game
  const app = await startApp(config, { lexicon });

  const stop = (code: number, why: string): void => {
    app.log.info({ why }, 'going down');
    void app.close().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => stop(0, signal));
  for (const fault of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(fault, (error: unknown) => {
      app.log.fatal({ err: error }, fault); // a broken process writes nothing more: the journal brings the tables back
      process.exit(1);
    });
  }
  console.log(welcome(config, app.port));
  if (app.revived > 0) app.log.info({ tables: app.revived }, 'tables brought back');
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? `\n  ${error.message}\n` : error);
  process.exit(1);
});
