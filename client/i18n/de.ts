import type { Catalogue } from './catalogue.ts';
import { pages } from './de/pages.ts';
import { scenes } from './de/scenes.ts';

export const de: Catalogue = { ...pages, ...scenes };
