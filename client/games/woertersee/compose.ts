// Puts the picture together: which mode a phase is shown in, and which parts stand in it.
import type { Part } from '../../table/button.ts';
import type { Group, Picture } from '../../table/picture.ts';
import { bandPart } from './band-part.ts';
import { lidPart, quayGround } from './ground-part.ts';
import { lakeOf } from './lake-look.ts';
import { chipKey, lakePart } from './lake-part.ts';
import { layoutOf, type Mode } from './layout.ts';
import { namesFor, type Names } from './names.ts';
import { nextChange, paceOf, pointsAt, shownAt } from './pace.ts';
import { clockText, joined, NOTHING } from './part.ts';
import { playersPart } from './players-part.ts';
import { revealDesk } from './reveal-desk.ts';
import type { RevealLook } from './reveal-look.ts';
import { spellerPart, wordPart } from './speller-part.ts';
import { searchDesk } from './search-desk.ts';
import { backdrop, cover, sunPart } from './sky-part.ts';
import type { Composition, Stand } from './stand.ts';
import { stopDesk, stopPlace } from './stop-desk.ts';
import { tabsPart } from './tabs-part.ts';
import { traceDesk } from './trace-desk.ts';
import { waitingDesk } from './waiting-desk.ts';

/** The lid opens and closes in sight. */
const LID_MS = 700;
const LID_LEAD = 3200;

function modeOf({ sight, helm }: Composition): Mode {
  switch (sight.table.phase) {
    case 'stop':
      return 'stop';
    case 'trace':
      return sight.me ? 'trace' : 'search';
    case 'shown':
    case 'over':
      return 'reveal';
    default:
      return helm.boat(sight) ? 'trace' : 'search';
  }
}
const GROUPS = (names: Names): readonly Group[] => [
  { key: 'lake', role: 'grid', name: names.t('woertersee.lake') },
  { key: 'boats', role: 'toolbar', name: names.t('woertersee.your-boats') },
  { key: 'letters', role: 'toolbar', name: names.t('woertersee.letters') },
  { key: 'words', role: 'toolbar', name: names.t('woertersee.points-of-round') },
];

export function compose(so: Composition): Picture {
  const { view, sight, table, helm } = so;
  const mode = modeOf(so);
  const layout = layoutOf(view, { radius: sight.radius, mode, seats: sight.table.players.length });
  const stand: Stand = { ...so, mode, layout, names: namesFor(table.link, table.hooks.t), boat: helm.boat(sight) };
  const reveal = mode === 'reveal' ? revealLook(stand) : undefined;
  const alarm = mode === 'stop' ? stopPlace(layout) : undefined;
  const lake = lakeOf(stand, reveal);
  const large = lake.water.pitch !== lake.home.pitch;
  const [water, above, desk] = [lakePart(lake), joined(bandOf(stand), headOf(stand, reveal), skyOf(stand, reveal)), deskOf(stand, reveal)];
  return {
    sprites: [
      ...backdrop(view, layout),
      ...water.sprites,
      ...lidOf(stand),
      ...(large ? cover(view, layout) : []),
      ...quayGround(layout, alarm),
      ...above.sprites,
      ...desk.sprites,
    ],
    // Read from top to bottom.
    spots: [...above.spots, ...water.spots, ...desk.spots],
    groups: GROUPS(stand.names),
    next: nextOf(stand),
  };
}

function lidOf({ sight, layout, table, names }: Stand): ReturnType<typeof lidPart> {
  const { phase, opensAt, lake } = sight.table;
  const { water } = layout;
  const calm = table.hooks.reducedMotion;
  if (sight.paused) return lidPart({ water, closed: true, text: names.t('woertersee.pause') });
  if (phase === 'covered' || (lake === '' && phase !== 'over')) return lidPart({ water, closed: true, text: names.t('woertersee.ready') });
  if (phase === 'shown' && opensAt - sight.now <= LID_LEAD)
    return lidPart({ water, closed: true, count: String(Math.max(1, Math.ceil((opensAt - sight.now) / 1000))) });
  if (phase === 'search' && sight.now < opensAt + LID_MS && !calm) return lidPart({ water, closed: false });
  return [];
}

