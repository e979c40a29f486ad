import type { Translation } from '../catalogue.ts';
import type { woertersee as en } from '../en/woertersee.ts';

export const woertersee: Translation<typeof en> = {
  'woertersee.name': 'Wörtersee',
};
