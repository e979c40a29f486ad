// What the tables of running games say; loaded with the first game.
import { lexiconGoRefusals } from './lexicon-go-refusals.ts';
import { lexiconGo } from './lexicon-go.ts';
import { table } from './table.ts';
import { woerterseeRefusals } from './woertersee-refusals.ts';
import { woertersee } from './woertersee.ts';

export const scenes = { ...table, ...lexiconGo, ...lexiconGoRefusals, ...woertersee, ...woerterseeRefusals };
