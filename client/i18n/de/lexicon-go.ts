import type { Translation } from '../catalogue.ts';
import type { lexiconGo as en } from '../en/lexicon-go.ts';

export const lexiconGo: Translation<typeof en> = {
  'lexicon-go.name': 'Lexicon-Go',
};