// ---- what stands around it -----------------------------------------------------------------------------------------
function tellTime({ table, sight }: Stand, until: number): () => void {
  return () => table.say(table.hooks.t('woertersee.time-left', { time: clockText(until - table.link.now()) }), sight.seat >= 0);
}
function bandOf(stand: Stand): Part {
  const {
    view,
    layout,
    table: { hooks },
    sight,
    names: { t },
    mode,
    boat,
  } = stand;
  const { round, rounds, phase, reveals, traceUntil, stopUntil, endsAt, opensAt } = sight.table;
  const tracing = (mode === 'trace' || phase === 'trace') && !layout.sunny;
  const until = phase === 'search' ? endsAt : traceUntil;
  const from = phase === 'search' ? opensAt : stopUntil;
  const spells = mode === 'reveal' && !stand.rushed ? reveals[shownAt(sight.table, sight.now).current]?.seat : undefined;
  const title =
    spells !== undefined
      ? spells === sight.seat
        ? t('woertersee.spells.you')
        : t('woertersee.spells', { name: stand.names.of(spells) })
      : phase === 'over'
        ? t('woertersee.game-over')
        : phase === 'shown'
          ? t('woertersee.round-over', { round })
          : boat
            ? t(view.w - layout.band.safe.left - layout.band.safe.right < 380 ? 'woertersee.your-word' : 'woertersee.word-for-boat')
            : t('woertersee.round', { round });
  const left = until - sight.now;
  return bandPart({
    view,
    layout,
    hooks,
    title,
    rounds: {
      done: phase === 'shown' || phase === 'over' ? round : round - 1,
      all: rounds,
      name: t('woertersee.round-of', { round, rounds }),
    },
    clock: tracing
      ? { left, all: until - from, name: t('woertersee.time', { time: clockText(left) }), tell: tellTime(stand, until) }
      : undefined,
  });
}
function headOf(stand: Stand, reveal: RevealLook | undefined): Part {
  const { sight, layout, names, helm, view, boat, mode } = stand;
  if (reveal) return spellerPart(reveal);
  if (mode === 'trace') return tabsPart({ sight, helm, names, touch: view.touch, layout, boat });
  return playersPart({ box: layout.head, players: sight.table.players, names, tracing: sight.table.phase === 'trace' });
}
function skyOf(stand: Stand, reveal: RevealLook | undefined): Part {
  const {
    sight,
    layout,
    mode,
    names: { t },
  } = stand;
  const { phase, opensAt, endsAt, stopUntil, traceUntil } = sight.table;
  if (mode === 'reveal') return layout.sunny && reveal ? wordPart(reveal) : NOTHING;
  if (!layout.sunny) return NOTHING;
  const [from, until] = phase === 'trace' ? [stopUntil, traceUntil] : [opensAt, endsAt];
  const left = phase === 'covered' ? sight.options.seconds * 1000 : phase === 'stop' ? 0 : Math.max(0, until - sight.now);
  const part = phase === 'covered' ? 0 : phase === 'stop' ? 1 : 1 - left / Math.max(1, until - from);
  return sunPart({ layout, part, left, name: t('woertersee.time', { time: clockText(left) }), tell: tellTime(stand, until) });
}
function deskOf(stand: Stand, reveal: RevealLook | undefined): Part {
  const {
    sight,
    layout,
    names,
    helm,
    view: { touch },
    boat,
    mode,
    table,
    stop,
    stopping,
  } = stand;
  const { hooks } = table;
  if (reveal) return revealDesk(reveal);
  if (mode === 'stop') return stopDesk({ layout, names, touch, press: sight.me && stop, asked: stopping });
  if (boat) return traceDesk({ sight, helm, names, touch, layout, boat });
  if (sight.table.phase === 'trace') return waitingDesk({ sight, layout, names });
  const guide = (): void => {
    hooks.say(names.t('woertersee.hint'), 'info');
    if (touch.focus?.startsWith('boat new')) table.focus(chipKey(sight, Math.floor(sight.table.lake.length / 2)));
  };
  return searchDesk({ sight, helm, names, touch, layout, firstRound: hooks.firstRound && sight.table.round === 1, guide });
}
function revealLook({ sight, layout, names, view, rushed, asked, hurry, show, table: { hooks } }: Stand): RevealLook {
  const { table, now } = sight;
  const through = rushed || now >= paceOf(table).end;
  const { count, current } = through ? { count: table.reveals.length, current: asked ?? -1 } : shownAt(table, now);
  return {
    sight,
    layout,
    names,
    touch: view.touch,
    count,
    current,
    through,
    points: (seat) => pointsAt(table, seat, through ? Infinity : now),
    faster: hurry,
    show,
    results: table.phase === 'over' && hooks.finished ? () => hooks.finished?.() : undefined,
  };
}
/** The next full second of the clock that shows, or the next step of the show. */
function nextOf({ sight, rushed }: Stand): number | undefined {
  const { table, now } = sight;
  const second = (until: number): number | undefined => (until > now ? until - Math.floor((until - now - 1) / 1000) * 1000 : undefined);
  switch (table.phase) {
    case 'covered':
      return second(table.opensAt);
    case 'search':
      return now < table.opensAt + LID_MS ? table.opensAt + LID_MS : second(table.endsAt);
    case 'trace':
      return second(table.traceUntil);
    case 'shown': {
      const show = rushed ? undefined : nextChange(table, now);
      return Math.min(show ?? Infinity, second(table.opensAt) ?? Infinity);
    }
    case 'over':
      return rushed ? undefined : nextChange(table, now);
    default:
      return undefined;
  }
}
