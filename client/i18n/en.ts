// The English catalogue, from which the keys come: one file per area.
import { lexiconGo } from './en/lexicon-go.ts';
import { shell } from './en/shell.ts';
import { table } from './en/table.ts';
import { woertersee } from './en/woertersee.ts';

export const en = { ...shell, ...table, ...lexiconGo, ...woertersee };
