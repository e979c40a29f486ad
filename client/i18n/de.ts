import type { Catalogue } from './catalogue.ts';
import { lexiconGo } from './de/lexicon-go.ts';
import { shell } from './de/shell.ts';
import { table } from './de/table.ts';
import { woertersee } from './de/woertersee.ts';

export const de: Catalogue = { ...shell, ...table, ...lexiconGo, ...woertersee };
