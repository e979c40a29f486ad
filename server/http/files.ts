// The built client: hashed files for ever, pages never from a stale cache.
import { join } from 'node:path';
import express, { Router, type Response } from 'express';

/** Addresses of the client that are all the one page. */
const PAGES = ['/', '/t/:code', '/rules', '/rules/:game', '/replay/:id'];

const YEAR = 'public, max-age=31536000, immutable';
/** Checked again each time, from the cache when unchanged. */
const CHECKED = 'no-cache';

/** @param dist folder of the built client; Vite puts everything hashed into `assets` */
export function files(dist: string): Router {
  const headers = (res: Response, path: string) => {
    res.setHeader('Cache-Control', path.startsWith(join(dist, 'assets')) ? YEAR : CHECKED);
  };
  return Router()
    .use(express.static(dist, { index: false, redirect: false, dotfiles: 'ignore', setHeaders: headers }))
    .get(PAGES, (_req, res, next) => res.sendFile('index.html', { root: dist, cacheControl: false, headers: { 'Cache-Control': CHECKED } }, (error) => error && next(error)));
}
