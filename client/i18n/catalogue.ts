// The keys, and how one asks for a text.
import type { en } from './en.ts';
import type { Facts, Message } from './message.ts';

export type Key = keyof typeof en;
export type Catalogue = { readonly [key in Key]: Message };
/** The same keys as an English area, in another language. */
export type Translation<Area> = { readonly [key in keyof Area]: Message };

export interface Translate {
  (key: Key, facts?: Facts): string;
  /** Texts whose key is put together at run time (`refusal.lexicon-go.not-a-word`): the first key that exists, else ''. */
  first(keys: readonly string[], facts?: Facts): string;
}
