// Faces of the water: hulls, nameplates, lanes, the harbour line, the quay.
import { paintEmblem } from '../../look/emblems.ts';
import { face, type Face } from '../../look/face.ts';
import { BRIGHT, crewLook, INK, TILE_EDGE, WHITE } from '../../look/palette.ts';
import { cutCorners, outline, rounded, shadowed, waves, type Ctx } from '../../look/paper.ts';
import { paintLetter } from '../../look/tile.ts';
import { fit, font, paintRuns, shrink } from '../../look/type.ts';
import { deckSpan, type LaneSize } from './boat-size.ts';

function hullPath(c: Ctx, span: number, lh: number, hull: number, flag: number): void {
  c.beginPath();
  c.moveTo(-3, lh - 3);
  c.lineTo(span - 4, lh - 3);
  c.lineTo(span + flag + 5, lh - 7);
  c.lineTo(span, lh + hull - 3);
  c.quadraticCurveTo(span / 2, lh + hull + 1, 6, lh + hull - 3);
  c.closePath();
}
function pennant(c: Ctx, x: number, flag: number): void {
  c.beginPath();
  c.moveTo(x, -3);
  c.lineTo(x + flag, -3);
  c.lineTo(x + flag - 4, -3 + flag / 2);
  c.lineTo(x + flag, -3 + flag);
  c.lineTo(x, -3 + flag);
  c.closePath();
}
/** A hull with its mast and pennant, bow right; the box begins at the letters' top left. At night it has a paper rim. */
export const hull = (letters: number, letterWidth: number, crew: number, size: LaneSize): Face => {
  const span = deckSpan(letters, letterWidth);
  const {
    hull: deep,
    flag,
    letter: { h: lh },
  } = size;
  return face(
    `hull ${letters} ${letterWidth} ${lh} ${crew}`,
    span + flag + 3,
    lh + deep,
    (c, p) => {
      const { colour, emblem } = crewLook(crew);
      const night = p.name === 'dark';
      c.fillStyle = colour;
      shadowed(c, () => {
        hullPath(c, span, lh, deep, flag);
        c.fill();
        pennant(c, span + 2, flag);
        c.fill();
      });
      if (night) {
        c.strokeStyle = WHITE;
        c.lineWidth = 1.3;
        c.lineJoin = 'round';
        hullPath(c, span, lh, deep, flag);
        c.stroke();
        pennant(c, span + 2, flag);
        c.stroke();
      }
      c.fillStyle = night ? WHITE : INK;
      c.fillRect(span + 1, -3, 2, lh + 3);
      paintEmblem(c, emblem, span + 2.5 + (flag - 4) / 2, -3 + flag / 2, flag * 0.66, WHITE);
    },
    9,
  );
};
/** A ring round a boat: yellow sheet with an ink edge (chosen), or a dashed red one (what it is now). */
export const boatRing = (w: number, h: number, kind: 'chosen' | 'changed'): Face =>
  face(
    `ring ${w} ${h} ${kind}`,
    w,
    h,
    (c, p) => {
      rounded(c, 1.5, 1.5, w - 3, h - 3, 9);
      if (kind === 'chosen') {
        c.fillStyle = BRIGHT;
        c.fill();
      } else c.setLineDash([7, 5]);
      c.strokeStyle = kind === 'chosen' ? INK : p.danger;
      c.lineWidth = 2.5;
      c.stroke();
      c.setLineDash([]);
    },
    2,
  );

