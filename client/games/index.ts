// One scene a game.
import type { SceneMaker } from '../table/scene.ts';
import { lexiconGoScene } from './lexicon-go/scene.ts';
import { woertersee } from './woertersee/woertersee.ts';

export const scenes: Readonly<Record<string, SceneMaker>> = { 'lexicon-go': lexiconGoScene, woertersee };
