// The table of Lexicon-Go: what of it is shown in which phase, and the little it remembers by itself.
import { effect } from '@preact/signals';
import { fill } from '../../look/face.ts';
import type { Run } from '../../look/type.ts';
import type { Seat } from '../../../shared/game.ts';
import type { Action, LexiconGoNotice } from '../../../shared/games/lexicon-go/view.ts';
import { band, bandInk } from '../../table/band.ts';
import type { Part } from '../../table/button.ts';
import type { Load, Picture, Scene, Sprite, View } from '../../table/picture.ts';
import type { SceneMaker, Table } from '../../table/scene.ts';
import { winFlagOn } from './bell.ts';
import { Desk } from './desk.ts';
import { join, nick, part, plain, secondsTo, type Glance } from './glance.ts';
import { pressed, type KeyHost } from './keys.ts';
import { layoutOf } from './layout.ts';
import { attackTray, letterChoice, newWord, rowOf } from './making.ts';
import { column, feed, sentenceOf, unmarked, type News } from './news.ts';
import { actions, foot, hand, idOf, sand } from './quay.ts';
import { ringing } from './ringing.ts';
import { facedown, pennants, roundEnd, roundsOf } from './rounds.ts';
import { card, peek, refusalText, refusedSlip, swapSlip } from './slips.ts';
import { voting } from './voting.ts';
import { covers, fleetOf, water, type Tide, type Water } from './water.ts';
import { stuckTag } from './stuck-tag.ts';
import type { Laid } from './tray.ts';

/** How long a slip stays, and after how long without a move the way out of being stuck is offered (ms). */
const SLIP_MS = 4000;
const LOG = 24;

export const lexiconGoScene: SceneMaker = (table) => new LexiconGo(table);

class LexiconGo implements Scene {
  private readonly at: Table;
  private readonly desk: Desk;
  private readonly keys: KeyHost;
  private readonly stops: (() => void)[];
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private news: readonly News[] = [];
  private serial = 0;
  private pan = 0;
  private range = 0;
  private peeked: Seat | undefined;
  private readonly unseen = new Set<Seat>();
  private readonly arriving = new Map<number, readonly { x: number; y: number }[]>();
  private last: Glance | undefined;
  private water: Water | undefined;
  private firstRound: number | undefined;
  private lastMove: number;
  private rang = false;
  private focused: string | undefined;

  constructor(table: Table) {
    this.at = table;
    this.lastMove = table.link.now();
    this.desk = new Desk(table.link, {
      changed: table.redraw,
      refused: () => this.refused(),
      done: (action, spent) => this.done(action, spent),
    });
    this.keys = {
      desk: this.desk, focus: table.focus,
      dismiss: () => this.dismiss(), read: (what) => this.read(what), pan: (dy) => this.move(dy), firstBoat: () => this.firstBoat(),
    };
    this.stops = [
      effect(() => { void [table.link.room.value, table.link.seat.value]; this.desk.sync(); this.watch(); }),
      table.link.notices((notice) => this.hear(notice as LexiconGoNotice)),
    ];
  }
  close(): void {
    for (const stop of this.stops) stop();
    for (const timer of this.timers) clearTimeout(timer);
  }
  key(stroke: Parameters<NonNullable<Scene['key']>>[0]): boolean { return pressed(this.keys, stroke); }
  drop(load: Load, over: string | undefined): void {
    const { desk } = this;
    const id = idOf(load.id);
    if (over === undefined) { if (desk.laid.some((l) => l.id === id)) desk.takeBack(id); return; }
    const [what, n] = over.split(' ') as [string, string];
    if (what === 'swap') desk.swap(id);
    else if (what === 'boat') { if (desk.attack(Number(n))) { desk.chosen = id; this.at.focus('letter 0'); } }
    else if (what === 'line') desk.lay(id, { on: 'line', at: desk.line.length });
    else if (what === 'gap') desk.lay(id, { on: 'gap', at: Number(n) });
    else if (what === 'letter') desk.lay(id, { on: 'letter', at: desk.tray?.items.findIndex((i) => 'old' in i && i.at === Number(n)) ?? -1 });
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
    else desk.move(id, desk.hand.findIndex((h) => h.id === on));
  }

