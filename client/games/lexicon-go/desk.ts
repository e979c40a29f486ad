// What one person has before him: his hand in his own order, a word in the making, what he asked of the server and what came back.
// Knows no pixels; the scene draws it. Every method may be called by finger, key or ear.
import { packLetters, packLanguages } from '../../../shared/tiles/lexicon-pack.ts';
import type { Refusal, Seat } from '../../../shared/game.ts';
import type { Action, LexiconGoView, PlayerView, TableView, WordView } from '../../../shared/games/lexicon-go/view.ts';
import { moved, settle, shuffled, type Held } from '../../table/hand.ts';
import type { TableLink } from '../../table/link.ts';
import { freedOf, insert, intoLine, laid, laidIn, replace, tileFor, tray, without, wordOf, type Laid, type Tray } from './tray.ts';

/** Where a tile can be laid: on the line before a tile, on a letter of the tray, between its letters. */
export type Place = { readonly on: 'line' | 'letter' | 'gap'; readonly at: number };
export interface Slip {
  readonly tone: 'refused' | 'info';
  readonly refusal?: Refusal;
  /** The word that was played or attacked. */
  readonly word: string;
  /** Tiles that came back, for their red outline. */
  readonly tiles: readonly number[];
  /** The word as it lies now, to be attacked with one tap. */
  readonly again: number | undefined;
}
export interface DeskHost {
  /** Own state changed outside of a tap, key or patch. */
  changed(): void;
  refused(slip: Slip): void;
  /** A tile was laid by tap or key. */
  laid?(): void;
  /** An action of this person was accepted. */
  done(action: Action): void;
}
/** Somebody else did it in the same moment: no reason to say no. */
const NOTHING_LOST = new Set(['already-started', 'already-stuck', 'no-vote']);

export class Desk {
  readonly link: TableLink;
  private readonly host: DeskHost;
  private serial = 0;
  private round = -1;
  hand: readonly Held[] = [];
  line: readonly Laid[] = [];
  tray: Tray | undefined;
  /** A tile of the hand that waits for its place, and a place that waits for its tile. */
  chosen: number | undefined;
  aim: Place | undefined;
  /** A LEXICON tile that was laid and needs its letter (3.5). */
  asking: { readonly id: number; readonly place: Place } | undefined;
  swapping = false;
  /** Sent and not yet answered: what is shown as pending. */
  sending: Action | undefined;
  slip: Slip | undefined;

  constructor(link: TableLink, host: DeskHost) {
    this.link = link;
    this.host = host;
  }

  get view(): LexiconGoView {
    const { table, mine } = this.link.room.value;
    return { table, mine } as unknown as LexiconGoView;
  }
  get table(): TableView {
    return this.view.table;
  }
  get seat(): Seat {
    return this.link.seat.value;
  }
  get me(): PlayerView | undefined {
    return this.table.players[this.seat];
  }
  /** May lay, attack and swap now. */
  get free(): boolean {
    return this.table.phase === 'race' && this.me !== undefined && !this.me.out && !this.sending && !this.link.room.value.paused;
  }
  /** What a LEXICON tile may stand for, in the order of the alphabet. */
  get letters(): readonly string[] {
    const language = packLanguages.find((l) => l === this.link.room.value.language) ?? 'en';
    return [...packLetters(language)].toSorted((a, b) => a.localeCompare(b, language));
  }
  get laid(): readonly Laid[] {
    return this.tray ? laidIn(this.tray) : this.line;
  }
  /** The tiles that still stand in the hand. */
  get standing(): readonly Held[] {
    const out = new Set(this.laid.map((l) => l.id));
    return this.hand.filter((h) => !out.has(h.id));
  }
  get word(): string {
    return this.tray ? wordOf(this.tray) : this.line.map((l) => l.as).join('');
  }
  get freed(): string {
    return this.tray ? freedOf(this.tray) : '';
  }
  get playable(): boolean {
    return this.free && this.laid.length > 0 && !this.asking && this.word.length >= 2;
  }
  find(id: number): { readonly owner: Seat; readonly word: WordView } | undefined {
    for (const [owner, player] of this.table.players.entries()) {
      const word = player.words.find((w) => w.id === id);
      if (word) return { owner, word };
    }
    return undefined;
  }

