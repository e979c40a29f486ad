// Before, between and after rounds: tiles face down and the LEX-GO call, the countdown, the sheet of a round's end.
import { face, fill, type Face } from '../../look/face.ts';
import { BRIGHT, INK } from '../../look/palette.ts';
import { panel } from '../../look/panel.ts';
import { shadowed } from '../../look/paper.ts';
import { paintLetter } from '../../look/tile.ts';
import { fit, line, paragraph, shrink, text, type Run, type Style } from '../../look/type.ts';
import { button, type Box, type Part } from '../../table/button.ts';
import type { Sprite } from '../../table/picture.ts';
import { faceDown, winFlag } from './bell.ts';
import { join, part, plain, secondsTo, type Glance } from './glance.ts';

/** Own tiles face down, and above them the call (or, counted down, the figure). */
export function facedown(g: Glance): Part {
  const {
    desk,
    table,
    layout: { hand: places },
  } = g;
  const count = desk.me?.tiles ?? 0;
  const backs = Array.from({ length: count }, (_, i): Sprite => ({
    key: `back ${i}`,
    face: faceDown(places.size),
    ...places.at(i),
    leave: { scale: 0.7 },
    motion: 'jump',
  }));
  return join(part(backs), table.phase === 'countdown' ? count321(g) : callOut(g));
}
/** Room between the lanes' foot and the hand, for the call. */
function stageBox({ layout: { tray, shape } }: Glance): Box {
  const high = Math.min(tray.h, 150);
  return shape === 'wide' ? tray : { ...tray, y: tray.y + tray.h - high, h: high };
}
function callOut(g: Glance): Part {
  const {
    desk,
    hooks: { t },
    view,
    layout,
  } = g;
  const box = stageBox(g);
  const title = t('lexicon-go.ready.title');
  const wide = layout.shape === 'wide';
  const high = wide ? 96 : 70;
  return join(
    part(
      [
        { key: 'ready', face: panel(box.w, box.h, 'card', 21), x: box.x, y: box.y, motion: 'tray' },
        { key: 'ready title', face: text(title, { size: wide ? 24 : 18 }, 26), x: box.x + 16, y: box.y + (wide ? 22 : 10) },
        {
          key: 'ready text',
          face: text(t('lexicon-go.ready'), shrink(t('lexicon-go.ready'), { size: wide ? 17 : 15, text: true }, box.w - 30, 12), 20),
          x: box.x + 16,
          y: box.y + (wide ? 54 : 37),
        },
      ],
      [{ key: 'ready', role: 'text', name: `${title}. ${t('lexicon-go.ready')}`, ...box, h: 60 }],
    ),
    button(
      {
        key: 'start',
        label: t('lexicon-go.start'),
        shape: 'word',
        colour: 'green',
        ink: '#FFFDF6',
        disabled: desk.sending !== undefined || desk.link.room.value.paused,
        tap: () => desk.start(),
      },
      { x: box.x + 14, y: box.y + box.h - high - 14, w: box.w - 28, h: high },
      view.touch,
      6,
    ),
  );
}
/** A figure on a yellow disc with a cut edge. */
const figure = (n: number, s: number): Face =>
  face(
    `figure ${n} ${s}`,
    s,
    s,
    (c) => {
      const points = 16;
      shadowed(c, () => {
        c.beginPath();
        for (let i = 0; i < points * 2; i++) {
          const r = (s / 2) * (i % 2 ? 0.86 : 1);
          const a = (i * Math.PI) / points;
          c.lineTo(s / 2 + r * Math.cos(a), s / 2 + r * Math.sin(a));
        }
        c.closePath();
        c.fillStyle = BRIGHT;
        c.fill();
      });
      paintLetter(c, String(n), s / 2, s / 2, s, INK, 0.62);
    },
    5,
  );
