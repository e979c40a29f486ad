import type { Translation } from '../catalogue.ts';
import type { table as en } from '../en/table.ts';

export const table: Translation<typeof en> = {
  'table.menu': 'Menü',
  'table.sound-on': 'Ton einschalten',
  'table.sound-off': 'Ton ausschalten',
  'table.press-again': 'Noch einmal drücken, dann gilt es.',
};
