// One scene a game.
import type { SceneMaker } from '../table/scene.ts';

export const scenes: Readonly<Record<string, SceneMaker>> = {};
