// The colours of paper, sea and quay by day and by night, and those of games and crews.

export interface Palette {
  readonly name: 'light' | 'dark';
  readonly paper: string;
  readonly card: string;
  readonly sand: string;
  readonly quay: string;
  readonly line: string;
  readonly sea: string;
  readonly wave: string;
  readonly deep: string;
  /** Text, and small print. */
  readonly ink: string;
  readonly ink2: string;
  readonly yellow: string;
  readonly red: string;
  readonly sky: string;
  readonly navy: string;
  readonly rose: string;
  readonly green: string;
  readonly danger: string;
  readonly board: string;
  readonly cell: string;
  /** What cannot be pressed now: sheet and letters. */
  readonly off: string;
  readonly offInk: string;
  /** Dashed edges of empty places on the quay, and the veil over what rests. */
  readonly dash: string;
  readonly veil: string;
  /** The sheet that hints lie on. */
  readonly hint: string;
}

export const light: Palette = {
  name: 'light',
  paper: '#FBF3E0',
  card: '#FFFDF6',
  sand: '#F0E1C1',
  quay: '#EAD6AC',
  line: '#CDB98C',
  sea: '#CBE5EC',
  wave: '#A9D3E2',
  deep: '#7DB9D3',
  ink: '#14233A',
  ink2: '#4E5667',
  yellow: '#F6C23C',
  red: '#CC3B27',
  sky: '#8CCBEA',
  navy: '#1F4B8E',
  rose: '#F4ADA4',
  green: '#23784F',
  danger: '#B42F1D',
  board: '#DCC592',
  cell: '#F8EFD9',
  off: '#D9C594',
  offInk: '#5C4F2E',
  dash: '#7A6530',
  veil: 'rgba(20,35,58,.2)',
  hint: '#F7EBCB',
};

export const dark: Palette = {
  name: 'dark',
  paper: '#101C2E',
  card: '#2F4669',
  sand: '#334B70',
  quay: '#203049',
  line: '#6C80A4',
  sea: '#142A44',
  wave: '#1A3757',
  deep: '#24507A',
  ink: '#F8EFDC',
  ink2: '#C3CAD6',
  yellow: '#F0B92F',
  red: '#CC3B27',
  sky: '#6FB9DF',
  navy: '#2D62B3',
  rose: '#D58880',
  green: '#2A7F55',
  danger: '#FF9786',
  board: '#0B1A2D',
  cell: '#22344F',
  off: '#34435E',
  offInk: '#B9C1CF',
  dash: '#8FA3C4',
  veil: 'rgba(6,12,22,.42)',
  hint: '#2F4669',
};

/** The same day and night: what is made of white paper, and the ink on it. */
export const WHITE = '#FFFDF6';
export const INK = '#14233A';
export const TILE_EDGE = '#D3C198';
export const BRIGHT = '#F6C23C';
export const SHADOW = '#14233A47';
/** The header band at night. */
export const NIGHT_BAND = '#0D1828';

export type EmblemName = 'star' | 'anchor' | 'fish' | 'moon' | 'ring' | 'bolt' | 'heart' | 'crown';
export interface CrewLook {
  readonly colour: string;
  readonly emblem: EmblemName;
}
/** By crew number of the protocol; white on each is at least 4.8 : 1. */
export const CREWS: readonly CrewLook[] = [
  { colour: '#CC3B27', emblem: 'star' },
  { colour: '#1F4B8E', emblem: 'anchor' },
  { colour: '#23784F', emblem: 'fish' },
  { colour: '#7A3E9D', emblem: 'moon' },
  { colour: '#B4560A', emblem: 'ring' },
  { colour: '#0B7078', emblem: 'bolt' },
  { colour: '#BF2F76', emblem: 'heart' },
  { colour: '#6B4A2B', emblem: 'crown' },
];
export const crewLook = (crew: number): CrewLook => CREWS[crew] ?? CREWS[0]!;

export interface GameLook {
  readonly colour: string;
  readonly ink: string;
}
/** By game id: the band's colour and what is written on it. */
export const GAME_LOOKS: { readonly [game: string]: GameLook } = {
  'lexicon-go': { colour: '#CC3B27', ink: WHITE },
  woertersee: { colour: '#8CCBEA', ink: INK },
};
export const gameLook = (game: string): GameLook => GAME_LOOKS[game] ?? { colour: '#1F4B8E', ink: WHITE };

const channels = (hex: string): readonly [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];
const hex = (parts: readonly number[]): string =>
  `#${parts
    .map((v) =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Mixes two `#rrggbb`; `part` 0 … 1 of the second. */
export function mix(a: string, b: string, part: number): string {
  const from = channels(a);
  const to = channels(b);
  return hex(from.map((v, i) => v + ((to[i] ?? 0) - v) * part));
}
/** The lower sheet of the same hue: 25–28 % darker. */
export const shade = (colour: string, part = 0.26): string => hex(channels(colour).map((v) => v * (1 - part)));

/** Contrast of two `#rrggbb` after WCAG 2, 1 … 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
function luminance(colour: string): number {
  const [r, g, b] = channels(colour).map((v) => {
    const part = v / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}
