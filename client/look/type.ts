// Letters and lines of text as faces: measured and painted with the loaded fonts.
import { paintEmblem } from './emblems.ts';
import { colourOf, face, type Colour, type Face } from './face.ts';
import { paintIcon, type IconName } from './icons.ts';
import { crewLook, WHITE } from './palette.ts';
import type { Ctx } from './paper.ts';

export const DISPLAY = '"Bricolage Grotesque"';
export const TEXT = '"Logodrome Text"';
/** Of both faces, in em: lines are centred on it. */
export const CAP = 0.66;

export interface Style {
  /** CSS px. */
  readonly size: number;
  /** 800 and the display face unless given. */
  readonly weight?: 500 | 600 | 700 | 800;
  readonly text?: boolean;
  readonly colour?: Colour;
}
/** A piece of one line: words, an icon, a crew's emblem on its own colour, a mark painted from its left end, a gap. */
export type Run =
  | (Style & { readonly say: string })
  | { readonly icon: IconName; readonly size: number; readonly colour?: Colour; readonly weight?: number }
  | { readonly crew: number; readonly size: number }
  | { readonly gap: number }
  | { readonly mark: string; readonly w: number; paint(c: Ctx, x: number, middle: number, ink: (colour: Colour) => string): void };

export const font = (s: Style): string => `${s.weight ?? (s.text ? 500 : 800)} ${s.size}px ${s.text ? TEXT : DISPLAY}, sans-serif`;
/** Waits for every font that a table paints with, at most 3 s: canvas text does not change when one arrives later. */
export async function fontsReady(): Promise<void> {
  const faces = [`800 40px ${DISPLAY}`, `700 40px ${DISPLAY}`, ...[500, 600, 700].map((w) => `${w} 16px ${TEXT}`)];
  const all = Promise.all(faces.map((f) => document.fonts.load(f, 'AÄßé0→')));
  await Promise.race([
    all,
    new Promise((done) => {
      setTimeout(done, 3000);
    }),
  ]);
}

let ruler: Ctx | undefined;
const widths = new Map<string, number>();
/** Width of one line in CSS px. */
export function widthOf(text: string, style: Style): number {
  const key = `${font(style)}|${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  ruler ??= document.createElement('canvas').getContext('2d') ?? undefined;
  if (!ruler) return text.length * style.size * 0.6;
  ruler.font = font(style);
  const width = ruler.measureText(text).width;
  if (widths.size > 3000) widths.clear();
  widths.set(key, width);
  return width;
}
/** Cuts a line that is too long, with an ellipsis. */
export function fit(text: string, style: Style, width: number): string {
  if (widthOf(text, style) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && widthOf(`${letters.join('').trimEnd()}…`, style) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
/** The largest size down to `least` at which a line fits. */
export function shrink(text: string, style: Style, width: number, least: number): Style {
  let size = style.size;
  while (size > least && widthOf(text, { ...style, size }) > width) size -= 0.5;
  return { ...style, size };
}
/** Breaks a text at spaces into lines no wider than `width`. */
export function wrap(text: string, style: Style, width: number): readonly string[] {
  const lines: string[] = [];
  for (const part of text.split('\n')) {
    let line = '';
    for (const word of part.split(' ')) {
      const longer = line ? `${line} ${word}` : word;
      if (line && widthOf(longer, style) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines;
}

const runWidth = (run: Run): number => ('gap' in run ? run.gap : 'mark' in run ? run.w : 'say' in run ? widthOf(run.say, run) : run.size);
export const lineWidth = (runs: readonly Run[]): number => runs.reduce((sum, run) => sum + runWidth(run), 0);
const runKey = (run: Run): string =>
  'gap' in run
    ? `_${run.gap}`
    : 'mark' in run
      ? `m${run.mark},${run.w}`
      : 'say' in run
        ? `${font(run)}${run.colour ?? ''}"${run.say}"`
        : 'icon' in run
          ? `i${run.icon}${run.size}${run.colour ?? ''}`
          : `c${run.crew},${run.size}`;

/** Paints runs from x on, cap heights centred on `middle`. */
export function paintRuns(c: Ctx, runs: readonly Run[], x: number, middle: number, ink: (colour: Colour) => string): void {
  let at = x;
  for (const run of runs) {
    const w = runWidth(run);
    if ('say' in run) {
      c.font = font(run);
      c.textBaseline = 'alphabetic';
      c.textAlign = 'left';
      c.fillStyle = ink(run.colour ?? 'ink');
      c.fillText(run.say, at, middle + (run.size * CAP) / 2);
    } else if ('icon' in run) paintIcon(c, run.icon, at + w / 2, middle, run.size, ink(run.colour ?? 'ink'), run.weight);
    else if ('mark' in run) run.paint(c, at, middle, ink);
    else if ('crew' in run) paintBadge(c, run.crew, at, middle - run.size / 2, run.size);
    at += w;
  }
}
/** A crew's emblem in white on a small cut of its colour. */
export function paintBadge(c: Ctx, crew: number, x: number, y: number, size: number): void {
  const look = crewLook(crew);
  const s = size / 22;
  c.fillStyle = look.colour;
  c.beginPath();
  c.moveTo(x + s, y + s);
  c.lineTo(x + 21 * s, y);
  c.lineTo(x + size, y + 21 * s);
  c.lineTo(x, y + size);
  c.closePath();
  c.fill();
  paintEmblem(c, look.emblem, x + size / 2, y + size / 2, size * 0.64, WHITE);
}

/** One line of runs; the box is as wide as the line, and `height` or 1.25 of the largest size high. */
export function line(runs: readonly Run[], height?: number): Face {
  const tallest = Math.max(...runs.map((r) => ('size' in r ? r.size : 0)));
  const h = height ?? Math.ceil(tallest * 1.25);
  return face(
    `line ${h} ${runs.map(runKey).join(' ')}`,
    Math.ceil(lineWidth(runs)) + 1,
    h,
    (c, p) => paintRuns(c, runs, 0, h / 2, (colour) => colourOf(p, colour)),
    3,
  );
}
/** One line of one style. */
export const text = (say: string, style: Style, height?: number): Face => line([{ ...style, say }], height);
/** Several lines, left or centred in `width`. */
export function paragraph(
  say: string,
  style: Style,
  width: number,
  align: 'left' | 'center' = 'left',
  leading = style.text ? 1.25 : 1.12,
): Face {
  const lines = wrap(say, style, width);
  const step = style.size * leading;
  return face(
    `para ${font(style)}${style.colour ?? ''} ${align} ${width} ${leading} ${say}`,
    width,
    Math.ceil(step * lines.length),
    (c, p) => {
      lines.forEach((one, i) => {
        const x = align === 'center' ? (width - widthOf(one, style)) / 2 : 0;
        paintRuns(c, [{ ...style, say: one }], x, step * (i + 0.5), (colour) => colourOf(p, colour));
      });
    },
    3,
  );
}

/** A sentence with **bold** words as runs of one line. */
export const rich = (sentence: string, style: Style): readonly Run[] =>
  sentence.split('**').flatMap((say, i) => (say ? [{ ...style, say, weight: i % 2 ? 700 : (style.weight ?? 500) } satisfies Run] : []));
