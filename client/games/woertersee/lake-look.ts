// How the lake looks right now: the berth in the making, the word in hand or on show, and what a touch on a chip does.
import { adjacent, board } from '../../../shared/games/woertersee/holes.ts';
import { begin, facesOf, fromTrace, nexts } from './draft.ts';
import { zoomed } from './geometry.ts';
import { finger, type LakeLook, type LakeTouch, type Path, type ShownBoat } from './lake-part.ts';
import type { RevealLook } from './reveal-look.ts';
import type { Stand } from './stand.ts';

const ZOOM = 1.7;
/** Chips that lie closer are hard to hit: the lake grows under the finger. */
const SMALL_PITCH = 46;

export function lakeOf(stand: Stand, reveal: RevealLook | undefined): LakeLook {
  const { sight, layout, names, helm, view, boat } = stand;
  const home = layout.water;
  const ghost = ghostOf(stand);
  const from = ghost?.from ?? fromChip(stand) ?? helm.first;
  const zoom = from !== undefined && stand.mode === 'search' && home.pitch < SMALL_PITCH && helm.mayLay(sight);
  const draft = boat && helm.draft(sight, boat);
  const path: Path | undefined = draft ? { holes: draft.path, faces: facesOf(sight.rules, draft) } : reveal && wordOnLake(stand, reveal);
  const free = (to: number): boolean => helm.lying(sight, from ?? 0, to) === undefined;
  const beside = from !== undefined && stand.mode === 'search' ? (board(sight.radius).neighbours[from] ?? []) : [];
  return {
    sight,
    home,
    water: zoom ? zoomed(home, from, ZOOM, layout.window) : home,
    window: layout.window,
    crew: names.crew,
    name: (hole) => names.chip(sight, hole),
    boats: boatsShown(stand, ghost),
    path,
    first: stand.mode === 'search' ? from : undefined,
    rings: new Set(draft ? nexts(sight.rules, draft) : beside.filter(free)),
    barred: from === undefined ? [] : beside.filter((to) => !free(to)).map((to) => ({ from, to })),
    touch: touchOf(stand, view.touch.drag?.load.id ?? ''),
  };
}
/** The chip that a finger slides from. */
function fromChip({ view }: Stand): number | undefined {
  const id = view.touch.drag?.load.id ?? '';
  return id.startsWith('from ') ? Number(id.slice(5)) : undefined;
}
const holeOf = ({ sight }: Stand, key: string | undefined): number =>
  key?.startsWith('chip ') ? board(sight.radius).holes.findIndex(({ name }) => name === key.slice(5)) : -1;
/** The boat as it would lie if the finger let go now. */
function ghostOf(stand: Stand): { readonly from: number; readonly to: number } | undefined {
  const {
    view: { touch },
    helm,
    sight,
    mode,
  } = stand;
  if (mode !== 'search' || !helm.mayLay(sight)) return undefined;
  const [kind, a, b] = (touch.drag?.over ?? '').split(' ');
  if (kind === 'berth') return { from: Number(a), to: Number(b) };
  const sliding = fromChip(stand);
  const from = sliding ?? helm.first;
  const to = holeOf(stand, sliding !== undefined ? touch.drag?.over : touch.pressed);
  return from !== undefined && to >= 0 && adjacent(board(sight.radius), from, to) ? { from, to } : undefined;
}
function boatsShown(stand: Stand, ghost: { readonly from: number; readonly to: number } | undefined): readonly ShownBoat[] {
  const { sight, helm, boat } = stand;
  const all = boat ? sight.boats : sight.table.boats;
  const shown = all.map(({ seat, n, from, to }): ShownBoat => ({ key: `lies ${seat} ${n}`, seat, from, to }));
  const laying = boat
    ? []
    : helm.laying.map(({ n, from, to }): ShownBoat => ({ key: `lies ${sight.seat} ${n}`, seat: sight.seat, from, to, ghost: true }));
  if (!ghost) return [...shown, ...laying];
  const barred = helm.lying(sight, ghost.from, ghost.to) !== undefined;
  return [...shown, ...laying, { key: `ghost ${ghost.from} ${ghost.to}`, seat: sight.seat, ...ghost, ghost: true, barred }];
}
function wordOnLake({ sight, asked }: Stand, { current, through }: RevealLook): Path | undefined {
  const word = sight.table.reveals[through ? (asked ?? -1) : current];
  if (!word) return undefined;
  if (word.path.length === 0) return { holes: [word.from, word.to], faces: facesOf(sight.rules, begin(word)) };
  return { holes: word.path, faces: facesOf(sight.rules, fromTrace(sight.rules, word.path, word.word)) };
}
function touchOf({ sight, helm, boat, mode, layout }: Stand, held: string): LakeTouch | undefined {
  if (!sight.me || (mode !== 'search' && !boat) || sight.table.phase === 'covered') return undefined;
  const field = board(sight.radius);
  const last = boat && helm.draft(sight, boat).path.at(-1);
  const lays = !boat && helm.mayLay(sight);
  return {
    tap: (hole) => helm.touch(hole),
    load: (hole) => {
      if (boat) return finger('spell', 1);
      const { first } = helm;
      const from = first !== undefined && adjacent(field, first, hole) ? first : hole;
      return lays ? finger(`from ${from}`, layout.water.pitch * 0.3) : undefined;
    },
    takes: (hole, load) => {
      if (!lays || !load.id.startsWith('from ')) return false;
      const from = Number(load.id.slice(5));
      return hole === from || adjacent(field, from, hole);
    },
    slide: boat && ((hole) => helm.slide(hole)),
    berths: held.startsWith('new boat'),
    keys: (hole) => hole === last,
  };
}
