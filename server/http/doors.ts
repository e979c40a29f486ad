// All that HTTP offers, mounted on the one express app that Colyseus passes through.
import { resolve } from 'node:path';
import type { Application, ErrorRequestHandler, Request, Response } from 'express';
import type { Log } from '../log.ts';
import { api, type ApiParts } from './api.ts';
import { files } from './files.ts';
import { securityHeaders } from './headers.ts';
import { health } from './health.ts';
import { closeMatchmaking, type MatchmakingController } from './matchmaking.ts';

export interface DoorParts extends ApiParts {
  readonly log: Log;
  /** `matchMaker.controller`, whose defaults are closed here. */
  readonly controller: MatchmakingController;
  /** False while the server goes down. */
  readonly open: () => boolean;
}

const ERRORS: Readonly<Record<number, string>> = { 404: 'no-such-page', 413: 'too-large', 500: 'our-fault' };

/** Mounts everything; call it in the `express` hook of Colyseus' Server, whose HTTP server comes from `guardedServer`. */
export function openDoors(app: Application, parts: DoorParts): void {
  const { config, controller, log, metrics } = parts;
  const faults: ErrorRequestHandler = (error: { status?: number; message?: string }, _req, res, next) => {
    if (res.headersSent) return next(error);
    const status = error.status !== undefined && error.status >= 400 && error.status < 500 ? error.status : 500;
    const said = ERRORS[status] ?? 'bad-request';
    if (status === 500) log.error({ error: error.message }, 'a request failed');
    else metrics.refusedRequests.inc({ reason: said });
    res.status(status).json({ error: said });
  };
  closeMatchmaking(controller);
  app.disable('x-powered-by').set('query parser', 'simple').set('etag', 'weak');
  app.use(securityHeaders(config.publicUrl?.startsWith('https:') ?? false));
  app.use(health(parts));
  app.use('/api', api(parts));
  app.use(files(resolve(config.dist)));
  app.use((_req: Request, res: Response) => void res.status(404).json({ error: 'no-such-page' }));
  app.use(faults);
}
