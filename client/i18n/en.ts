// The English catalogue, from which the keys come. Its files are one per area; the two parts are what is loaded together.
import { pages } from './en/pages.ts';
import { scenes } from './en/scenes.ts';

export const en = { ...pages, ...scenes };
