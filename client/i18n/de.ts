import type { Catalogue } from './catalogue.ts';
import { lexiconGoShell } from './de/lexicon-go-shell.ts';
import { lexiconGo } from './de/lexicon-go.ts';
import { lobby } from './de/lobby.ts';
import { refusals } from './de/refusals.ts';
import { shell } from './de/shell.ts';
import { table } from './de/table.ts';
import { woerterseeShell } from './de/woertersee-shell.ts';
import { woertersee } from './de/woertersee.ts';

export const de: Catalogue = { ...shell, ...lobby, ...refusals, ...table, ...lexiconGo, ...lexiconGoShell, ...woertersee, ...woerterseeShell };
