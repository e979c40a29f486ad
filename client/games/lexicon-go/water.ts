// The water: rivals' lanes in their window, the harbour line, one's own lane; boats and nameplates to be touched.
import { fill } from '../../look/face.ts';
import { panel } from '../../look/panel.ts';
import { letterSheet } from '../../look/tile.ts';
import { line } from '../../look/type.ts';
import type { Seat } from '../../../shared/game.ts';
import type { WordView } from '../../../shared/games/lexicon-go/view.ts';
import type { Box, Part } from '../../table/button.ts';
import type { Spot, Sprite } from '../../table/picture.ts';
import { LETTER_GAP, type LaneSize } from './boat-size.ts';
import { boatRing, harbourLine, hull, plate, waterLine } from './boats.ts';
import { part, plain, type Glance } from './glance.ts';
import { lanesOf, ownLaneOf, type Boat, type Fleet, type Lane } from './lanes.ts';
import { isFixed } from './tray.ts';

/** What of the water changes without the table changing. */
export interface Tide {
  /** How far the rivals' lanes are moved up (CSS px). */
  readonly pan: number;
  /** The boat that a slip names: it is ringed. */
  readonly ringed: number | undefined;
  /** Seats whose words changed out of sight. */
  readonly unseen: ReadonlySet<Seat>;
  /** Words changed just now: their changed letters are yellow. */
  readonly recent: ReadonlySet<number>;
  /** The word that was sent last, and where its tiles lay then: from there they travel to their boat. */
  readonly sent: { readonly word: string; readonly places: readonly { readonly x: number; readonly y: number }[] } | undefined;
  attack(wordId: number): void;
  peek(seat: Seat): void;
  show(seat: Seat): void;
}
export interface Water {
  readonly back: Part;
  /** The lane that is attacked, above the veil. */
  readonly front: Part;
  readonly own: Part;
  /** How far the lanes can be moved. */
  readonly range: number;
  /** Seats that lie out of sight: above or below. */
  readonly beyond: ReadonlyMap<Seat, 'above' | 'below'>;
}
export const fleetOf = (g: Pick<Glance, 'table'>, seat: Seat): Fleet => ({
  seat,
  words: (g.table.players[seat]?.words ?? []).map((w) => ({ id: w.id, length: w.word.length })),
});

/** Seats in the order of the lanes: rivals from the left of this seat on; on wide screens one's own comes last. */
export function seatsOf({ desk, table, layout }: Glance): readonly Seat[] {
  const count = table.players.length;
  if (desk.seat < 0) return table.players.map((_, seat) => seat);
  const rivals = Array.from({ length: count - 1 }, (_, i) => (desk.seat + 1 + i) % count);
  return layout.own ? rivals : [...rivals, desk.seat];
}

export function water(g: Glance, tide: Tide): Water {
  const { layout, desk } = g;
  const { lanes: box } = layout;
  const placed = lanesOf(
    seatsOf(g).map((seat) => fleetOf(g, seat)),
    box,
    layout.columns,
    layout.sizes,
  );
  const range = Math.max(0, placed.height - box.h);
  const up = Math.min(range, tide.pan);
  const lanes = placed.lanes.map((lane) => lifted(lane, up));
  const target = desk.tray?.owner;
  const beyond = new Map<Seat, 'above' | 'below'>();
  for (const lane of lanes) {
    if (lane.box.y + lane.box.h - 10 < box.y) beyond.set(lane.seat, 'above');
    else if (lane.box.y + 20 > box.y + box.h) beyond.set(lane.seat, 'below');
  }
  const draw = (lane: Lane): Part => laneParts(g, tide, lane, placed.size, beyond.has(lane.seat));
  return {
    back: joinLanes(lanes.filter((l) => l.seat !== target).map(draw), edgeMarks(g, tide, beyond)),
    front: joinLanes(lanes.filter((l) => l.seat === target).map(draw)),
    own: ownLane(g, tide),
    range,
    beyond,
  };
}
const joinLanes = (parts: readonly Part[], more: Part = part([])): Part => ({
  sprites: [...parts.flatMap((p) => p.sprites), ...more.sprites],
  spots: [...parts.flatMap((p) => p.spots), ...more.spots],
});
const lifted = (lane: Lane, up: number): Lane => ({
  ...lane,
  box: { ...lane.box, y: lane.box.y - up },
  boats: lane.boats.map((b) => ({ ...b, y: b.y - up })),
});

