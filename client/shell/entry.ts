// Who comes in: name and crew, remembered for the next table.
import { recall, remember } from '../net/memory.ts';

export interface Entry {
  readonly name: string;
  readonly crew?: number;
}
/** Name and crew of earlier visits, as far as they are known. */
export function remembered(): Partial<Entry> {
  const name = recall('name');
  const crew = recall('crew');
  return { ...(name && { name }), ...(crew && { crew: Number(crew) }) };
}
export function rememberEntry({ name, crew }: Entry): void {
  remember('name', name);
  remember('crew', crew === undefined ? '' : String(crew));
}