  picture(view: View): Picture {
    const g = this.glance(view);
    this.last = g;
    this.follow(view.touch.focus);
    const tide = this.tide();
    const w = (this.water = water(g, tide));
    this.range = w.range;
    for (const seat of [...this.unseen]) if (!w.beyond.has(seat)) this.unseen.delete(seat);
    const below = this.quay(g);
    const { layout, desk, hooks: { t } } = g;
    const dim: Sprite[] = desk.tray ? [{ key: 'veil', face: fill('veil'), x: 0, y: 0, w: view.w, h: layout.shape === 'turned' ? view.h : layout.quay.y + 14 }] : [];
    const all = join(
      part([{ key: 'sea', face: fill('sea'), x: 0, y: 0, w: view.w, h: view.h, motion: 'jump' }]),
      w.back,
      part(layout.columns === 1 ? covers(g) : []),
      layout.log ? column(g, this.news) : feed(g, this.news),
      w.own,
      part(dim),
      w.front,
      below,
      this.header(g),
    );
    return {
      sprites: all.sprites,
      spots: order(all.spots),
      groups: [
        { key: 'water', role: 'group', name: t('lexicon-go.water') },
        { key: 'line', role: 'group', name: t('lexicon-go.line') },
        { key: 'tray', role: 'group', name: t('lexicon-go.tray', { word: plain(desk.tray?.target ?? '') }) },
        { key: 'ask', role: 'group', name: t('lexicon-go.ask') },
        { key: 'vote', role: 'group', name: t('lexicon-go.vote.words') },
        { key: 'hand', role: 'listbox', name: t('lexicon-go.hand') },
        { key: 'bar', role: 'toolbar', name: t('lexicon-go.bar') },
      ],
      ...(w.range > 0 && { pan: { ...layout.lanes, by: (dy: number) => this.move(dy) } }),
      next: this.next(g),
    };
  }
  private glance(view: View): Glance {
    const { desk, at: { link, hooks } } = this;
    const { table } = desk;
    this.firstRound ??= table.round;
    const seated = desk.seat >= 0;
    const hint = hooks.firstRound && table.round === this.firstRound;
    const tiles = Math.max(desk.hand.length, desk.me?.tiles ?? 0);
    const rings = table.phase === 'race' && tiles === 0;
    const layout = layoutOf(view, { tiles: table.phase === 'race' ? desk.hand.length : tiles, hint, seated, rings, ...(seated && { own: fleetOf({ table }, desk.seat) }) });
    return {
      view, layout, desk, table, hooks, now: link.now(),
      name: (seat) => (seat === desk.seat ? hooks.t('lexicon-go.you') : nick(link.person(seat)?.name ?? '…')),
      full: (seat) => (seat === desk.seat ? hooks.t('lexicon-go.you') : (link.person(seat)?.name ?? '…')),
      crew: (seat) => link.person(seat)?.crew ?? seat,
    };
  }
  private header(g: Glance): Part {
    const { table, hooks: { t }, view, desk } = g;
    const leader = desk.seat >= 0 ? desk.seat : table.players.reduce((best, p, seat) => (p.wins > (table.players[best]?.wins ?? 0) ? seat : best), 0);
    const ink = bandInk('lexicon-go', view.theme);
    const person = this.at.link.person(leader);
    const rounds = roundsOf(g);
    const flags = pennants(table.players[leader]?.wins ?? 0, rounds, 18, { size: 17, colour: ink })
      .map((run, i) => ('mark' in run ? winFlagOn(rounds > 6 || i < (table.players[leader]?.wins ?? 0), view.theme === 'light') : run));
    const who: Run[] = view.w >= 375 && person ? [{ say: nick(person.name), size: 15, text: true, colour: ink }, { gap: 6 }] : [];
    const title = g.layout.shape === 'wide' ? `${t('lexicon-go.name')} · ${t('lexicon-go.round', { round: table.round })}` : t('lexicon-go.round', { round: table.round });
    return band(view, this.at.hooks, { game: 'lexicon-go', title, right: [...who, ...flags, { gap: 4 }] });
  }
  /** The lower part, by phase. */
  private quay(g: Glance): Part {
    const { desk, table, hooks: { t } } = g;
    if (table.phase === 'ended' || table.phase === 'over') return join(desk.seat >= 0 ? part(sand(g)) : undefined, roundEnd(g));
    if (table.phase === 'vote') return join(desk.seat >= 0 ? part(sand(g)) : undefined, voting(g));
    const open = this.peeked === undefined ? undefined : peek(g, this.peeked, () => { this.peeked = undefined; });
    if (desk.seat < 0) return open ?? part([]);
    if (table.phase !== 'race' || desk.link.room.value.paused) return join(part(sand(g)), facedown(g), open);
    if (desk.me?.out) return join(part(sand(g)), open ?? card(g, 'out', t('lexicon-go.out.title'), t('lexicon-go.out')));
    if (desk.hand.length === 0) return join(part(sand(g)), ringing(g), open);
    return join(part(sand(g)), hand(g), actions(g), foot(g), stuckTag(g, this.lastMove, () => { this.peeked = desk.seat; }),
      newWord(g), attackTray(g), refusedSlip(g), swapSlip(g), desk.tray || desk.line.length > 0 ? undefined : open, letterChoice(g));
  }
  private tide(): Tide {
    const { desk } = this;
    return {
      pan: this.pan, ringed: desk.slip?.again, unseen: this.unseen, arriving: this.arriving,
      attack: (id) => { this.peeked = undefined; if (desk.attack(id) && desk.tray) this.at.focus('letter 0'); },
      peek: (seat) => { this.peeked = this.peeked === seat ? undefined : seat; desk.slip = undefined; },
      show: (seat) => this.reveal(seat),
    };
  }
  /** When the picture changes by itself: seconds of the swap's lock, the countdown, a vote. */
  private next({ table, now, desk }: Glance): number | undefined {
    const until = table.phase === 'countdown' ? table.opensAt : table.phase === 'vote' ? table.vote.until : table.swap.by === desk.seat ? table.swap.freeAt : 0;
    if (until > now) return until - (secondsTo(until, now) - 1) * 1000;
    return table.phase === 'race' && now < this.lastMove + stuckTag.after ? this.lastMove + stuckTag.after : undefined;
  }