function ownLane(g: Glance, tide: Tide): Part {
  const { own, sizes } = g.layout;
  if (!own) return part([]);
  const placed = ownLaneOf(fleetOf(g, g.desk.seat), own.x, own.y, own.w, sizes);
  const lane = placed.lanes[0]!;
  const drawn = laneParts(g, tide, lane, placed.size, false);
  return part([{ key: 'harbour', face: harbourLine(own.w), x: own.x, y: own.y - 10 }, ...drawn.sprites], drawn.spots);
}

function laneParts(g: Glance, tide: Tide, lane: Lane, size: LaneSize, beyond: boolean): Part {
  const {
    desk,
    table,
    hooks: { t },
    layout,
  } = g;
  const player = table.players[lane.seat]!;
  const mine = lane.seat === desk.seat;
  const plateBox: Box = { x: lane.box.x + (size.plate.w > 80 ? 0 : 6), y: lane.box.y + 2, ...size.plate };
  const state = player.out ? 'out' : player.stuck ? 'stuck' : 'in';
  const name = g.full(lane.seat);
  const away = desk.link.person(lane.seat)?.online === false;
  const face = plate({ crew: g.crew(lane.seat), name: g.name(lane.seat), tiles: player.tiles, state, away }, size);
  const key = `plate ${lane.seat}`;
  const says =
    state === 'out'
      ? t('lexicon-go.plate.out', { name })
      : t(state === 'stuck' ? 'lexicon-go.plate.stuck' : 'lexicon-go.plate', { name, n: player.tiles });
  const boats = lane.boats.map((boat) => ({ boat, word: player.words.find((w) => w.id === boat.id)! }));
  const [wx, ww] = [
    layout.columns > 1 ? plateBox.x + plateBox.w + 6 : lane.box.x,
    layout.columns > 1 ? lane.box.w - plateBox.w - 6 : lane.box.w,
  ];
  const deep = size.letter.h + size.hull;
  const lines = Array.from({ length: lane.rows }, (_, row): Sprite => ({
    key: `water ${lane.seat} ${row}`,
    face: waterLine(ww, row),
    x: wx,
    y: lane.box.y + (size.row > 60 ? 12 : size.row > 48 ? 8 : 7) + row * size.row + deep - 4,
    motion: 'jump',
  }));
  const chosen = boats.filter(({ boat }) => boat.id === desk.tray?.wordId || boat.id === tide.ringed);
  const rest = boats.filter((b) => !chosen.includes(b));
  const paint = ({ boat, word }: { boat: Boat; word: WordView }): readonly Sprite[] => boatSprites(g, tide, boat, word, size);
  const back: Sprite[] =
    mine && layout.columns > 1
      ? [
          {
            key: 'own sheet',
            face: panel(lane.box.w, lane.box.h + 8, g.view.theme === 'dark' ? 'card' : '#FBE5AF', 7),
            x: lane.box.x - 6,
            y: lane.box.y - 4,
            motion: 'jump',
          },
        ]
      : [];
  return part(
    [
      ...back,
      ...rest.flatMap(paint),
      ...lines,
      ...chosen.flatMap(paint),
      ...openHand(g, lane, size),
      { key, face, x: plateBox.x, y: plateBox.y, motion: 'jump' },
    ],
    [
      {
        key,
        name: says,
        hint: t('lexicon-go.plate.hint'),
        group: 'water',
        ...touchable(plateBox),
        beyond,
        tap: () => tide.peek(lane.seat),
      },
      ...boats.map(({ boat, word }) => boatSpot(g, tide, boat, word, size, beyond)),
    ],
  );
}
/** 3.11 Open hands, small in the air between the lanes of wide screens (phones show them on a tap on the nameplate). */
function openHand({ table, desk, layout }: Glance, lane: Lane, size: LaneSize): readonly Sprite[] {
  if (layout.columns === 1 || size.air < 24 || lane.seat === desk.seat) return [];
  const [w, h] = [14, 18];
  return [...(table.players[lane.seat]?.hand ?? '')].map((tile, i) => ({
    key: `open ${lane.seat} ${i}`,
    face: letterSheet(tile === '?' ? '?' : plain(tile), w, h, { blank: tile === '?' || isFixed(tile) }),
    x: lane.box.x + size.plate.w + 22 + i * (w + 2),
    y: lane.box.y + lane.box.h - 1,
    motion: 'jump',
  }));
}
/** At least 44 px high. */
const touchable = (b: Box): Box => (b.h >= 44 ? b : { ...b, y: b.y - (44 - b.h) / 2, h: 44 });

