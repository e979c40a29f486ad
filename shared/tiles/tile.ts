// Tiles in text: one character a tile, so that a rack, a bag or a word on the table is a string.
//   upper case  a letter tile
//   `?`         a LEXICON tile that stands for nothing yet
//   lower case  a LEXICON tile announced as that letter: it keeps it for the rest of the round, wherever it goes (RULES 3.5)

export const LEXICON_TILE = '?';

/** The tile as the box holds it: an announced LEXICON tile is a LEXICON tile. */
export const unannounced = (tile: string): string => (tile === tile.toUpperCase() ? tile : LEXICON_TILE);

/** What laid tiles spell, whatever tiles they are. */
export const lettersOf = (tiles: string): string => tiles.toUpperCase();

/**
 * Whether `tiles` can lie on a table at all: letters of `alphabet`, laid or announced, and none that only looks like one when
 * capitalised (ß, ﬆ, ı).
 */
export const isLaid = (tiles: string, alphabet: string): boolean =>
  [...tiles].every((tile) => {
    const letter = tile.toUpperCase();
    return letter.length === 1 && alphabet.includes(letter) && (tile === letter || tile === letter.toLowerCase());
  });
