// How large boats, lanes and nameplates are: the same for drawing and for finding places.

export interface LaneSize {
  /** A letter on a boat. */
  readonly letter: { readonly w: number; readonly h: number };
  /** Height of one row of boats, and the air between two lanes. */
  readonly row: number;
  readonly air: number;
  readonly plate: { readonly w: number; readonly h: number };
  readonly hull: number;
  readonly flag: number;
}
export const ROOMY: LaneSize = { letter: { w: 24, h: 31 }, row: 52, air: 4, plate: { w: 64, h: 50 }, hull: 12, flag: 16 };
export const CROWDED: LaneSize = { letter: { w: 21, h: 28 }, row: 46, air: 1.5, plate: { w: 64, h: 44 }, hull: 11, flag: 14 };
/** One's own boats when they would need three rows. */
export const SMALL: LaneSize = { ...CROWDED, letter: { w: 17, h: 25 }, row: 44, hull: 11, flag: 12 };
/** Wide screens: with air, and without where many sit. */
export const LARGE: LaneSize = { letter: { w: 30, h: 40 }, row: 74, air: 28, plate: { w: 104, h: 76 }, hull: 14, flag: 19 };
export const TIGHT: LaneSize = { ...LARGE, row: 70, air: 6 };

/** Between letters on a boat. */
export const LETTER_GAP = 1.5;
/** From the first letter's left edge to the pennant's mast. */
export const deckSpan = (letters: number, letterWidth: number): number => letters * (letterWidth + LETTER_GAP) + 6;
/** The whole boat from the first letter's left edge to the bow. */
export const boatSpan = (letters: number, letterWidth: number, flag: number): number => deckSpan(letters, letterWidth) + flag + 3;