  /** Keyboard focus on a boat out of sight brings it into sight. */
  private follow(focus: string | undefined): void {
    if (focus === this.focused) return;
    this.focused = focus;
    const [what, n] = (focus ?? '').split(' ');
    const seat = what === 'boat' ? this.desk.find(Number(n))?.owner : what === 'plate' ? Number(n) : undefined;
    if (seat !== undefined && this.water?.beyond.has(seat)) this.reveal(seat);
  }
  private reveal(seat: Seat): void {
    const side = this.water?.beyond.get(seat);
    if (side) this.move(side === 'above' ? 150 : -150);
    if (this.water?.beyond.get(seat) === side) this.unseen.delete(seat);
  }
  private move(dy: number): void {
    this.pan = Math.max(0, Math.min(this.range, this.pan - dy));
    this.at.redraw();
  }
  private firstBoat(): string | undefined {
    return this.last && this.water?.back.spots.concat(this.water.front.spots).find((s) => s.key.startsWith('boat ') && !s.disabled)?.key;
  }
  private dismiss(): boolean {
    const { desk } = this;
    if (desk.asking) { desk.announce(undefined); return true; }
    const was = desk.slip !== undefined || this.peeked !== undefined || desk.swapping;
    desk.slip = undefined;
    this.peeked = undefined;
    desk.swapping = false;
    return was;
  }
  private later(ms: number, then: () => void): void {
    const timer = setTimeout(() => { this.timers.delete(timer); then(); }, ms);
    this.timers.add(timer);
  }

