// What the build has to know of a language.

/** A Debian package, pinned. `sha256`: of the package file. */
export interface Source {
  readonly package: string;
  readonly version: string;
  readonly sha256: string;
}

export interface Recipe {
  /** Name of the graph. */
  readonly graph: string;
  readonly source: Source;
  /** SPDX identifier, file in LICENSES/, and whom to thank. */
  readonly licence: { readonly id: string; readonly text: string; readonly credit: string };
  /** How many words came out when a person last looked; more than 0.5 % off stops the build. */
  readonly expected: number;
  /** The word lists inside the package, unpacked under `root`, as text, in a fixed order. */
  read(root: string): readonly Part[];
  /** The valid words, folded. */
  clean(parts: readonly Part[]): ReadonlySet<string>;
  /** Why a hand-made list keeps this folded word out, if one does. Needs no package. */
  reason(word: string): string | undefined;
}
export interface Part {
  readonly file: string;
  readonly text: string;
}

/** Words that a box or a rack of tiles could ever hold. */
export const shortest = 2;
export const longest = 17;

export const linesOf = (text: string): string[] => text.split(/\r?\n/).filter((line) => line !== '');
