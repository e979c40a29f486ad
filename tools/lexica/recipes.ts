import { english } from './english.ts';
import { foldedGerman, german } from './german.ts';
import type { Recipe } from './recipe.ts';

/** Every graph that the build makes, in the order of the manifest. */
export const recipes: readonly Recipe[] = [german, foldedGerman, english];
