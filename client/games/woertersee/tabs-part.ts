// While words are traced: one's own boats in a row, the one in hand yellow.
import type { BoatView } from '../../../shared/games/woertersee/view.ts';
import type { Part } from '../../table/button.ts';
import { boatCard, type CardLook } from './boat-card.ts';
import type { Layout } from './layout.ts';
import { joined } from './part.ts';

export function tabsPart(look: CardLook & { readonly layout: Layout; readonly boat: BoatView | undefined }): Part {
  const { sight, layout, boat } = look;
  const { x, y, w, h } = layout.head;
  const count = Math.max(3, sight.boats.length);
  const gap = count > 4 ? 4 : 6;
  const each = Math.round((w - 4 - gap * (count - 1)) / count);
  return joined(
    ...sight.boats.map((one, i) =>
      boatCard(look, one, { x: x + 2 + i * (each + gap), y, w: each, h: h - 3 }, { chosen: one.n === boat?.n, layout }),
    ),
  );
}
