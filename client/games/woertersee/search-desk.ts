// The quay while all search: one's own boats with their notes, those still to be laid, a line of advice or news, and STOP!'s place.
import { boatOutline, lakeBoat } from '../../look/lake-boat.ts';
import { dashedPanel, panel } from '../../look/panel.ts';
import { seedOf } from '../../look/paper.ts';
import { fit, paragraph, wrap, type Run, type Style } from '../../look/type.ts';
import type { Part } from '../../table/button.ts';
import type { Sprite } from '../../table/picture.ts';
import { boatCard, cardBoxes, type CardLook } from './boat-card.ts';
import type { Box, Layout } from './layout.ts';
import { card, joined, label, told, NOTHING } from './part.ts';
import { chipAt } from './sight.ts';

export interface SearchLook extends CardLook {
  readonly layout: Layout;
  /** The first round of this game on this device. */
  readonly firstRound: boolean;
  /** Says how a boat is laid, and leads the keyboard to the lake. */
  guide(): void;
}
const TEXT: Style = { size: 15, text: true };

export function searchDesk(look: SearchLook): Part {
  const {
    sight,
    layout: { desk, roomy, wide },
    names: { t },
  } = look;
  const place = stopPlace(look);
  const floor = place.box.y - 8;
  if (!sight.me)
    return joined(
      advice(look, { ...desk, y: desk.y + 6, h: 44 }),
      wide && roomy ? feed(look, { ...desk, y: desk.y + 66, h: floor - desk.y - 66 }) : lastOf(look, desk.y + 78),
      place.part,
    );
  const rowTop = desk.y + (roomy ? 30 : 24);
  const tall = wide && roomy;
  const high = roomy ? 60 : Math.min(56, floor - rowTop - 2);
  const boxes = cardBoxes(sight.me.boats, { ...desk, y: rowTop }, high, floor - rowTop - (tall ? 200 : 0));
  const under = Math.max(...boxes.map((box) => box.y + box.h)) + 10;
  const rest = { ...desk, y: under, h: floor - under };
  const hinted = hintOf(look) !== undefined;
  const line = rest.h < 34 || (tall && !hinted) ? NOTHING : advice(look, tall ? { ...rest, h: 60 } : rest);
  return joined(
    title(look, rest.h < 34),
    ...sight.boats.map((boat, i) => boatCard(look, boat, boxes[i]!)),
    ...unlaid(look, boxes),
    line,
    tall ? feed(look, hinted ? { ...rest, y: rest.y + 66, h: rest.h - 66 } : { ...rest, y: rest.y + 10, h: rest.h - 10 }) : NOTHING,
    { sprites: [], spots: [told('boats left', left(look), { x: desk.x + desk.w / 2, y: desk.y, w: desk.w / 2, h: 24 })] },
    place.part,
  );
  function left({ helm }: SearchLook): string {
    return t('woertersee.boats-left', { left: helm.left(sight), all: sight.me?.boats ?? 0 });
  }
}
/** What the quay is about; where there is no room for advice below, the advice itself. */
function title({ sight, helm, names: { t }, layout: { desk, roomy } }: SearchLook, short: boolean): Part {
  const middle = desk.y + (roomy ? 13 : 10);
  const say = t('woertersee.boats-left', { left: helm.left(sight), all: sight.me?.boats ?? 0 });
  const first =
    short && helm.first !== undefined ? t('woertersee.said.first', { letter: chipAt(sight, helm.first) }) : t('woertersee.your-boats');
  const style: Style = short && helm.first !== undefined ? { size: 16 } : { size: roomy ? 19 : 17 };
  return {
    sprites: [
      label('boats title', [{ ...style, say: fit(first, style, desk.w - 130) }], desk.x + 8, middle),
      label('boats left', [{ ...TEXT, weight: 700, say }], desk.x + desk.w - 8, middle, 'right'),
    ],
    spots: [],
  };
}
function unlaid({ sight, helm, names, layout, guide }: SearchLook, boxes: readonly Box[]): readonly Part[] {
  const { t } = names;
  const crew = names.crew(sight.seat);
  const begun = sight.boats.length + helm.laying.length;
  const ready = helm.mayLay(sight);
  return boxes.slice(begun).map((box, i) => {
    const wide = box.w >= 96;
    const face = lakeBoat(crew, wide ? 38 : 32, -20);
    const id = `new boat ${begun + i + 1}`;
    const text = paragraph(
      t('woertersee.drag-me'),
      { size: wide ? 15 : 13, text: true, weight: 700 },
      wide ? Math.min(60, box.w - 60) : box.w,
      wide ? 'left' : 'center',
      1.15,
    );
    const boat = wide ? { x: box.x + 28, y: box.y + box.h / 2 } : { x: box.x + box.w / 2, y: box.y + box.h * 0.34 };
    const words =
      i > 0 && !layout.wide
        ? []
        : [
            {
              key: `${id} text`,
              face: text,
              x: box.x + (wide ? 54 : 0),
              y: box.y + (wide ? box.h / 2 - text.h / 2 : box.h * 0.66),
              motion: 'jump' as const,
            },
          ];
    return {
      sprites: [
        { key: `${id} place`, face: dashedPanel(box.w, box.h, 'quay', 5 + i), x: box.x, y: box.y, motion: 'jump' as const },
        {
          key: `${id} gone`,
          face: boatOutline(wide ? 38 : 32, -20),
          x: boat.x - face.w / 2,
          y: boat.y - face.h / 2,
          motion: 'jump' as const,
        },
        { key: id, face, x: boat.x - face.w / 2, y: boat.y - face.h / 2 },
        ...words,
      ],
      spots: [
        {
          key: i === 0 ? 'boat new' : `boat new ${i + 1}`,
          name: t('woertersee.boat.new'),
          ...box,
          group: 'boats',
          disabled: !ready,
          ...(ready && { load: { id, face: lakeBoat(crew, 46, -20), reach: 40, ghost: true }, tap: guide }),
        },
      ],
    };
  });
}

