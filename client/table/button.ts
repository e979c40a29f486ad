// A button: a cut sheet with a label on a darker sheet below; pressed, it moves down onto it.
import { upperSheet, lowerSheet } from '../look/panel.ts';
import type { Colour } from '../look/face.ts';
import type { IconName } from '../look/icons.ts';
import { seedOf } from '../look/paper.ts';
import { lineWidth, line, shrink, text, wrap, type Run, type Style } from '../look/type.ts';
import type { Spot, Sprite, Touch } from './picture.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export interface ButtonLook {
  readonly key: string;
  /** For ears; the label unless given. */
  readonly name?: string;
  readonly label: string;
  readonly icon?: IconName;
  /** Beside the icon, large: seconds of a lock. */
  readonly figure?: string;
  /** `place`: icon above a small label. `word`: one large line. `lines`: up to two middling lines. */
  readonly shape: 'place' | 'word' | 'lines';
  readonly colour: Colour;
  readonly ink: Colour;
  readonly disabled?: boolean;
  readonly selected?: boolean;
  readonly group?: string;
  readonly hint?: string;
  tap?(): void;
  hold?(): void;
}
export interface Part {
  readonly sprites: readonly Sprite[];
  readonly spots: readonly Spot[];
}

/** Sprites and spot of a button in a box; the lower sheet shows below the box. */
export function button(look: ButtonLook, box: Box, touch: Touch, depth = 4): Part {
  const seed = seedOf(look.key) % 40;
  const down = touch.pressed === look.key && !look.disabled ? depth : 0;
  const y = box.y + down;
  const at = (key: string, face: Sprite['face'], x: number, top: number): Sprite => ({
    key: `${look.key} ${key}`,
    face,
    x,
    y: top,
    motion: 'press',
  });
  const labels = labelOf(look, box).map((l, i) => at(`label ${i}`, l.face, box.x + l.x, y + l.y));
  return {
    sprites: [
      at('under', lowerSheet(box.w, box.h, look.colour, seed, depth), box.x, box.y),
      at('sheet', upperSheet(box.w, box.h, look.colour, seed), box.x, y),
      ...labels,
    ],
    spots: [
      {
        key: look.key,
        name: look.name ?? look.label,
        ...box,
        h: box.h + depth,
        ...(look.disabled !== undefined && { disabled: look.disabled }),
        ...(look.selected !== undefined && { selected: look.selected }),
        ...(look.group !== undefined && { group: look.group }),
        ...(look.hint !== undefined && { hint: look.hint }),
        ...(look.tap && { tap: look.tap }),
        ...(look.hold && { hold: look.hold }),
      },
    ],
  };
}

interface Placed {
  readonly face: Sprite['face'];
  readonly x: number;
  readonly y: number;
}
const centred = (face: Sprite['face'], box: Box, y: number): Placed => ({ face, x: (box.w - face.w) / 2, y });

function labelOf(look: ButtonLook, box: Box): readonly Placed[] {
  const inner = box.w - 12;
  if (look.shape === 'place') {
    const style = shrink(look.label, { size: box.h > 70 ? 16 : 13, weight: 700, text: true, colour: look.ink }, box.w - 6, 10.5);
    const icon = box.h < 50 ? 19 : box.h > 70 ? 27 : 23;
    const runs: Run[] = look.icon ? [{ icon: look.icon, size: icon, colour: look.ink }] : [];
    if (look.figure) runs.push({ gap: 4 }, { say: look.figure, size: box.h < 50 ? 15 : 17, colour: look.ink });
    const top = line(runs.length > 0 ? runs : [{ gap: 1 }], icon + 2);
    const label = text(look.label, style, style.size + 3);
    const gap = (box.h - icon - style.size - 5) / 2.6;
    return [centred(top, box, gap), centred(label, box, gap + icon + 2 + gap * 0.6)];
  }
  if (look.shape === 'lines') {
    const base: Style = { size: 15.5, colour: look.ink };
    const lines = wrap(look.label, base, inner);
    const step = 17;
    return lines.map((l, i) => centred(text(l, shrink(l, base, inner, 11), step), box, box.h / 2 + (i - lines.length / 2) * step));
  }
  const style = shrink(
    look.label,
    { size: Math.min(box.h > 90 ? 46 : box.h > 66 ? 34 : 22, box.h * 0.42), colour: look.ink },
    inner - (look.icon ? 30 : 0),
    12,
  );
  const runs: Run[] = [
    ...(look.icon ? [{ icon: look.icon, size: style.size * 1.1, colour: look.ink }, { gap: 8 }] : []),
    { ...style, say: look.label },
  ];
  const face = line(runs, Math.ceil(style.size * 1.25));
  return [{ face, x: (box.w - lineWidth(runs)) / 2, y: (box.h - face.h) / 2 }];
}