  /** After a patch: an empty hand calls for the bell. */
  private watch(): void {
    const { desk } = this;
    const rings = desk.table.phase === 'race' && desk.me !== undefined && !desk.me.out && desk.me.tiles === 0 && desk.hand.length === 0;
    if (rings && !this.rang) {
      this.at.hooks.sound.play('turn');
      this.at.hooks.sound.buzz('turn');
      this.tell({ seat: desk.seat, sentence: this.at.hooks.t('lexicon-go.news.empty'), own: true });
      this.at.focus('bell');
    }
    this.rang = rings;
    if (desk.table.phase !== 'race' && desk.table.phase !== 'vote') this.peeked = undefined;
  }
  private hear(notice: LexiconGoNotice): void {
    const { desk, at: { hooks: { t, sound }, link } } = this;
    const people = { seat: desk.seat, name: (seat: Seat) => nick(link.person(seat)?.name ?? '…') };
    const says = sentenceOf(notice, people, t);
    if (says) this.tell(says);
    const own = 'seat' in notice && notice.seat === desk.seat && desk.seat >= 0;
    switch (notice.type) {
      case 'started': this.lastMove = notice.opensAt; for (const s of [0, 1000, 2000]) this.later(s, () => sound.play('tick', s / 2000)); break;
      case 'opened': sound.play('turn'); sound.buzz('turn'); this.lastMove = link.now(); break;
      case 'formed': if (own) sound.play('valid'); else this.unseen.add(notice.seat); break;
      case 'attacked': if (own || notice.owner === desk.seat) sound.play('capture'); if (!own) this.unseen.add(notice.seat); break;
      case 'called': sound.play('lexicon'); break;
      case 'fell': if (own) { sound.play('refused'); sound.buzz('refused'); } break;
      case 'round-end': if (notice.winner === desk.seat && desk.seat >= 0) sound.play('win'); this.sayEnd(notice); break;
      case 'vote': sound.play('turn'); this.at.say(t('lexicon-go.vote.title'), true); break;
      case 'swapped': break;
    }
    this.at.redraw();
  }
  private sayEnd(notice: Extract<LexiconGoNotice, { type: 'round-end' }>): void {
    const { desk, at: { hooks: { t }, link } } = this;
    const { winner } = notice;
    this.at.say(winner < 0 ? t('lexicon-go.end.void') : winner === desk.seat ? t('lexicon-go.end.won.own') : t('lexicon-go.end.won', { name: link.person(winner)?.name ?? '…' }), true);
  }
  private tell(news: Omit<News, 'id'>): void {
    this.news = [...this.news.slice(1 - LOG), { ...news, id: this.serial++ }];
    this.at.say(unmarked(news.sentence), news.own);
  }
  private refused(): void {
    const { hooks: { sound }, say } = this.at;
    const { slip } = this.desk;
    sound.play('refused');
    sound.buzz('refused');
    this.peeked = undefined;
    if (slip && this.last) {
      const says = refusalText(this.last, slip);
      say(`${says.title} ${says.text}`, true);
    }
    this.later(SLIP_MS, () => { if (this.desk.slip === slip) { this.desk.slip = undefined; this.at.redraw(); } });
    this.at.redraw();
  }
  /** Tiles of an accepted word travel from where they lay to their boat. */
  private done(action: Action, spent: readonly Laid[]): void {
    this.lastMove = this.at.link.now();
    if (action.type !== 'form' || !this.last) return;
    const { layout: { tray, shape } } = this.last;
    const word = this.desk.me?.words.findLast((w) => w.word === action.word);
    const row = rowOf(spent.length + 1, tray, tray.y + tray.h - 66, shape === 'wide' ? 84 : 56, 6);
    if (word) {
      this.arriving.set(word.id, spent.map((_, i) => ({ x: row.x + i * row.pitch, y: row.y })));
      this.later(600, () => this.arriving.delete(word.id));
    }
  }
  private read(what: 'table' | 'hand' | 'clock'): void {
    const { desk, at: { hooks: { t }, link, say } } = this;
    const { table } = desk;
    const name = (seat: Seat): string => (seat === desk.seat ? t('lexicon-go.you') : (link.person(seat)?.name ?? '…'));
    if (what === 'table') {
      const lines = table.players.map((p, seat) => t('lexicon-go.read.table', { name: `${name(seat)}, ${p.tiles}`, words: p.words.map((w) => plain(w.word)).join(', ') || t('lexicon-go.read.none') }));
      say(lines.join(' '), true);
    } else if (what === 'hand') {
      const tiles = desk.hand.map((h) => (h.letter === '?' ? t('lexicon-go.tile.wild') : plain(h.letter))).join(', ');
      say(t('lexicon-go.read.hand', { tiles: tiles || t('lexicon-go.hand.empty') }), true);
    } else {
      const n = table.swap.by === desk.seat ? secondsTo(table.swap.freeAt, link.now()) : 0;
      const swap = n > 0 ? t('lexicon-go.read.swap.locked', { n }) : t('lexicon-go.read.swap.open');
      say(t('lexicon-go.read.clock', { round: table.round, swap, wins: table.players.map((p, seat) => `${name(seat)} ${p.wins}`).join(', ') }), true);
    }
  }
}
/** Reading order: menu and sound first, then as it is drawn. */
const order = (spots: Picture['spots']): Picture['spots'] => [...spots.filter((s) => s.key === 'menu' || s.key === 'sound'), ...spots.filter((s) => s.key !== 'menu' && s.key !== 'sound')];
