import type { Translation } from '../catalogue.ts';
import type { scenes as en } from '../en/scenes.ts';
import { lexiconGoRefusals } from './lexicon-go-refusals.ts';
import { lexiconGo } from './lexicon-go.ts';
import { table } from './table.ts';
import { woerterseeRefusals } from './woertersee-refusals.ts';
import { woertersee } from './woertersee.ts';

export const scenes: Translation<typeof en> = { ...table, ...lexiconGo, ...lexiconGoRefusals, ...woertersee, ...woerterseeRefusals };
