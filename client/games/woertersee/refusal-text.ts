// One sentence for a "no"; where somebody was in the way it says who.
import type { Refusal, Seat } from '../../../shared/game.ts';
import type { Translate } from '../../i18n/catalogue.ts';
import type { TableLink } from '../../table/link.ts';

export function refusalText(refusal: Refusal, link: TableLink, t: Translate): string {
  const by = refusal['by'];
  const who = (seat: Seat): string => link.person(seat)?.name ?? '';
  if (typeof by === 'number' && by >= 0) {
    if (refusal.code === 'berth-taken')
      return by === link.seat.value ? t('woertersee.taken.you') : t('woertersee.taken', { name: who(by) });
    if (refusal.code === 'too-late') return t('woertersee.was-faster', { name: who(by) });
  }
  if (refusal.code === 'no-way') return t('woertersee.no-way', refusal);
  return t.first([`refusal.woertersee.${refusal.code}`, `refusal.table.${refusal.code}`, 'refusal.table.internal'], refusal);
}
