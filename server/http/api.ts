// oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 hands a rejection on
// The few questions that are asked by HTTP: who am I, open a table, which room has it, show me that game again.
import express, { Router, type Request, type Response } from 'express';
import * as v from 'valibot';
import type { Language } from '../../shared/game.ts';
import { Code, LANGUAGES, type Found } from '../../shared/protocol.ts';
import type { Config } from '../config.ts';
import type { Identity } from '../identity/identity.ts';
import type { Metrics } from '../metrics.ts';
import type { Repository } from '../store/repository.ts';
import { originFor } from './address.ts';
import { bucketOf } from './bucket.ts';
import { callerOf, household } from './caller.ts';
import { replayOf } from './replay.ts';

/** What the rooms answer for. */
export interface Tables {
  /** Opens a table with this player as host; undefined when no game has that id or not in that language. */
  create(player: string, game: string, language: Language): Promise<string | undefined>;
  /** The room that holds a table now; undefined when there is no such table any more. */
  find(code: string): Promise<Found | undefined>;
}
export interface ApiParts {
  readonly config: Config;
  readonly identity: Identity;
  readonly tables: Tables;
  readonly store: Repository;
  readonly metrics: Metrics;
}

const NewTable = v.strictObject({ game: v.pipe(v.string(), v.maxLength(32)), language: v.picklist(LANGUAGES) });

const from = (req: Request): string => household(callerOf(req));

/** Routes under `/api`. Errors are `{ error: code }`. */
export function api({ config, identity, tables, store, metrics }: ApiParts): Router {
  const players = bucketOf(config.players),
    opened = bucketOf(config.tables),
    wrong = bucketOf(config.wrongCodes);
  const router = Router().use(express.json({ limit: config.bodyBytes }));
  const refuse = (res: Response, status: number, error: string): void => {
    metrics.refusedRequests.inc({ reason: error });
    res.status(status).set('Cache-Control', 'no-store').json({ error });
  };
  const playerOf = (req: Request): string | undefined =>
    identity.verify(/^Bearer (.+)$/.exec(req.headers.authorization ?? '')?.[1])?.player;

  router.post('/player', (req, res) => {
    if (!players.take(from(req))) return refuse(res, 429, 'slow-down');
    res.set('Cache-Control', 'no-store').json({ token: identity.issue() });
  });

  router.post('/table', async (req, res) => {
    const player = playerOf(req),
      wanted = v.safeParse(NewTable, req.body);
    if (player === undefined) return refuse(res, 401, 'bad-token');
    if (!wanted.success) return refuse(res, 400, 'bad-request');
    if (!opened.take(player)) return refuse(res, 429, 'slow-down');
    const code = await tables.create(player, wanted.output.game, wanted.output.language);
    if (code === undefined) return refuse(res, 400, 'no-such-game');
    metrics.tablesOpened.inc();
    res.set('Cache-Control', 'no-store').json({ code });
  });

  router.get('/table/:code', async (req, res) => {
    if (playerOf(req) === undefined) return refuse(res, 401, 'bad-token');
    if (!wrong.has(from(req))) return refuse(res, 429, 'slow-down'); // right ones too: else a 200 would tell
    const code = v.safeParse(Code, req.params.code),
      found = code.success ? await tables.find(code.output) : undefined;
    if (found) return void res.set('Cache-Control', 'no-store').json(found satisfies Found);
    wrong.take(from(req));
    refuse(res, 404, 'no-such-table');
  });

  router.get('/replay/:id', async (req, res) => {
    const replay = await replayOf(store, req.params.id);
    if (!replay) return refuse(res, 404, 'no-such-replay');
    res.set('Cache-Control', 'public, max-age=31536000, immutable').json(replay);
  });

  router.get('/address', (req, res) => {
    const protocol = req.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
    res.set('Cache-Control', 'no-store').json({ origin: originFor(config, req.headers.host ?? '', protocol) });
  });

  router.use((_req, res) => refuse(res, 404, 'no-such-way'));
  return router;
}
