// The table of Lexicon-Go: what of it is shown in which phase, and the little it remembers by itself.
import { effect } from '@preact/signals';
import { fill } from '../../look/face.ts';
import type { Run } from '../../look/type.ts';
import type { Seat } from '../../../shared/game.ts';
import type { LexiconGoNotice } from '../../../shared/games/lexicon-go/view.ts';
import { band, bandInk } from '../../table/band.ts';
import type { Part } from '../../table/button.ts';
import type { Load, Picture, Scene, Sprite, Stroke, View } from '../../table/picture.ts';
import type { SceneMaker, Table } from '../../table/scene.ts';
import { winFlagOn } from './bell.ts';
import { Desk } from './desk.ts';
import { join, nick, part, plain, secondsTo, type Glance } from './glance.ts';
import { pressed, type KeyHost } from './keys.ts';
import { layoutOf } from './layout.ts';
import { attackTray, letterChoice, newWord, rowOf } from './making.ts';
import { column, feed } from './news.ts';
import { actions, foot, hand, idOf, sand } from './quay.ts';
import { ringing } from './ringing.ts';
import { facedown, pennants, roundEnd, roundsOf } from './rounds.ts';
import { card, peek, refusalText, refusedSlip, swapSlip } from './slips.ts';
import { stuckTag } from './stuck-tag.ts';
import { Teller } from './teller.ts';
import { voting } from './voting.ts';
import { covers, fleetOf, water, type Tide, type Water } from './water.ts';

/** How long a slip stays (ms). */
const SLIP_MS = 4000;

export const lexiconGoScene: SceneMaker = (table) => new LexiconGo(table);

class LexiconGo implements Scene {
  private readonly at: Table;
  private readonly desk: Desk;
  private readonly teller: Teller;
  private readonly keys: KeyHost;
  private readonly stops: (() => void)[];
  private sent: Tide['sent'];
  /** How far the rivals' lanes are moved up, and how far they can be. */
  private pan = 0;
  private range = 0;
  private peeked: Seat | undefined;
  private last: Glance | undefined;
  private water: Water | undefined;
  private firstRound: number | undefined;
  private rang = false;
  private focused: string | undefined;

  constructor(table: Table) {
    this.at = table;
    this.desk = new Desk(table.link, {
      changed: table.redraw,
      refused: () => this.refused(),
      done: () => {
        this.teller.lastMove = table.link.now();
      },
    });
    this.teller = new Teller(table, this.desk);
    this.keys = {
      desk: this.desk,
      focus: table.focus,
      dismiss: () => this.dismiss(),
      read: (what) => this.teller.read(what),
      pan: (dy) => this.move(dy),
      firstBoat: () => this.firstBoat(),
    };
    this.stops = [
      effect(() => {
        void [table.link.room.value, table.link.seat.value];
        this.desk.sync();
        this.watch();
      }),
      table.link.notices((notice) => this.teller.hear(notice as LexiconGoNotice)),
    ];
  }
  close(): void {
    for (const stop of this.stops) stop();
    this.teller.close();
  }
  key(stroke: Stroke): boolean {
    return pressed(this.keys, stroke);
  }
  drop(load: Load, over: string | undefined): void {
    const { desk } = this;
    const id = idOf(load.id);
    if (over === undefined) {
      if (desk.laid.some((l) => l.id === id)) desk.takeBack(id);
      return;
    }
    const [what, n] = over.split(' ') as [string, string];
    if (what === 'swap') desk.swap(id);
    else if (what === 'boat') this.attack(Number(n), id);
    else if (what === 'line') desk.lay(id, { on: 'line', at: desk.line.length });
    else if (what === 'gap') desk.lay(id, { on: 'gap', at: Number(n) });
    else if (what === 'letter')
      desk.lay(id, { on: 'letter', at: desk.tray?.items.findIndex((i) => 'old' in i && i.at === Number(n)) ?? -1 });
    else if (what === 'tile') this.dropOnTile(id, Number(n));
  }
  /** On a tile of the line: before it. On one of the tray: in its place. On one of the hand: there. */
  private dropOnTile(id: number, on: number): void {
    const { desk } = this;
    if (id === on) return;
    const inLine = desk.line.findIndex((l) => l.id === on);
    const inTray = desk.tray?.items.findIndex((i) => 'old' in i && i.by?.id === on) ?? -1;
    if (inLine >= 0) desk.lay(id, { on: 'line', at: inLine });
    else if (inTray >= 0) desk.lay(id, { on: 'letter', at: inTray });
    else
      desk.move(
        id,
        desk.hand.findIndex((h) => h.id === on),
      );
  }
  /** Opens or closes the tray on a boat; with a tile, that one waits for its place. */
  private attack(boat: number, tile?: number): void {
    const { desk } = this;
    this.peeked = undefined;
    if (!desk.attack(boat) || !desk.tray) return;
    desk.chosen = tile;
    this.at.focus('letter 0');
  }

