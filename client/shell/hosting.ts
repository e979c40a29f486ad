// Opening a table, and what this browser knows of its seats: who one is, and at which table one sits tonight.
import { createTable } from '../net/http.ts';
import { recall, remember } from '../net/memory.ts';

const FIRST_GAME = 'lexicon-go';

/** Opens a table with the game and word language of last time; returns its code. Throws Unreachable. */
export async function openTable(interfaceLanguage: string): Promise<string> {
  const code = await createTable(recall('game') ?? FIRST_GAME, recall('words') ?? interfaceLanguage);
  if (recall('name')) sitAt(code);
  return code;
}

/** What the host chose, for the next table. */
export function rememberChoice(game: string, words: string): void {
  remember('game', game);
  remember('words', words);
}

/** From now on this browser comes to that table without asking for a name again. */
export const sitAt = (code: string): void => remember('table', code);
export const sitsAt = (code: string): boolean => recall('table') === code && Boolean(recall('name'));