export interface PlateLook {
  readonly crew: number;
  readonly name: string;
  readonly tiles: number;
  readonly state: 'in' | 'out' | 'stuck';
  readonly away: boolean;
}
/** A nameplate: emblem, tiles left on a small tile, name; yellow framed at two tiles or less. */
export const plate = (look: PlateLook, size: LaneSize): Face => {
  const { w, h } = size.plate;
  const key = `plate ${w} ${h} ${look.crew} ${look.tiles} ${look.state} ${look.away ? 'z' : ''} ${look.name}`;
  return face(key, w, h, (c, p) => paintPlate(c, look, w, h, p.paper), 5);
};
function paintPlate(c: Ctx, look: PlateLook, w: number, h: number, veil: string): void {
  const { colour, emblem } = crewLook(look.crew);
  const k = h / 50;
  const corners = [
    [1, 2],
    [w, 0],
    [w - 2, h - 2],
    [0, h],
  ] as const;
  shadowed(c, () => {
    outline(c, corners);
    c.fillStyle = colour;
    c.fill();
  });
  paintEmblem(c, emblem, w * 0.27, h * 0.33, 20 * k, WHITE);
  const tile = { w: 25 * k, h: 24 * k, x: w * 0.52, y: 2 * k };
  rounded(c, tile.x, tile.y + 2 * k, tile.w, tile.h, 4 * k);
  c.fillStyle = TILE_EDGE;
  c.fill();
  rounded(c, tile.x, tile.y, tile.w, tile.h - k, 4 * k);
  c.fillStyle = WHITE;
  c.fill();
  if (look.state === 'in') paintLetter(c, String(look.tiles), tile.x + tile.w / 2, tile.y + tile.h / 2 - k * 0.5, 18.5 * k, INK, 1);
  else
    paintLetter(
      c,
      look.state === 'out' ? '×' : '…',
      tile.x + tile.w / 2,
      tile.y + tile.h / 2 - k * 0.5,
      20 * k,
      look.state === 'out' ? '#CC3B27' : INK,
      1,
    );
  const style = shrink(look.name, { size: k > 1.2 ? 15.5 : k < 0.95 ? 12.5 : 13, weight: 700, text: true }, w - 5, 11);
  const name = fit(look.name, style, w - 4);
  c.font = font(style);
  paintRuns(c, [{ ...style, say: name }], (w - c.measureText(name).width) / 2, h * 0.79, () => WHITE);
  if (look.state !== 'in' || look.away) {
    outline(c, corners);
    c.globalAlpha = 0.35;
    c.fillStyle = veil;
    c.fill();
    c.globalAlpha = 1;
  }
  if (look.state === 'in' && look.tiles <= 2) {
    outline(c, corners);
    c.strokeStyle = BRIGHT;
    c.lineWidth = 3.5;
    c.stroke();
  }
}
/** The water line under one row of boats. */
export const waterLine = (w: number, row: number): Face =>
  face(
    `water ${w} ${row % 2}`,
    w,
    9,
    (c, p) => {
      c.fillStyle = p.wave;
      waves(c, w, 0, 2.5, Math.max(3, Math.round(w / 43)), 7, row % 2 ? 0.5 : 0);
      c.fill();
    },
    1,
  );
/** The dotted line between the rivals' water and one's own. */
export const harbourLine = (w: number): Face =>
  face(
    `harbour ${w}`,
    w,
    6,
    (c, p) => {
      c.beginPath();
      c.moveTo(2, 3);
      c.lineTo(w, 3);
      c.setLineDash([2, 9]);
      c.lineCap = 'round';
      c.strokeStyle = p.deep;
      c.lineWidth = 3;
      c.stroke();
      c.setLineDash([]);
    },
    1,
  );
/** The quay's upper edge; below it plain sand (a fill). */
export const quayEdge = (w: number): Face =>
  face(
    `quay ${w}`,
    w,
    20,
    (c, p) => {
      const path = (): void => {
        c.beginPath();
        c.moveTo(0, 12);
        c.lineTo(w * 0.34, 5);
        c.lineTo(w * 0.7, 13);
        c.lineTo(w, 6);
        c.lineTo(w, 24);
        c.lineTo(0, 24);
        c.closePath();
      };
      c.fillStyle = p.quay;
      shadowed(c, () => {
        path();
        c.fill();
      });
    },
    3,
  );
/** A quay at the side of a turned phone: its left edge is cut. */
export const quaySide = (h: number): Face =>
  face(
    `quay side ${h}`,
    20,
    h,
    (c, p) => {
      c.beginPath();
      c.moveTo(8, 0);
      c.lineTo(3, h * 0.4);
      c.lineTo(9, h * 0.75);
      c.lineTo(5, h);
      c.lineTo(22, h);
      c.lineTo(22, 0);
      c.closePath();
      c.fillStyle = p.quay;
      shadowed(c, () => c.fill());
    },
    3,
  );
/** A word in white on its owner's colour, as a tag in a title. */
export const wordTag = (word: string, crew: number, size: number): Face => {
  const style = { size };
  const wide = Math.ceil(word.length * size * 0.72 + 16);
  return face(
    `tag ${word} ${crew} ${size}`,
    wide,
    size + 8,
    (c) => {
      c.fillStyle = crewLook(crew).colour;
      outline(c, cutCorners(wide, size + 8, word.length, 1.5));
      c.fill();
      c.font = font(style);
      paintRuns(c, [{ ...style, say: word }], (wide - c.measureText(word).width) / 2, (size + 8) / 2, () => WHITE);
    },
    2,
  );
};