  picture(view: View): Picture {
    const g = (this.last = this.glance(view));
    this.follow(view.touch.focus);
    this.remember(g);
    const w = (this.water = water(g, this.tide()));
    this.range = w.range;
    for (const seat of this.teller.unseen) if (!w.beyond.has(seat)) this.teller.unseen.delete(seat);
    const {
      layout,
      desk,
      hooks: { t },
    } = g;
    const dim: Sprite[] = desk.tray
      ? [{ key: 'veil', face: fill('veil'), x: 0, y: 0, w: view.w, h: layout.shape === 'turned' ? view.h : layout.quay.y + 14 }]
      : [];
    const all = join(
      part([{ key: 'sea', face: fill('sea'), x: 0, y: 0, w: view.w, h: view.h, motion: 'jump' }]),
      w.back,
      part(layout.columns === 1 ? covers(g) : []),
      column(g, this.teller.news) ?? feed(g, this.teller.news),
      w.own,
      part(dim),
      w.front,
      this.quay(g),
      this.header(g),
    );
    const group = (key: string, role: 'group' | 'listbox' | 'toolbar', name: string) => ({ key, role, name });
    return {
      sprites: all.sprites,
      spots: order(all.spots),
      groups: [
        group('water', 'group', t('lexicon-go.water')),
        group('line', 'group', t('lexicon-go.line')),
        group('tray', 'group', t('lexicon-go.tray', { word: plain(desk.tray?.target ?? '') })),
        group('ask', 'group', t('lexicon-go.ask')),
        group('vote', 'group', t('lexicon-go.vote.words')),
        group('hand', 'listbox', t('lexicon-go.hand')),
        group('bar', 'toolbar', t('lexicon-go.bar')),
      ],
      ...(w.range > 0 && { pan: { ...layout.lanes, by: (dy: number) => this.move(dy) } }),
      next: this.next(g),
    };
  }
  private glance(view: View): Glance {
    const {
      desk,
      at: { link, hooks },
    } = this;
    const { table } = desk;
    this.firstRound ??= table.round;
    const seated = desk.seat >= 0;
    const race = table.phase === 'race';
    const tiles = race ? desk.hand.length : Math.max(desk.hand.length, desk.me?.tiles ?? 0);
    const hint = hooks.firstRound && table.round === this.firstRound;
    const layout = layoutOf(view, {
      tiles,
      hint,
      seated,
      rings: race && tiles === 0,
      ...(seated && { own: fleetOf({ table }, desk.seat) }),
    });
    const full = (seat: Seat): string => (seat === desk.seat ? hooks.t('lexicon-go.you') : (link.person(seat)?.name ?? '…'));
    return {
      view,
      layout,
      desk,
      table,
      hooks,
      now: link.now(),
      name: (seat) => nick(full(seat)),
      full,
      crew: (seat) => link.person(seat)?.crew ?? seat,
    };
  }
  /** The band with one's own pennants (a spectator sees those of the leader). */
  private header(g: Glance): Part {
    const {
      table,
      hooks: { t },
      view,
      desk,
      layout,
    } = g;
    const leader =
      desk.seat >= 0 ? desk.seat : table.players.reduce((best, p, seat) => (p.wins > (table.players[best]?.wins ?? 0) ? seat : best), 0);
    const won = table.players[leader]?.wins ?? 0;
    const ink = bandInk('lexicon-go', view.theme);
    const rounds = roundsOf(g);
    const flags = pennants(won, rounds, 18, { size: 17, colour: ink }).map((run, i) =>
      'mark' in run ? winFlagOn(rounds > 6 || i < won, view.theme === 'light') : run,
    );
    const person = this.at.link.person(leader);
    const who: Run[] = view.w >= 375 && person ? [{ say: nick(person.name), size: 15, text: true, colour: ink }, { gap: 6 }] : [];
    const round = t('lexicon-go.round', { round: table.round });
    return band(view, this.at.hooks, {
      game: 'lexicon-go',
      title: layout.shape === 'wide' ? `${t('lexicon-go.name')} · ${round}` : round,
      right: [...who, ...flags, { gap: 4 }],
    });
  }
  /** The lower part, by phase. */
  private quay(g: Glance): Part {
    const {
      desk,
      table,
      hooks: { t },
    } = g;
    const ground = desk.seat >= 0 ? part(sand(g)) : undefined;
    if (table.phase === 'ended' || table.phase === 'over') return join(ground, roundEnd(g));
    if (table.phase === 'vote') return join(ground, voting(g));
    const open =
      this.peeked === undefined
        ? undefined
        : peek(g, this.peeked, () => {
            this.peeked = undefined;
          });
    if (desk.seat < 0) return join(open);
    if (table.phase !== 'race' || desk.link.room.value.paused) return join(ground, facedown(g), open);
    if (desk.me?.out) return join(ground, open ?? card(g, 'out', t('lexicon-go.out.title'), t('lexicon-go.out')));
    if (desk.hand.length === 0) return join(ground, ringing(g), open);
    const making = desk.tray !== undefined || desk.line.length > 0;
    return join(
      ground,
      hand(g),
      actions(g),
      foot(g),
      stuckTag(g, this.teller.lastMove, () => {
        this.peeked = desk.seat;
      }),
      newWord(g),
      attackTray(g),
      refusedSlip(g),
      swapSlip(g),
      making ? undefined : open,
      letterChoice(g),
    );
  }
  private tide(): Tide {
    const { desk, teller } = this;
    return {
      pan: this.pan,
      ringed: desk.slip?.again,
      unseen: teller.unseen,
      recent: teller.recent,
      sent: this.sent,
      attack: (id) => this.attack(id),
      peek: (seat) => {
        this.peeked = this.peeked === seat ? undefined : seat;
        desk.slip = undefined;
      },
      show: (seat) => this.reveal(seat),
    };
  }
  /** When the picture changes by itself: seconds of the swap's lock, the countdown, a vote; and the offer to be stuck. */
  private next({ table, now, desk }: Glance): number | undefined {
    const until =
      table.phase === 'countdown'
        ? table.opensAt
        : table.phase === 'vote'
          ? table.vote.until
          : table.swap.by === desk.seat
            ? table.swap.freeAt
            : 0;
    if (until > now) return until - (secondsTo(until, now) - 1) * 1000;
    const offer = this.teller.lastMove + stuckTag.after;
    return table.phase === 'race' && now < offer ? offer : undefined;
  }

