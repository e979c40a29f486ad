// The table of Lexicon-Go: what of it is shown in which phase, and the little it remembers by itself.
import { effect } from '@preact/signals';
import { fill } from '../../look/face.ts';
import type { Seat } from '../../../shared/game.ts';
import type { LexiconGoNotice } from '../../../shared/games/lexicon-go/view.ts';
import type { Part } from '../../table/button.ts';
import type { Load, Picture, Scene, Sprite, Stroke, View } from '../../table/picture.ts';
import type { SceneMaker, Table } from '../../table/scene.ts';
import { attackTray } from './attack-tray.ts';
import { Desk } from './desk.ts';
import { dropped } from './drops.ts';
import { join, nick, part, plain, secondsTo, type Glance } from './glance.ts';
import { header } from './header.ts';
import { pressed, type KeyHost } from './keys.ts';
import { rowOf } from './laid-tile.ts';
import { layoutOf } from './layout.ts';
import { letterChoice } from './letter-choice.ts';
import { Lookout } from './lookout.ts';
import { newWord } from './new-word.ts';
import { column, feed } from './news.ts';
import { actions, foot, hand, idOf, sand } from './quay.ts';
import { ringing } from './ringing.ts';
import { facedown, roundEnd } from './rounds.ts';
import { card, peek, refusalText, refusedSlip, swapSlip } from './slips.ts';
import { stuckTag } from './stuck-tag.ts';
import { Teller } from './teller.ts';
import { voting } from './voting.ts';
import { covers, fleetOf, water, type Tide } from './water.ts';

/** How long a slip stays (ms). */
const SLIP_MS = 4000;

export const lexiconGoScene: SceneMaker = (table) => new LexiconGo(table);

class LexiconGo implements Scene {
  private readonly at: Table;
  private readonly desk: Desk;
  private readonly teller: Teller;
  private readonly lookout: Lookout;
  private readonly keys: KeyHost;
  private readonly stops: (() => void)[];
  private sent: Tide['sent'];
  private peeked: Seat | undefined;
  private last: Glance | undefined;
  private firstRound: number | undefined;
  private rang = false;

  constructor(table: Table) {
    this.at = table;
    this.desk = new Desk(table.link, {
      changed: table.redraw,
      refused: () => this.refused(),
      laid: () => table.hooks.sound.play('drop'),
      done: () => {
        this.teller.lastMove = table.link.now();
      },
    });
    this.teller = new Teller(table, this.desk);
    this.lookout = new Lookout(this.desk, table.redraw);
    this.keys = {
      desk: this.desk,
      focus: table.focus,
      dismiss: () => this.dismiss(),
      read: (what) => this.teller.read(what),
      pan: (dy) => this.lookout.move(dy),
      firstBoat: () => this.lookout.firstBoat(),
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
    dropped({ desk: this.desk, attack: (boat, tile) => this.attack(boat, tile) }, idOf(load.id), over);
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
    this.lookout.follow(view.touch.focus);
    this.remember(g);
    const w = water(g, this.tide());
    this.lookout.look(w);
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
      header(g),
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
      ...(w.range > 0 && { pan: { ...layout.lanes, by: (dy: number) => this.lookout.move(dy) } }),
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
      pan: this.lookout.pan,
      ringed: desk.slip?.again,
      unseen: teller.unseen,
      recent: teller.recent,
      sent: this.sent,
      attack: (id) => this.attack(id),
      peek: (seat) => {
        this.peeked = this.peeked === seat ? undefined : seat;
        desk.slip = undefined;
      },
      show: (seat) => this.lookout.reveal(seat),
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
