// What the pages say: everything but the canvas of a running game.
import { lexiconGoShell } from './lexicon-go-shell.ts';
import { lobby } from './lobby.ts';
import { refusals } from './refusals.ts';
import { shell } from './shell.ts';
import { woerterseeShell } from './woertersee-shell.ts';

export const pages = { ...shell, ...lobby, ...refusals, ...lexiconGoShell, ...woerterseeShell };
