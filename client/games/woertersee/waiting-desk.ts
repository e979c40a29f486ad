// The quay when one's own words are in, or one only watches: who is still spelling.
import type { Part } from '../../table/button.ts';
import type { Sprite } from '../../table/picture.ts';
import { fit, type Style } from '../../look/type.ts';
import type { Layout } from './layout.ts';
import type { Names } from './names.ts';
import { card, label, told } from './part.ts';
import type { Sight } from './sight.ts';

const TEXT: Style = { size: 15, text: true };
export function waitingDesk({ sight, layout: { desk, roomy }, names }: { readonly sight: Sight; readonly layout: Layout; readonly names: Names }): Part {
  const { t } = names;
  const { table, me, boats } = sight;
  const title = t(!me ? 'woertersee.waiting.watch' : boats.length === 0 ? 'woertersee.waiting.none' : 'woertersee.waiting');
  const still = table.players.flatMap((player, seat) => (player.done ? [] : [seat]));
  const columns = still.length > 3 || !roomy ? 2 : 1;
  const w = (desk.w - (columns - 1) * 6) / columns;
  const h = roomy ? 42 : 32;
  const top = desk.y + (roomy ? 64 : 46);
  const rows = still.flatMap((seat, i): Sprite[] => {
    const box = { x: desk.x + (i % columns) * (w + 6), y: top + Math.floor(i / columns) * (h + 5), w: Math.round(w), h };
    if (box.y + h > desk.y + desk.h) return [];
    const style: Style = { size: 16, text: true, weight: 700 };
    return [card(`still ${seat}`, box, 'card', seat + 3), label(`still name ${seat}`, [{ crew: names.crew(seat), size: h * 0.66 }, { gap: 10 }, { ...style, say: fit(names.of(seat), style, w - 60) }], box.x + 8, box.y + h / 2)];
  });
  const style: Style = { size: roomy ? 21 : 17 };
  const change = me && boats.length > 0 && roomy ? [label('waiting change', [{ ...TEXT, colour: 'ink2', say: t('woertersee.waiting.change') }], desk.x + 8, desk.y + desk.h - 14)] : [];
  return {
    sprites: [
      label('waiting', [{ ...style, say: fit(title, style, desk.w - 16) }], desk.x + 8, desk.y + (roomy ? 18 : 12)),
      label('waiting for', [{ ...TEXT, weight: 600, say: t('woertersee.waiting.for') }], desk.x + 8, desk.y + (roomy ? 46 : 32)), ...rows, ...change,
    ],
    spots: [told('waiting', `${title}. ${t('woertersee.waiting.for')} ${still.map((seat) => names.of(seat)).join(', ')}`, desk)],
  };
}
