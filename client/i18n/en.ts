// The English catalogue, from which the keys come: one file per area.
import { lexiconGoShell } from './en/lexicon-go-shell.ts';
import { lexiconGo } from './en/lexicon-go.ts';
import { lobby } from './en/lobby.ts';
import { refusals } from './en/refusals.ts';
import { shell } from './en/shell.ts';
import { table } from './en/table.ts';
import { woerterseeShell } from './en/woertersee-shell.ts';
import { woertersee } from './en/woertersee.ts';

export const en = { ...shell, ...lobby, ...refusals, ...table, ...lexiconGo, ...lexiconGoShell, ...woertersee, ...woerterseeShell };