function boatSprites({ desk, crew }: Glance, tide: Tide, boat: Boat, word: WordView, size: LaneSize): readonly Sprite[] {
  const chosen = desk.tray?.wordId === boat.id;
  const ringed = tide.ringed === boat.id;
  const { h } = size.letter;
  const ring = { w: boat.w + 16, h: h + size.hull + 16 };
  const from = boat.seat === desk.seat && tide.sent?.word === word.word ? tide.sent.places : undefined;
  const lit = ringed || tide.recent.has(boat.id);
  const letters = [...word.word].map((tile, i): Sprite => {
    const at = { x: boat.x + 2 + i * (boat.letter + LETTER_GAP), y: boat.y };
    const comes = from ? { ...(from[i] ?? from.at(-1)), scale: 1.6 } : { y: at.y - 8, alpha: 0 };
    return {
      key: `boat ${boat.id} ${i}`,
      face: letterSheet(plain(tile), boat.letter, h, { fresh: lit && word.fresh[i] === '1', blank: isFixed(tile) }),
      ...at,
      motion: 'sail',
      enter: comes,
      wait: from ? 0 : i * 40,
    };
  });
  return [
    ...(chosen || ringed
      ? [
          {
            key: `ring ${boat.id}`,
            face: boatRing(ring.w, ring.h, chosen ? 'chosen' : 'changed'),
            x: boat.x - 9,
            y: boat.y - 9,
            motion: 'sail' as const,
          },
        ]
      : []),
    { key: `boat ${boat.id}`, face: hull(word.word.length, boat.letter, crew(boat.seat), size), x: boat.x, y: boat.y, motion: 'sail' },
    ...letters,
  ];
}
function boatSpot(g: Glance, tide: Tide, boat: Boat, word: WordView, size: LaneSize, beyond: boolean): Spot {
  const {
    desk,
    hooks: { t },
  } = g;
  const mine = boat.seat === desk.seat;
  const box = { x: boat.x - 5, y: boat.y - 6, w: boat.w + 8, h: Math.max(44, size.row - 2) };
  const names = { word: plain(word.word), name: g.full(boat.seat) };
  const spot: Spot = {
    key: `boat ${boat.id}`,
    name: t(mine ? 'lexicon-go.boat.own' : 'lexicon-go.boat', names),
    group: 'water',
    ...box,
    beyond,
    disabled: mine || !desk.free,
  };
  if (mine) return spot;
  return {
    ...spot,
    selected: desk.tray?.wordId === boat.id,
    hint: t('lexicon-go.boat.hint'),
    tap: () => tide.attack(boat.id),
    takes: (load) => desk.free && load.id.startsWith('tile '),
  };
}
/** A yellow mark at the edge where words changed out of sight; a plain one where there is more. */
function edgeMarks(g: Glance, tide: Tide, beyond: ReadonlyMap<Seat, 'above' | 'below'>): Part {
  const { lanes } = g.layout;
  const marks = (['above', 'below'] as const).flatMap((where) => {
    const seats = [...beyond].filter(([, side]) => side === where).map(([seat]) => seat);
    if (seats.length === 0) return [];
    const news = seats.find((seat) => tide.unseen.has(seat));
    const box = { x: lanes.x + lanes.w - 48, y: where === 'above' ? lanes.y : lanes.y + lanes.h - 32, w: 44, h: 32 };
    const seat = news ?? (where === 'above' ? seats.at(-1)! : seats[0]!);
    return [{ box, where, news: news !== undefined, seat }];
  });
  return part(
    marks.flatMap(({ box, where, news }): Sprite[] => [
      { key: `more ${where}`, face: panel(36, 28, news ? 'yellow' : 'card', 5), x: box.x + 4, y: box.y + 2, motion: 'jump' },
      {
        key: `more ${where} icon`,
        face: line([{ icon: where === 'above' ? 'up' : 'down', size: 20, colour: news ? '#14233A' : 'ink' }]),
        x: box.x + 12,
        y: box.y + 4,
        motion: 'jump',
      },
    ]),
    marks.map(({ box, where, seat }) => ({
      key: `more ${where}`,
      name: g.hooks.t(`lexicon-go.more.${where}`),
      ...box,
      y: box.y - 6,
      h: 44,
      tap: () => tide.show(seat),
    })),
  );
}
/** Sea where lanes may not be seen: above and below their window. */
export function covers({ view, layout: { lanes, quay, shape } }: Glance): readonly Sprite[] {
  const w = shape === 'turned' ? quay.x : view.w;
  return [
    { key: 'cover above', face: fill('sea'), x: 0, y: 0, w, h: lanes.y, motion: 'jump' },
    { key: 'cover below', face: fill('sea'), x: 0, y: lanes.y + lanes.h, w, h: Math.max(1, view.h - lanes.y - lanes.h), motion: 'jump' },
  ];
}