  /** Brings the desk to what the table says now. A word that changed under the tray is told like a refusal: somebody was faster. */
  sync(): void {
    const { table, view } = this;
    const spent = new Set(this.laid.map((l) => l.id));
    if (table.round !== this.round) {
      this.round = table.round;
      this.clear();
      this.slip = undefined;
      this.hand = [];
    }
    this.hand = settle(this.hand, view.mine?.hand ?? '', () => this.serial++, spent);
    const ids = new Set(this.hand.map((h) => h.id));
    this.line = this.line.filter((l) => ids.has(l.id));
    if (table.phase !== 'race' || !this.me || this.me.out) {
      this.clear();
      return;
    }
    const { tray } = this;
    if (!tray || this.sending) return;
    const now = this.find(tray.wordId);
    if (now?.owner === tray.owner && now.word.word === tray.target) return;
    const facts = { word: tray.target, by: now?.owner ?? -1, now: now?.word.word ?? null, owner: now?.owner ?? -1, id: tray.wordId };
    this.fail({ code: 'word-changed', ...facts });
  }

  tapTile(id: number): void {
    if (!this.free) return;
    this.slip = undefined;
    if (this.swapping) this.swap(id);
    else if (this.laid.some((l) => l.id === id)) this.takeBack(id);
    else if (!this.tray) this.put(id, { on: 'line', at: this.line.length });
    else if (this.aim) this.put(id, this.aim);
    else this.chosen = this.chosen === id ? undefined : id;
  }
  tapPlace(place: Place): void {
    if (!this.free) return;
    const item = place.on === 'letter' ? this.tray?.items[place.at] : undefined;
    const there = item && ('add' in item ? item.add : item.by);
    if (there) this.takeBack(there.id);
    else if (this.chosen !== undefined) this.put(this.chosen, place);
    else this.aim = this.aim?.on === place.on && this.aim.at === place.at ? undefined : place;
  }
  private put(id: number, place: Place, letter?: string): boolean {
    const done = this.lay(id, place, letter);
    if (done) this.host.laid?.();
    return done;
  }
  /** Lays a tile; a LEXICON tile first asks for its letter unless it comes with one. True: it lies (or asks). */
  lay(id: number, place: Place, letter?: string): boolean {
    const tile = this.hand.find((h) => h.id === id);
    if (!tile || !this.free) return false;
    const known = this.laid.find((l) => l.id === id);
    if (tile.letter === '?' && letter === undefined && !known) {
      this.asking = { id, place };
      return true;
    }
    const one = known ?? laid(tile, letter);
    this.asking = undefined;
    if (place.on === 'line') {
      this.line = intoLine(this.line, place.at, one);
      this.settled();
      return true;
    }
    const next = this.intoTray(one, place);
    if (!next) return false;
    this.tray = next;
    this.settled();
    return true;
  }
  private intoTray(one: Laid, { on, at }: Place): Tray | undefined {
    const { tray } = this;
    if (!tray) return undefined;
    const was = tray.items.findIndex((i) => 'add' in i && i.add.id === one.id);
    const bare = without(tray, one.id);
    // A tile that leaves a gap before this place moves it forward.
    return on === 'letter' ? replace(bare, at, one) : insert(bare, was >= 0 && was < at ? at - 1 : at, one);
  }
  private settled(): void {
    this.chosen = undefined;
    this.aim = undefined;
    this.slip = undefined;
  }
  /** The letter for the LEXICON tile that was laid; undefined: it goes back. */
  announce(letter: string | undefined): void {
    const { asking } = this;
    this.asking = undefined;
    if (asking && letter !== undefined) this.lay(asking.id, asking.place, letter);
  }
  /** A typed letter: the tile that has it is laid at the place given, or at the end of the line. */
  type(letter: string, place: Place | undefined): boolean {
    if (!this.free) return false;
    if (this.asking) {
      if (this.letters.includes(letter.toUpperCase())) this.announce(letter);
      return true;
    }
    const tile = tileFor(this.standing, letter);
    if (!tile) return false;
    if (this.swapping) {
      this.swap(tile.id);
      return true;
    }
    const held = this.hand.find((h) => h.id === tile.id);
    return this.put(tile.id, place ?? { on: 'line', at: this.line.length }, held?.letter === '?' ? letter : undefined);
  }
  takeBack(id: number): void {
    this.line = this.line.filter((l) => l.id !== id);
    if (this.tray) this.tray = without(this.tray, id);
    this.settled();
  }
  takeLast(): void {
    const last = this.laid.at(-1);
    if (this.asking) this.asking = undefined;
    else if (last && !this.sending) this.takeBack(last.id);
  }
  /** Everything back into the hand; a second time the tray closes too. */
  recall(): void {
    if (this.sending) return;
    const bare = this.laid.length === 0;
    this.line = [];
    if (this.tray) this.tray = bare ? undefined : tray(this.tray.owner, this.tray.wordId, this.tray.target);
    this.asking = undefined;
    this.swapping = false;
    this.settled();
  }
  /** Opens the tray on a rival's word; on the same one again it closes. */
  attack(wordId: number): boolean {
    const there = this.find(wordId);
    if (!this.free || !there || there.owner === this.seat) return false;
    const same = this.tray?.wordId === wordId;
    this.clear();
    this.slip = undefined;
    if (!same) this.tray = tray(there.owner, wordId, there.word.word);
    return true;
  }
  /** Asks which tile goes back into the pile; asked again it is let be. */
  chooseSwap(): void {
    const on = !this.swapping && this.free;
    this.clear();
    this.slip = undefined;
    this.swapping = on;
  }
  shuffle(random: () => number): void {
    this.hand = shuffled(this.hand, random);
  }
  move(id: number, to: number): void {
    this.takeBack(id);
    this.hand = moved(this.hand, id, to);
  }

