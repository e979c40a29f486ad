// Packs boxes into one sheet, row by row: the atlas' way of finding room.

export interface Spot {
  readonly x: number;
  readonly y: number;
}
/** A sheet of w × h px. `place` gives the top left of free room, or undefined when the sheet is full. */
export function shelves(w: number, h: number): { place(bw: number, bh: number): Spot | undefined } {
  const rows: { y: number; h: number; x: number }[] = [];
  let top = 0;
  return {
    place(bw, bh) {
      if (bw > w || bh > h) return undefined;
      // The lowest row that it fits without wasting more than a third of the height.
      const open = rows.filter((r) => r.h >= bh && r.h <= bh * 1.5 && r.x + bw <= w);
      const least = Math.min(...open.map((r) => r.h));
      const row = open.find((r) => r.h === least);
      if (row) {
        const x = row.x;
        row.x += bw;
        return { x, y: row.y };
      }
      if (top + bh > h) return undefined;
      const fresh = { y: top, h: bh, x: bw };
      rows.push(fresh);
      top += bh;
      return { x: 0, y: fresh.y };
    },
  };
}