/** What to do now; undefined when that is plain. */
function hintOf({ sight, helm, names: { t }, firstRound }: SearchLook): string | undefined {
  if (!sight.me) return t('woertersee.hint.watch');
  if (helm.first !== undefined) return t('woertersee.hint.second', { letter: chipAt(sight, helm.first) });
  if (helm.left(sight) === 0) return t('woertersee.hint.laid-all');
  return firstRound || sight.table.boats.length === 0 ? t('woertersee.hint') : undefined;
}
/** One or two lines: what to do now, else what happened last. */
function advice(look: SearchLook, box: Box): Part {
  const { sight, names } = look;
  const { t } = names;
  const latest = sight.table.boats.at(-1);
  const say = hintOf(look);
  const spots = [
    told('advice', say ?? t('woertersee.laid', { name: names.of(latest!.seat), pair: names.pair(sight, latest!.from, latest!.to) }), box),
  ];
  if (say === undefined) return { ...lastOf(look, box.y + Math.min(24, box.h / 2)), spots };
  const text = say;
  const fits = wrap(text, TEXT, box.w - 16).length * 19 <= box.h + 2;
  const face = paragraph(text, fits ? TEXT : { ...TEXT, size: 13.5 }, box.w - 16);
  return {
    sprites:
      face.h > box.h + 8
        ? []
        : [{ key: 'advice', face, x: box.x + 8, y: box.y + (box.h > 80 ? 4 : Math.max(0, (box.h - face.h) / 2)), motion: 'jump' }],
    spots,
  };
}
/** The boat that was laid last. */
function lastOf({ sight, names, layout: { desk } }: SearchLook, middle: number): Part {
  const boat = sight.table.boats.at(-1);
  if (!boat) return NOTHING;
  const say = names.t('woertersee.laid', { name: names.of(boat.seat), pair: names.pair(sight, boat.from, boat.to) });
  const runs: Run[] = [
    { crew: names.crew(boat.seat), size: 24 },
    { gap: 9 },
    { ...TEXT, size: 16, weight: 600, say: fit(say, TEXT, desk.w - 50) },
  ];
  return { sprites: [label('last laid', runs, desk.x + 8, middle)], spots: [] };
}
/** Wide screens have room for what happened last, newest first. */
function feed({ sight, names, layout: { roomy } }: SearchLook, box: Box): Part {
  if (!roomy || box.h < 110) return NOTHING;
  const { t } = names;
  const boats = sight.table.boats.toReversed().slice(0, Math.max(0, Math.floor((box.h - 64) / 42)));
  const h = Math.min(box.h, 62 + Math.max(1, boats.length) * 42);
  const rows = boats.flatMap(({ seat, n, from, to }, i): Sprite[] => [
    label(
      `feed ${seat} ${n}`,
      [
        { crew: names.crew(seat), size: 30 },
        { gap: 12 },
        { ...TEXT, size: 17, weight: 600, say: t('woertersee.laid', { name: names.of(seat), pair: names.pair(sight, from, to) }) },
      ],
      box.x + 18,
      box.y + 64 + i * 42,
    ),
  ]);
  const none =
    boats.length === 0 ? [label('feed none', [{ ...TEXT, size: 16, say: t('woertersee.feed.none') }], box.x + 18, box.y + 66)] : [];
  return {
    sprites: [
      card('feed', { ...box, h }, 'card', 12),
      label('feed title', [{ size: 21, say: t('woertersee.feed') }], box.x + 18, box.y + 26),
      ...rows,
      ...none,
    ],
    spots: [],
  };
}
/** Until time is out the place of STOP! only says when it comes. */
function stopPlace({ layout: { desk, roomy }, names: { t } }: SearchLook): { readonly part: Part; readonly box: Box } {
  const h = roomy ? 40 : 32;
  const box = { x: desk.x, y: desk.y + desk.h - h, w: desk.w, h };
  const say = t('woertersee.stop-at');
  const face = panel(box.w, h, 'off', seedOf('stop') % 40, 3);
  const size = roomy ? 18 : 16;
  return {
    box,
    part: {
      sprites: [
        { key: 'stop place', face, x: box.x, y: box.y, motion: 'jump' },
        label(
          'stop place text',
          [{ icon: 'lock', size, colour: 'offInk' }, { gap: 9 }, { size, say, colour: 'offInk' }],
          box.x + box.w / 2,
          box.y + h / 2,
          'centre',
        ),
      ],
      spots: [told('stop place', say, box)],
    },
  };
}
