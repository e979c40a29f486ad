// The bytes of a .graph file, little endian: ten 32-bit fields, 32 letters of 16 bits (0 where there is none), then the packed table.
import type { Packed } from './pack.ts';

const magic = 0x4f474f4c; // "LOGO"
const version = 1;
const fields = ['magic', 'version', 'letters', 'words', 'nodes', 'edges', 'root', 'slots', 'sum', 'spare'] as const;
const most = 32;
const lettersAt = fields.length * 4;
const tableAt = lettersAt + most * 2;

export interface Counts {
  readonly words: number;
  readonly nodes: number;
  readonly edges: number;
}
export interface GraphFile extends Packed, Counts {
  readonly letters: string;
}

/** FNV over whole numbers: any change of a single one changes the sum. */
const mix = (sum: number, value: number): number => Math.imul(sum ^ value, 16777619);

/** The same bytes for the same graph on every machine. */
export function writeGraph({ letters, table, root, words, nodes, edges }: GraphFile): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(tableAt + table.length * 4);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < letters.length; i++) view.setUint16(lettersAt + i * 2, letters.charCodeAt(i), true);
  table.forEach((entry, i) => view.setInt32(tableAt + i * 4, entry, true));
  const head = [magic, version, letters.length, words, nodes, edges, root, table.length];
  const sum = head.reduce(mix, sumOf(view));
  [...head, sum, 0].forEach((field, i) => view.setInt32(i * 4, field, true));
  return bytes;
}

/** @throws Error with one sentence when the bytes are no whole, unharmed graph of this version. */
export function parseGraph(name: string, bytes: Uint8Array): GraphFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const field = (key: (typeof fields)[number]): number => view.getInt32(fields.indexOf(key) * 4, true);
  if (bytes.length < tableAt || field('magic') !== magic) throw new Error(`The word graph "${name}" is no word graph at all.`);
  if (field('version') !== version)
    throw new Error(`The word graph "${name}" has format ${field('version')}, this program reads ${version}.`);
  const slots = field('slots');
  const wanted = tableAt + slots * 4;
  if (bytes.length !== wanted) throw new Error(`The word graph "${name}" has ${bytes.length} bytes instead of ${wanted}.`);
  const head = fields.slice(0, fields.indexOf('sum')).map(field);
  if (field('spare') !== 0 || head.reduce(mix, sumOf(view)) !== field('sum'))
    throw new Error(`The word graph "${name}" is damaged: its checksum does not agree.`);
  const letters = Array.from({ length: field('letters') }, (_, i) => String.fromCharCode(view.getUint16(lettersAt + i * 2, true))).join('');
  const table = new Int32Array(slots);
  for (let i = 0; i < slots; i++) table[i] = view.getInt32(tableAt + i * 4, true);
  return { letters, table, root: field('root'), words: field('words'), nodes: field('nodes'), edges: field('edges') };
}

/** Over letters and table. */
function sumOf(view: DataView): number {
  let sum = 0;
  for (let at = lettersAt; at < view.byteLength; at += 4) sum = mix(sum, view.getInt32(at, true));
  return sum;
}
