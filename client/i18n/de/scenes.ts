import type { Translation } from '../catalogue.ts';
import type { scenes as en } from '../en/scenes.ts';
import { lexiconGoRefusals } from './lexicon-go-refusals.ts';
import { lexiconGoResults } from './lexicon-go-results.ts';
import { lexiconGo } from './lexicon-go.ts';
import { results } from './results.ts';
import { table } from './table.ts';
import { woerterseeRefusals } from './woertersee-refusals.ts';
import { woerterseeResults } from './woertersee-results.ts';
import { woertersee } from './woertersee.ts';

export const scenes: Translation<typeof en> = {
  ...table,
  ...results,
  ...lexiconGo,
  ...lexiconGoRefusals,
  ...lexiconGoResults,
  ...woertersee,
  ...woerterseeRefusals,
  ...woerterseeResults,
};
