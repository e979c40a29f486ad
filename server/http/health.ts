// oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 hands a rejection on
// For those who look after the machine.
import { createHash, timingSafeEqual } from 'node:crypto';
import { Router, type Request } from 'express';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import type { Repository } from '../store/repository.ts';
import { isFromHere } from './caller.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

export interface HealthParts {
  readonly config: Pick<Config, 'metricsSecret'>;
  readonly metrics: Metrics;
  readonly store: Pick<Repository, 'ping'>;
  /** False while the server goes down: no new tables, please. */
  readonly open: () => boolean;
}

/** `/health`: the process answers. `/ready`: it can also write, and is not going down. `/metrics`: Prometheus text. */
export function health({ config, metrics, store, open }: HealthParts): Router {
  const may = (req: Request): boolean => {
    const given = /^Bearer (.+)$/.exec(req.headers.authorization ?? '')?.[1];
    if (given !== undefined && config.metricsSecret !== undefined) return timingSafeEqual(digest(given), digest(config.metricsSecret));
    return isFromHere(req);
  };
  return Router()
    .get('/health', (_req, res) => void res.set('Cache-Control', 'no-store').json({ ok: true }))
    .get('/ready', async (_req, res) => {
      const ok =
        open() &&
        (await store.ping().then(
          () => true,
          () => false,
        ));
      res
        .status(ok ? 200 : 503)
        .set('Cache-Control', 'no-store')
        .json({ ok });
    })
    .get('/metrics', async (req, res) => {
      if (!may(req)) {
        metrics.refusedRequests.inc({ reason: 'not-for-you' });
        return void res.status(403).json({ error: 'not-for-you' });
      }
      res.set({ 'Content-Type': metrics.registry.contentType, 'Cache-Control': 'no-store' }).send(await metrics.registry.metrics());
    });
}
