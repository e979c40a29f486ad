// Files that compress well, compressed once and kept: a phone on the living-room Wi-Fi feels the difference.
import { stat, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';

const COMPRESSIBLE = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest', '.graph', '.txt', '.map']);
/** Bytes under which it is not worth it. */
const SMALL = 1024;

/** Best first; without https, browsers ask for gzip only. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];
const pack: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 7 }),
};

/** The file a path names inside `root`; undefined for anything outside, hidden or undecodable. */
function fileOf(root: string, path: string): string | undefined {
  try {
    const file = join(root, decodeURIComponent(path));
    return file.startsWith(root + sep) && !file.includes(`${sep}.`) && !file.includes('\0') ? file : undefined;
  } catch {
    return undefined; // a broken %
  }
}

/**
 * Answers for compressible files under `root` when the client takes br or gzip; everything else goes on.
 * @param root absolute
 * @param headers sets the caching headers of a file
 */
export function packing(root: string, headers: (res: Response, file: string) => void): RequestHandler {
  const kept = new Map<string, Promise<Buffer>>(); // as many as there are files, times two
  const packed = (file: string, stamp: string, encoding: Encoding): Promise<Buffer> => {
    const known = kept.get(stamp);
    if (known) return known;
    const fresh = readFile(file).then(pack[encoding]);
    kept.set(stamp, fresh);
    fresh.catch(() => kept.delete(stamp));
    return fresh;
  };
  const answer = async (req: Request, res: Response): Promise<boolean> => {
    const file = fileOf(root, req.path),
      encoding = ENCODINGS.find((one) => req.acceptsEncodings(one));
    if (!file || !encoding || !COMPRESSIBLE.has(extname(file))) return false;
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile() || found.size < SMALL) return false;
    const stamp = `${file}:${found.mtimeMs}:${encoding}`,
      bytes = await packed(file, stamp, encoding);
    headers(res, file);
    res
      .type(extname(file))
      .vary('Accept-Encoding')
      .set({ 'Content-Encoding': encoding, ETag: `"${found.mtimeMs.toString(36)}-${found.size.toString(36)}-${encoding}"` });
    res.send(bytes);
    return true;
  };
  return async (req, res, next) => {
    const mine = req.method === 'GET' || req.method === 'HEAD';
    if (!mine || !(await answer(req, res))) next();
  };
}
