// The quay when one's own words are in, or one only watches: who is still spelling.
import type { Part } from '../../table/button.ts';
import type { Sprite } from '../../table/picture.ts';
import { fit, type Style } from '../../look/type.ts';
import type { Layout } from './layout.ts';
import type { Names } from './names.ts';
import { card, joined, label, told } from './part.ts';
import type { Sight } from './sight.ts';

const TEXT: Style = { size: 15, text: true };
interface WaitingLook {
  readonly sight: Sight;
  readonly layout: Layout;
  readonly names: Names;
}

export function waitingDesk(look: WaitingLook): Part {
  const {
    sight: { me, boats },
    layout,
    names: { t },
  } = look;
  const { desk, roomy } = layout;
  const title = t(!me ? 'woertersee.waiting.watch' : boats.length === 0 ? 'woertersee.waiting.none' : 'woertersee.waiting');
  const style: Style = { size: roomy ? 21 : 17 };
  const change =
    me && boats.length > 0 && roomy
      ? [label('waiting change', [{ ...TEXT, colour: 'ink2', say: t('woertersee.waiting.change') }], desk.x + 8, desk.y + desk.h - 14)]
      : [];
  const top = roomy ? 36 : 24;
  return joined(
    {
      sprites: [label('waiting', [{ ...style, say: fit(title, style, desk.w - 16) }], desk.x + 8, desk.y + (roomy ? 18 : 12)), ...change],
      spots: [told('waiting', title, { ...desk, h: top })],
    },
    stillSpelling({ ...look, layout: { ...layout, desk: { ...desk, y: desk.y + top, h: desk.h - top - (change.length > 0 ? 26 : 0) } } }),
  );
}
/** A card for everybody whose words are not all in. */
export function stillSpelling({ sight: { table }, layout: { desk, roomy }, names }: WaitingLook): Part {
  const say = names.t('woertersee.waiting.for');
  const still = table.players.flatMap((player, seat) => (player.done ? [] : [seat]));
  const columns = still.length > 3 || !roomy ? 2 : 1;
  const w = (desk.w - (columns - 1) * 6) / columns;
  const h = roomy ? 42 : 32;
  const rows = still.flatMap((seat, i): Sprite[] => {
    const box = { x: desk.x + (i % columns) * (w + 6), y: desk.y + 22 + Math.floor(i / columns) * (h + 5), w: Math.round(w), h };
    if (box.y + h > desk.y + desk.h) return [];
    const style: Style = { size: 16, text: true, weight: 700 };
    return [
      card(`still ${seat}`, box, 'card', seat + 3),
      label(
        `still name ${seat}`,
        [{ crew: names.crew(seat), size: h * 0.66 }, { gap: 10 }, { ...style, say: fit(names.of(seat), style, w - 60) }],
        box.x + 8,
        box.y + h / 2,
      ),
    ];
  });
  return {
    sprites: [label('waiting for', [{ ...TEXT, weight: 600, say }], desk.x + 8, desk.y + 8), ...rows],
    spots: [told('still spelling', `${say} ${still.map((seat) => names.of(seat)).join(', ')}`, desk)],
  };
}
