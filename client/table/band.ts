// The header band: the game's colour with a cut lower edge, menu left, sound right; at night dark with an edge in that colour.
import { face, type Colour, type Face } from '../look/face.ts';
import { gameLook, NIGHT_BAND } from '../look/palette.ts';
import { shadowed, type Ctx } from '../look/paper.ts';
import { fit, line, lineWidth, text, widthOf, type Run } from '../look/type.ts';
import { BAND_ROW, bandBottom } from './band-height.ts';
import type { TableHooks } from './open.ts';
import type { Part } from './button.ts';
import type { View } from './picture.ts';

/** What is written on a band. */
export const bandInk = (game: string, theme: View['theme']): Colour => (theme === 'dark' ? 'ink' : (gameLook(game).ink as Colour));

function edge(c: Ctx, w: number, bottom: number, down: number): void {
  c.beginPath();
  c.moveTo(0, 0);
  c.lineTo(w, 0);
  c.lineTo(w, bottom + down - 1);
  c.lineTo(w * 0.71, bottom + down - 5);
  c.lineTo(w * 0.3, bottom + down + 1);
  c.lineTo(0, bottom + down - 4);
  c.closePath();
}
const bandFace = (game: string, w: number, bottom: number): Face =>
  face(
    `band ${game} ${w} ${bottom}`,
    w,
    bottom + 8,
    (c, p) => {
      const { colour } = gameLook(game);
      const night = p.name === 'dark';
      shadowed(c, () => {
        edge(c, w, bottom, night ? 5 : 2);
        c.fillStyle = colour;
        c.fill();
      });
      if (night) {
        edge(c, w, bottom, 0);
        c.fillStyle = NIGHT_BAND;
        c.fill();
      }
    },
    4,
  );

/** The band with its two buttons. `right`: what stands left of the sound (wins, rounds); `plain`: no colour (a table with a sky). */
export function band(
  view: View,
  hooks: TableHooks,
  o: { readonly game: string; readonly title: string; readonly right?: readonly Run[]; readonly plain?: boolean },
): Part {
  const { t, sound } = hooks;
  const bottom = bandBottom(view.safe);
  const middle = view.safe.top + BAND_ROW / 2 - 1;
  const ink: Colour = o.plain ? 'ink' : bandInk(o.game, view.theme);
  const [left, end] = [view.safe.left, view.w - view.safe.right];
  const right = o.right ? line(o.right, 26) : undefined;
  const rightX = end - 54 - (o.right ? lineWidth(o.right) : 0);
  const room = rightX - left - 46 - 8;
  const size = widthOf(o.title, { size: 20 }) > room ? 17 : 20;
  const title = text(fit(o.title, { size }, room), { size, colour: ink }, 26);
  const muted = sound.muted.value;
  return {
    sprites: [
      ...(o.plain ? [] : [{ key: 'band', face: bandFace(o.game, view.w, bottom), x: 0, y: 0 }]),
      { key: 'band menu', face: line([{ icon: 'menu', size: 26, colour: ink }]), x: left + 14, y: middle - 16.5 },
      { key: 'band title', face: title, x: left + 46, y: middle - 13, motion: 'jump' },
      ...(right ? [{ key: 'band right', face: right, x: rightX, y: middle - 13, motion: 'jump' as const }] : []),
      { key: 'band sound', face: line([{ icon: muted ? 'mute' : 'sound', size: 25, colour: ink }]), x: end - 40, y: middle - 16 },
    ],
    spots: [
      { key: 'menu', name: t('table.menu'), x: left, y: view.safe.top - 2, w: 44, h: 48, tap: () => hooks.menu() },
      {
        key: 'sound',
        name: t(muted ? 'table.sound-on' : 'table.sound-off'),
        x: end - 48,
        y: view.safe.top - 2,
        w: 48,
        h: 48,
        tap: () => sound.toggle(),
      },
    ],
  };
}
