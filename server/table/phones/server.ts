// A whole server on a free port and a folder of its own, for tests over the wire.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { App, AppParts } from '../../app.ts';
import { quietly, readConfig, type Environment } from '../../config.ts';
import { lexicon } from '../../lexica.ts';
import { HandTime } from './hand-time.ts';
import { Phone } from './phone.ts';

const { startApp } = await quietly(() => import('../../app.ts'));

/** Limits out of the way: they have tests of their own. */
export const WIDE: Environment = {
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  LIMIT_MESSAGES: '2000',
  LIMIT_JOINS: '100000',
  LIMIT_PLAYER_JOINS: '100000',
  LIMIT_PLAYERS: '100000',
  LIMIT_TABLES: '100000',
  LIMIT_REQUESTS: '100000',
  LIMIT_WRONG_CODES: '100000',
};

export class TestServer {
  readonly dir = mkdtempSync(join(tmpdir(), 'logodrome-'));
  private readonly env: Environment;
  private readonly parts: Partial<AppParts>;
  app!: App;

  constructor(env: Environment = {}, parts: Partial<AppParts> = {}) {
    this.env = env;
    this.parts = parts;
  }
  async start(): Promise<this> {
    this.app = await startApp(readConfig({ ...WIDE, DATA_DIR: this.dir, DIST_DIR: this.dir, ...this.env }), {
      lexicon,
      log: pino({ level: 'error' }),
      ...this.parts,
    });
    const { time } = this.parts;
    if (time instanceof HandTime) time.settle = () => Promise.all(this.app.tables.all().map((live) => live.queue.add(() => undefined)));
    return this;
  }
  get url(): string {
    return this.app.url;
  }
  /** Goes down and comes up again on the same folder. */
  async restart(): Promise<void> {
    await this.app.close();
    await this.start();
  }
  async end(): Promise<void> {
    await this.app.close();
    rmSync(this.dir, { recursive: true, force: true });
  }

  phones(...names: string[]): Promise<Phone[]> {
    return Promise.all(names.map((name) => Phone.make(this.url, name)));
  }
  /** A table with these people in the lobby, the first of them host. */
  async lobby(game: string, ...names: string[]): Promise<{ code: string; phones: Phone[] }> {
    const phones = await this.phones(...names);
    const code = await phones[0]!.open(game);
    for (const phone of phones) await phone.join(code);
    return { code, phones };
  }
  /** A table where the game has begun. */
  async game(game: string, ...names: string[]): Promise<{ code: string; phones: Phone[] }> {
    const table = await this.lobby(game, ...names);
    await begin(table.phones);
    return table;
  }
}

/** Everybody but the host taps Ready, the host starts, everybody sees the game. */
export async function begin(phones: readonly Phone[]): Promise<void> {
  const [host, ...others] = phones;
  const round = host!.view!.round;
  for (const phone of others) if (!phone.me.watching) await phone.order({ type: 'ready', ready: true });
  const ack = await host!.order({ type: 'start' });
  if (!ack.ok) throw new Error(`no start: ${JSON.stringify(ack.refusal)}`);
  for (const phone of phones) await phone.until(() => phone.moved > 0 || phone.view!.round > round, 'the game');
}
