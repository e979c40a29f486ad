// The few questions asked over HTTP: who am I, open a table, where is this table, give me that replay.
import type { Found } from '../../shared/protocol.ts';
import { forget, recall, remember } from './memory.ts';

/** A "no" from the server (`no-such-table`, `slow-down` …), or `offline` when nothing answered. */
export class Unreachable extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}
const PATIENCE = 8000;

async function ask(path: string, init: RequestInit): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(path, { ...init, signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    throw new Unreachable('offline');
  }
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return body;
  const code = typeof body === 'object' && body !== null && 'error' in body ? String(body.error) : '';
  throw new Unreachable(code || (response.status === 404 ? 'not-found' : 'offline'));
}

/** The player's signed token, made by the server at the first visit and kept in this browser. */
export async function playerToken(): Promise<string> {
  const kept = recall('token');
  if (kept) return kept;
  const { token } = (await ask('/api/player', { method: 'POST' })) as { token: string };
  remember('token', token);
  return token;
}

/** Asks as this player; a token the server no longer knows is replaced once. */
async function askAsPlayer(path: string, init: RequestInit = {}): Promise<unknown> {
  const go = async (): Promise<unknown> =>
    ask(path, { ...init, headers: { 'content-type': 'application/json', authorization: `Bearer ${await playerToken()}` } });
  try {
    return await go();
  } catch (no) {
    if (!(no instanceof Unreachable) || no.code !== 'bad-token') throw no;
    forget('token');
    return go();
  }
}

/** Opens a new table and returns its code. Throws Unreachable. */
export async function createTable(game: string, language: string): Promise<string> {
  const { code } = (await askAsPlayer('/api/table', { method: 'POST', body: JSON.stringify({ game, language }) })) as { code: string };
  return code;
}

/** Where the table with this code lives now. Throws Unreachable. */
export const findTable = async (code: string): Promise<Found> => (await askAsPlayer(`/api/table/${encodeURIComponent(code)}`)) as Found;

/** Any JSON of the server that needs no token. Throws Unreachable. */
export const fetchJson = (path: string): Promise<unknown> => ask(path, {});
