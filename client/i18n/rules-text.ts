// The whole rules of the games, one file a game and language, loaded when somebody reads them.
import type { InterfaceLanguage } from './message.ts';

export interface RulesSection {
  readonly heading: string;
  readonly points: readonly string[];
}
export interface RulesOfGame {
  /** The game in two sentences. */
  readonly lead: string;
  readonly sections: readonly RulesSection[];
}
const files = import.meta.glob<{ readonly rules: RulesOfGame }>('./rules/*/*.ts');

/** Undefined for a game without rules. */
export const rulesOf = async (game: string, language: InterfaceLanguage): Promise<RulesOfGame | undefined> =>
  (await files[`./rules/${language}/${game}.ts`]?.())?.rules;

/** Games that have rules, by id. */
export const rulesGames: readonly string[] = [...new Set(Object.keys(files).map((file) => file.replace(/^.*\/(.+)\.ts$/, '$1')))];