function count321(g: Glance): Part {
  const {
    table,
    now,
    hooks: { t },
  } = g;
  const n = Math.max(1, secondsTo(table.opensAt, now));
  const box = stageBox(g);
  const s = Math.min(146, box.h);
  return part(
    [
      {
        key: `figure ${n}`,
        face: figure(n, s),
        x: box.x + (box.w - s) / 2,
        y: box.y + (box.h - s) / 2,
        enter: { scale: 1.5, alpha: 0 },
        leave: { scale: 0.6 },
        motion: 'bell',
      },
    ],
    [{ key: 'countdown', role: 'text', name: t('lexicon-go.countdown', { n }), ...box }],
  );
}

/** Who won, who fell over which word, how the match stands, and the next call. */
export function roundEnd(g: Glance): Part {
  const {
    table,
    desk,
    hooks: { t },
    view,
    layout,
    name,
  } = g;
  const { last } = table;
  const box = sheetBox(g, table.players.length, new Set(last.invalid.map((i) => i.owner)).size);
  const pad = 18;
  const won = last.winner >= 0;
  const title = won
    ? last.winner === desk.seat
      ? t('lexicon-go.end.won.own')
      : t('lexicon-go.end.won', { name: name(last.winner) })
    : t('lexicon-go.end.void');
  const half = layout.shape === 'turned' ? box.w * 0.52 : box.w;
  const size = shrink(title, { size: 25 }, half - 2 * pad - (won ? 44 : 0), 16);
  const runs: Run[] = [
    ...(won ? [{ crew: g.crew(last.winner), size: 32 } as const, { gap: 10 }] : []),
    { ...size, say: fit(title, size, half - 2 * pad - 44) },
  ];
  const why = [t.first([`lexicon-go.end.${last.reason}`]), ...(table.voids > 0 ? [t('lexicon-go.end.voids', { n: table.voids })] : [])]
    .filter(Boolean)
    .join(' ');
  const fell = fallen(g);
  const style: Style = { size: 15, text: true, colour: 'ink' };
  const sprites: Sprite[] = [
    { key: 'end veil', face: fill('veil'), x: 0, y: layout.lanes.y - 4, w: view.w, h: view.h, motion: 'jump' },
    { key: 'end', face: panel(box.w, box.h, 'card', 17), x: box.x, y: box.y, enter: { y: box.y + 60, alpha: 0 }, motion: 'tray' },
    { key: 'end title', face: line(runs, 34), x: box.x + pad, y: box.y + 16 },
    { key: 'end why', face: paragraph(why || ' ', style, half - 2 * pad), x: box.x + pad, y: box.y + 56 },
  ];
  let y = box.y + 56 + (why.length * 7.4 > box.w - 2 * pad ? 40 : 24);
  for (const [i, { seat, text: say }] of fell.entries()) {
    const bad: Style = { ...style, weight: 700, colour: 'danger' };
    sprites.push({
      key: `fell ${i}`,
      face: line(
        [
          ...(seat >= 0 ? [{ crew: g.crew(seat), size: 20 } as const, { gap: 8 }] : []),
          { ...bad, say: fit(say, bad, half - 2 * pad - 30) },
        ],
        24,
      ),
      x: box.x + pad,
      y,
    });
    y += 26;
  }
  y += 8;
  const score = standings(
    g,
    layout.shape === 'turned'
      ? { x: box.x + box.w * 0.54, y: box.y + 16, w: box.w * 0.46 - pad, h: 0 }
      : { x: box.x + pad, y, w: box.w - 2 * pad, h: 0 },
  );
  const says = [title, why, ...fell.map((f) => f.text), score.says].join(' ');
  return join(part([...sprites, ...score.sprites], [{ key: 'end', role: 'text', name: says, ...box }]), again(g, box));
}
function sheetBox({ layout, view, desk }: Glance, people: number, fell: number): Box {
  const button = desk.seat >= 0 ? 78 : 14;
  const columns = people > 4 ? 2 : 1;
  const turned = layout.shape === 'turned';
  const rows = Math.ceil(people / columns) * 32;
  const high = turned ? Math.max(100 + fell * 26, 52 + rows) + button : 100 + fell * 26 + 34 + rows + button;
  const w = Math.min(view.w - 12, turned ? 780 : 560);
  const bottom = layout.shape === 'wide' ? view.h - 60 : view.h - Math.max(8, view.safe.bottom);
  const h = Math.min(high, bottom - layout.lanes.y);
  return { x: (view.w - w) / 2, y: layout.shape === 'wide' ? (view.h - h) / 2 : bottom - h, w, h };
}
function fallen({ table, desk, hooks: { t }, name }: Glance): readonly { readonly seat: number; readonly text: string }[] {
  const seats = [...new Set(table.last.invalid.map((i) => i.owner))];
  return seats.map((seat) => {
    const words = table.last.invalid.filter((i) => i.owner === seat).map((i) => plain(i.word));
    return {
      seat,
      text: seat === desk.seat ? t('lexicon-go.end.fell.own', { words }) : t('lexicon-go.end.fell', { name: name(seat), words }),
    };
  });
}
/** Rounds that win the match, as this table plays it. */
export function roundsOf(g: Pick<Glance, 'desk'>): number {
  try {
    const { rounds } = JSON.parse(g.desk.link.room.value.options) as { rounds?: number };
    return rounds ?? 5;
  } catch {
    return 5;
  }
}
/** Pennants of a player: as many as rounds win, or a figure where the house plays longer or there is no room. */
export function pennants(won: number, rounds: number, size: number, style: Style, short = false): readonly Run[] {
  if (short) return [winFlag(won > 0, size), { gap: 3 }, { ...style, say: String(won) }];
  if (rounds > 6) return [winFlag(true, size), { gap: 3 }, { ...style, say: `${won}/${rounds}` }];
  return Array.from({ length: rounds }, (_, i) => winFlag(i < won, size));
}
function standings(g: Glance, at: Box): { readonly sprites: readonly Sprite[]; readonly says: string } {
  const {
    table,
    hooks: { t },
    name,
    crew,
  } = g;
  const columns = table.players.length > 4 ? 2 : 1;
  const w = (at.w - (columns - 1) * 16) / columns;
  const rounds = roundsOf(g);
  const order = table.players.map((p, seat) => ({ seat, wins: p.wins })).toSorted((a, b) => b.wins - a.wins);
  const head: Sprite = { key: 'score head', face: text(t('lexicon-go.end.score'), { size: 15, colour: 'ink2' }, 22), x: at.x, y: at.y };
  const rows = order.flatMap(({ seat, wins }, i): Sprite[] => {
    const x = at.x + (i % columns) * (w + 16);
    const y = at.y + 28 + Math.floor(i / columns) * 32;
    const flags = line(pennants(wins, rounds, 18, { size: 18 }, columns > 1), 26);
    const style: Style = { size: 16, text: true, weight: 700 };
    const who = line([{ crew: crew(seat), size: 24 }, { gap: 8 }, { ...style, say: fit(name(seat), style, w - flags.w - 42) }], 28);
    return [
      { key: `score ${seat}`, face: who, x, y, motion: 'travel' },
      { key: `score ${seat} flags`, face: flags, x: x + w - flags.w, y: y + 1, motion: 'travel' },
    ];
  });
  return {
    sprites: [head, ...rows],
    says: order.map(({ seat, wins }) => `${name(seat)}: ${t('lexicon-go.wins', { n: wins })}.`).join(' '),
  };
}
function again(g: Glance, box: Box): Part | undefined {
  const {
    desk,
    hooks: { t },
    table,
    view,
  } = g;
  if (desk.seat < 0 || table.phase !== 'ended') return undefined;
  const label = t('lexicon-go.start.again', { round: table.round + 1 });
  return button(
    {
      key: 'start',
      label,
      shape: 'word',
      colour: 'green',
      ink: '#FFFDF6',
      disabled: desk.sending !== undefined || desk.link.room.value.paused,
      tap: () => desk.start(),
    },
    { x: box.x + 14, y: box.y + box.h - 72, w: box.w - 28, h: 56 },
    view.touch,
    5,
  );
}