  /** Keyboard focus on a boat out of sight brings it into sight. */
  private follow(focus: string | undefined): void {
    if (focus === this.focused) return;
    this.focused = focus;
    const [what, n] = (focus ?? '').split(' ');
    const seat = what === 'boat' ? this.desk.find(Number(n))?.owner : what === 'plate' ? Number(n) : undefined;
    if (seat !== undefined) this.reveal(seat);
  }
  private reveal(seat: Seat): void {
    const side = this.water?.beyond.get(seat);
    if (side) this.move(side === 'above' ? 150 : -150);
  }
  private move(dy: number): void {
    this.pan = Math.max(0, Math.min(this.range, this.pan - dy));
    this.at.redraw();
  }
  private firstBoat(): string | undefined {
    return this.water && [...this.water.back.spots, ...this.water.front.spots].find((s) => s.key.startsWith('boat ') && !s.disabled)?.key;
  }
  private dismiss(): boolean {
    const { desk } = this;
    if (desk.asking) {
      desk.announce(undefined);
      return true;
    }
    const was = desk.slip !== undefined || this.peeked !== undefined || desk.swapping;
    desk.slip = undefined;
    this.peeked = undefined;
    desk.swapping = false;
    return was;
  }
  /** After a patch: an empty hand calls for the bell. */
  private watch(): void {
    const { desk, teller } = this;
    const { phase } = desk.table;
    const rings = phase === 'race' && desk.me !== undefined && !desk.me.out && desk.me.tiles === 0 && desk.hand.length === 0;
    if (rings && !this.rang) {
      teller.call();
      teller.tell({ seat: desk.seat, sentence: this.at.hooks.t('lexicon-go.news.empty'), own: true });
      this.at.focus('bell');
    }
    this.rang = rings;
    if (phase !== 'race') this.peeked = undefined;
  }
  private refused(): void {
    const {
      hooks: { sound },
      say,
      redraw,
    } = this.at;
    const { slip } = this.desk;
    sound.play('refused');
    sound.buzz('refused');
    this.peeked = undefined;
    if (slip && this.last) {
      const says = refusalText(this.last, slip);
      say(`${says.title} ${says.text}`, true);
    }
    this.teller.later(SLIP_MS, () => {
      if (this.desk.slip === slip) {
        this.desk.slip = undefined;
        redraw();
      }
    });
    redraw();
  }
  /** Where the tiles of a word lie while it is on its way. */
  private remember({ desk: { sending, line }, layout: { tray, shape } }: Glance): void {
    if (sending?.type !== 'form' || line.length !== sending.word.length) return;
    const row = rowOf(line.length + 1, tray, tray.y + tray.h - 66, shape === 'wide' ? 84 : 56, 6);
    this.sent = { word: sending.word, places: line.map((_, i) => ({ x: row.x + i * row.pitch, y: row.y })) };
  }
}
/** Reading order: menu and sound first, then as it is drawn. */
const order = (spots: Picture['spots']): Picture['spots'] => {
  const first = (key: string): boolean => key === 'menu' || key === 'sound';
  return [...spots.filter((s) => first(s.key)), ...spots.filter((s) => !first(s.key))];
};
