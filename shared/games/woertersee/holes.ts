// The board: a hexagon of holes, numbered row by row from the top left, 0 first (RULES 5.1). Rows are horizontal, so the
// centres of neighbouring holes are one pitch apart in the directions 0°, 60°, 120° …

/** Radius 3: 37 holes, rows 4-5-6-7-6-5-4, one to four seats. Radius 4: 61 holes, rows 5…9…5, five to eight seats. */
export type Radius = 3 | 4;

export interface Hole {
  readonly index: number;
  /** Scenario name: row letter from the top, place from the left, 1 first: `a1`. */
  readonly name: string;
  /** Axial coordinates, the middle hole is (0, 0); `r` grows downwards. */
  readonly q: number;
  readonly r: number;
  /** Centre in pitches from the middle hole, y downwards: what a drawing needs. */
  readonly x: number;
  readonly y: number;
}

export interface Board {
  readonly radius: Radius;
  readonly holes: readonly Hole[];
  /** Lengths of the rows, top first. */
  readonly rows: readonly number[];
  /** Neighbours of each hole, by index. */
  readonly neighbours: readonly (readonly number[])[];
}

const directions = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;
const rowHeight = Math.sqrt(3) / 2;

function layOut(radius: Radius): Board {
  const holes: Hole[] = [];
  const rows: number[] = [];
  const indexOf = new Map<string, number>();
  for (let r = -radius; r <= radius; r++) {
    const first = Math.max(-radius, -radius - r);
    const length = 2 * radius + 1 - Math.abs(r);
    rows.push(length);
    for (let place = 0; place < length; place++) {
      const q = first + place;
      indexOf.set(`${q},${r}`, holes.length);
      const name = `${String.fromCharCode(97 + r + radius)}${place + 1}`;
      holes.push({ index: holes.length, name, q, r, x: q + r / 2, y: r * rowHeight });
    }
  }
  const neighboursOf = ({ q, r }: Hole): number[] =>
    directions.map(([dq, dr]) => indexOf.get(`${q + dq},${r + dr}`)).filter((index) => index !== undefined);
  return { radius, holes, rows, neighbours: holes.map(neighboursOf) };
}

const boards = { 3: layOut(3), 4: layOut(4) } as const;

/** The board of this radius: made once, the same value every time. */
export const board = (radius: Radius): Board => boards[radius];
/** 5.1 Up to four seats search 37 holes, more search 61. */
export const radiusFor = (seats: number): Radius => (seats > 4 ? 4 : 3);
/** Index of the hole with this scenario name, -1 when the board has none. */
export const holeNamed = ({ holes }: Board, name: string): number => holes.findIndex((hole) => hole.name === name);
/** Scenario name of a hole; a number that is off the board has none: ''. */
export const nameOf = ({ holes }: Board, index: number): string => holes[index]?.name ?? '';
export const adjacent = ({ neighbours }: Board, a: number, b: number): boolean => neighbours[a]?.includes(b) ?? false;
