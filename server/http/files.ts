// The built client: hashed files for ever, pages never from a stale cache.
import { join, sep } from 'node:path';
import express, { Router, type Response } from 'express';
import { packing } from './packing.ts';

/** Addresses of the client that are all the one page. */
const PAGES = ['/', '/t/:code', '/rules', '/rules/:game', '/replay/:id'];

const YEAR = 'public, max-age=31536000, immutable';
/** Asked for again each time, answered "unchanged" from the cache. */
const CHECKED = 'no-cache';

/** @param dist absolute path of the built client; Vite puts everything hashed into `assets` */
export function files(dist: string): Router {
  const assets = join(dist, 'assets') + sep;
  const headers = (res: Response, file: string): void => {
    res.setHeader('Cache-Control', file.startsWith(assets) ? YEAR : CHECKED);
  };
  return Router()
    .use(packing(dist, headers))
    .use(express.static(dist, { index: false, redirect: false, dotfiles: 'ignore', setHeaders: headers }))
    .get(PAGES, (_req, res, next) => {
      res.sendFile(
        'index.html',
        { root: dist, cacheControl: false, headers: { 'Cache-Control': CHECKED } },
        (error) => error && next(error),
      );
    });
}
