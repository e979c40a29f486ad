// One message of the catalogue: text with {facts} in it, in one form or, where a number `n` decides, in two.
import type { Json } from '../../shared/game.ts';

export type Message = string | { readonly one: string; readonly other: string };
export type Facts = { readonly [fact: string]: Json };
export type InterfaceLanguage = 'en' | 'de';

const write = (fact: Json, language: string): string => {
  if (typeof fact === 'number') return new Intl.NumberFormat(language).format(fact);
  if (Array.isArray(fact)) return new Intl.ListFormat(language).format(fact.map((f: Json) => write(f, language)));
  return String(fact);
};

/** Fills a message. A fact that is missing stays visible as `{fact}`, so that it is found. */
export function fill(message: Message, language: InterfaceLanguage, facts: Facts = {}): string {
  const text = typeof message === 'string' ? message : message[form(facts['n'], language)];
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const fact = facts[name];
    return fact === undefined ? hole : write(fact, language);
  });
}

const form = (n: Json | undefined, language: string): 'one' | 'other' =>
  new Intl.PluralRules(language).select(Number(n)) === 'one' ? 'one' : 'other';
