// The canvas-made atlas: faces are painted when first shown, at the screen's pixel ratio, into a few sheets.
// Only canvas textures: they survive a lost WebGL context, and everything on them is drawn in a handful of calls.
import type Phaser from 'phaser';
import type { Face } from './face.ts';
import type { Palette } from './palette.ts';
import type { Ctx } from './paper.ts';
import { shelves } from './shelf.ts';

/** Device px of one sheet: 8 or 16 MB, small enough to be uploaded again when a word is added. Few sheets mean few draws. */
const sheetSize = (ratio: number): { readonly w: number; readonly h: number } => ({ w: 2048, h: ratio > 2 ? 2048 : 1024 });
/** Sheets of long evenings are thrown away and painted afresh. */
const MOST = 6;

interface Sheet {
  readonly texture: Phaser.Textures.Texture;
  readonly c: Ctx;
  readonly room: ReturnType<typeof shelves>;
  dirty: boolean;
}
/** A painted face: its frame, and where the box lies in it (device px). */
export interface Print {
  readonly frame: Phaser.Textures.Frame;
  readonly pad: number;
}

export interface Atlas {
  /** The face's print; paints it when it is not there yet. */
  print(face: Face): Print;
  /** Uploads what was painted since the last time. */
  flush(): void;
  /** True when it has grown so large that it should be begun again. */
  readonly full: boolean;
  /** Forgets all prints; the returned function gives the old sheets back once nothing shows them. */
  restart(palette: Palette, ratio: number): () => void;
}

let serial = 0;
export function openAtlas(textures: Phaser.Textures.TextureManager, palette: Palette, ratio: number): Atlas {
  let look = palette;
  let scale = ratio;
  let sheets: Sheet[] = [];
  let prints = new Map<string, Print>();

  const addSheet = (w: number, h: number): Sheet => {
    const canvas = document.createElement('canvas');
    canvas.width = w;
    canvas.height = h;
    // Kept in memory: one kept by the graphics card may come out blank when it is painted and uploaded in the same moment.
    const c = canvas.getContext('2d', { willReadFrequently: true });
    const texture = textures.create(`sheet-${++serial}`, canvas, w, h);
    if (!c || !texture) throw new Error('no canvas to paint on');
    const sheet = { texture, c, room: shelves(w, h), dirty: true };
    sheets.push(sheet);
    return sheet;
  };
  const find = (w: number, h: number): { sheet: Sheet; x: number; y: number } => {
    const usual = sheetSize(scale);
    const large = w > usual.w || h > usual.h;
    if (!large) {
      for (const sheet of sheets) {
        const at = sheet.room.place(w, h);
        if (at) return { sheet, ...at };
      }
    }
    const sheet = large ? addSheet(w, h) : addSheet(usual.w, usual.h);
    return { sheet, ...(sheet.room.place(w, h) ?? { x: 0, y: 0 }) };
  };
  const paint = (face: Face): Print => {
    const pad = Math.ceil(Math.max(0, face.pad) * scale);
    const bleed = Math.ceil(Math.max(0, -face.pad) * scale);
    const w = Math.ceil(face.w * scale) + 2 * (pad + bleed);
    const h = Math.ceil(face.h * scale) + 2 * (pad + bleed);
    const { sheet, x, y } = find(w, h);
    const { c } = sheet;
    c.save();
    c.beginPath();
    c.rect(x, y, w, h);
    c.clip();
    c.setTransform(scale, 0, 0, scale, x + pad + bleed, y + pad + bleed);
    face.paint(c, look);
    c.restore();
    sheet.dirty = true;
    const frame = sheet.texture.add(face.key, 0, x + bleed, y + bleed, w - 2 * bleed, h - 2 * bleed);
    if (!frame) throw new Error(`painted twice: ${face.key}`);
    return { frame, pad };
  };

  return {
    print(face) {
      const known = prints.get(face.key);
      if (known) return known;
      const fresh = paint(face);
      prints.set(face.key, fresh);
      return fresh;
    },
    flush() {
      for (const sheet of sheets) {
        if (!sheet.dirty) continue;
        sheet.texture.source[0]?.update();
        sheet.dirty = false;
      }
    },
    get full() {
      return sheets.length > MOST;
    },
    restart(nextPalette, nextRatio) {
      const old = sheets;
      look = nextPalette;
      scale = nextRatio;
      sheets = [];
      prints = new Map();
      return () => {
        for (const sheet of old) textures.remove(sheet.texture);
      };
    },
  };
}
