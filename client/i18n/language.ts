// The language of the interface: picked from the browser, switchable, remembered. Catalogues are loaded one at a time.
import { batch, signal } from '@preact/signals';
import { recall, remember } from '../net/memory.ts';
import type { Catalogue, Key, Translate } from './catalogue.ts';
import { fill, type Facts, type InterfaceLanguage } from './message.ts';

/** `pages` is loaded at once, `scenes` with the first game, results or replay. */
type Part = 'pages' | 'scenes';
const catalogues: { readonly [language in InterfaceLanguage]: { readonly [part in Part]: () => Promise<Partial<Catalogue>> } } = {
  en: { pages: async () => (await import('./en/pages.ts')).pages, scenes: async () => (await import('./en/scenes.ts')).scenes },
  de: { pages: async () => (await import('./de/pages.ts')).pages, scenes: async () => (await import('./de/scenes.ts')).scenes },
};
export const INTERFACE_LANGUAGES: readonly { readonly language: InterfaceLanguage; readonly name: string }[] = [
  { language: 'en', name: 'English' },
  { language: 'de', name: 'Deutsch' },
];
export const language = signal<InterfaceLanguage>('en');
const catalogue = signal<Partial<Catalogue>>({});

const parts = new Set<Part>(['pages']);

const isKnown = (name: string | undefined): name is InterfaceLanguage => name !== undefined && Object.hasOwn(catalogues, name);

/** Loads a language and shows it from then on. */
export async function speak(to: InterfaceLanguage): Promise<void> {
  const loaded = await Promise.all([...parts].map((part) => catalogues[to][part]()));
  batch(() => {
    catalogue.value = Object.assign({}, ...loaded) as Partial<Catalogue>;
    language.value = to;
  });
  document.documentElement.lang = to;
}

/** From now on with the texts of games and of what comes after them. */
export async function speakOfGames(): Promise<void> {
  if (parts.has('scenes')) return;
  parts.add('scenes');
  await speak(language.peek());
}

/** The choice of an earlier visit, else the first language of the browser that we have, else English. */
export async function speakAsBrowser(): Promise<void> {
  const wanted = [recall('language'), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  await speak(wanted.find(isKnown) ?? 'en');
}

export async function choose(to: InterfaceLanguage): Promise<void> {
  remember('language', to);
  await speak(to);
}

const translate = (key: Key, facts?: Facts): string => fill(catalogue.value[key] ?? key, language.value, facts);
/** The text of a key in the reader's language. Components that call it are drawn again when the language changes. */
export const t: Translate = Object.assign(translate, {
  first: (keys: readonly string[], facts?: Facts): string => {
    const key = keys.find((k): k is Key => Object.hasOwn(catalogue.value, k));
    return key ? translate(key, facts) : '';
  },
});