  play(): void {
    if (!this.playable) return;
    const { tray, word } = this;
    void this.send(tray ? { type: 'attack', owner: tray.owner, target: tray.target, word } : { type: 'form', word });
  }
  swap(id: number): void {
    const tile = this.hand.find((h) => h.id === id);
    if (!tile || !this.free) return;
    this.clear();
    void this.send({ type: 'swap', tile: tile.letter }, [id]);
  }
  start(): void {
    void this.send({ type: 'start' });
  }
  call(): void {
    void this.send({ type: 'call' });
  }
  stuck(): void {
    void this.send({ type: 'stuck' });
  }
  vote(word: string, valid: boolean): void {
    void this.send({ type: 'vote', word, valid });
  }

  private async send(action: Action, tiles: readonly number[] = this.laid.map((l) => l.id)): Promise<void> {
    if (this.sending) return;
    this.sending = action;
    this.slip = undefined;
    const { round } = this;
    const ack = await this.link.act(action);
    this.sending = undefined;
    if (this.round === round) {
      if (ack.ok) {
        this.clear();
        this.host.done(action);
      } else this.fail(ack.refusal, tiles, action);
    }
    this.sync();
    this.host.changed();
  }
  private fail(refusal: Refusal, tiles: readonly number[] = this.laid.map((l) => l.id), action?: Action): void {
    if (NOTHING_LOST.has(refusal.code)) {
      this.clear();
      return;
    }
    const word = action && 'word' in action ? action.word : this.word;
    const id = refusal.code === 'word-changed' ? Number(refusal['id']) : -1;
    const there = this.find(id);
    this.clear();
    this.slip = { tone: 'refused', refusal, word, tiles, again: there && there.owner !== this.seat ? id : undefined };
    this.host.refused(this.slip);
  }
  private clear(): void {
    this.line = [];
    this.tray = undefined;
    this.asking = undefined;
    this.swapping = false;
    this.chosen = undefined;
    this.aim = undefined;
  }
}
