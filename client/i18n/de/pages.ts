import type { Translation } from '../catalogue.ts';
import type { pages as en } from '../en/pages.ts';
import { lexiconGoShell } from './lexicon-go-shell.ts';
import { lobby } from './lobby.ts';
import { refusals } from './refusals.ts';
import { shell } from './shell.ts';
import { woerterseeShell } from './woertersee-shell.ts';

export const pages: Translation<typeof en> = { ...shell, ...lobby, ...refusals, ...lexiconGoShell, ...woerterseeShell };
