import type { Translation } from '../catalogue.ts';
import type { shell as en } from '../en/shell.ts';

export const shell: Translation<typeof en> = {
  'app.name': 'Logodrome',
};
