// Where the table begins below the header band: apart from the band's drawing, so that layouts stay pure.
import type { Insets } from './picture.ts';

/** Height of the band's row; the safe area lies above it. */
export const BAND_ROW = 44;
export const bandBottom = (safe: Insets): number => safe.top + BAND_ROW;
