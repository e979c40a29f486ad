// THE REGISTRY: one line a game.
import type { Game } from '../game.ts';
import { lexiconGo } from './lexicon-go/game.ts';
import { woertersee } from './woertersee/game.ts';

export const games: Readonly<Record<string, Game>> = { 'lexicon-go': lexiconGo, woertersee };
