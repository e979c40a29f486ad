// Tells what happens: news for feed and log, sounds, sentences for those who listen, and what the keys 1 2 3 read aloud.
import type { Seat } from '../../../shared/game.ts';
import type { LexiconGoNotice } from '../../../shared/games/lexicon-go/view.ts';
import type { Table } from '../../table/scene.ts';
import type { Desk } from './desk.ts';
import { nick, plain, secondsTo } from './glance.ts';
import { sentenceOf, unmarked, type News } from './news.ts';

/** News kept, and how long changed letters stay yellow (ms). */
const KEPT = 24;
const YELLOW_MS = 5000;

export class Teller {
  private readonly table: Table;
  private readonly desk: Desk;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private serial = 0;
  news: readonly News[] = [];
  /** Words changed just now. */
  readonly recent = new Set<number>();
  /** Seats whose words have changed; the scene takes them out when they are in sight. */
  readonly unseen = new Set<Seat>();
  /** Game time since which this person has not moved. */
  lastMove: number;

  constructor(table: Table, desk: Desk) {
    this.table = table;
    this.desk = desk;
    this.lastMove = table.link.now();
  }
  close(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }
  /** Runs something later, unless the table closes first. */
  later(ms: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      then();
    }, ms);
    this.timers.add(timer);
  }
  private full(seat: Seat): string {
    return seat === this.desk.seat ? this.table.hooks.t('lexicon-go.you') : (this.table.link.person(seat)?.name ?? '…');
  }
  tell(news: Omit<News, 'id'>): void {
    this.news = [...this.news.slice(1 - KEPT), { ...news, id: this.serial++ }];
    this.table.say(unmarked(news.sentence), news.own);
  }
  hear(notice: LexiconGoNotice): void {
    const {
      hooks: { t, sound },
      link,
    } = this.table;
    const me = this.desk.seat;
    const own = me >= 0 && 'seat' in notice && notice.seat === me;
    const says = sentenceOf(notice, { seat: me, name: (seat) => nick(link.person(seat)?.name ?? '…') }, t);
    if (says) this.tell(says);
    switch (notice.type) {
      case 'started':
        this.lastMove = notice.opensAt;
        for (const ms of [0, 1000, 2000]) this.later(ms, () => sound.play('tick', ms / 2000));
        break;
      case 'opened':
        this.call();
        this.lastMove = link.now();
        break;
      case 'formed':
        this.changed(notice.id, notice.seat);
        if (own) sound.play('valid');
        break;
      case 'attacked':
        this.changed(notice.id, notice.seat);
        if (own || notice.owner === me) sound.play('capture');
        break;
      case 'called':
        sound.play('lexicon');
        break;
      case 'fell':
        if (own) {
          sound.play('refused');
          sound.buzz('refused');
        }
        break;
      case 'vote':
        this.call();
        this.table.say(t('lexicon-go.vote.title'), true);
        break;
      case 'round-end':
        this.ended(notice.winner);
        break;
      case 'swapped':
        break;
    }
    this.table.redraw();
  }
  /** Something waits for this person. */
  call(): void {
    const { sound } = this.table.hooks;
    sound.play('turn');
    sound.buzz('turn');
  }
  private changed(id: number, seat: Seat): void {
    if (seat !== this.desk.seat) this.unseen.add(seat);
    this.recent.add(id);
    this.later(YELLOW_MS, () => {
      this.recent.delete(id);
      this.table.redraw();
    });
  }
  private ended(winner: Seat): void {
    const {
      hooks: { t, sound },
      say,
      link,
    } = this.table;
    const won = winner >= 0 && winner === this.desk.seat;
    if (won) sound.play('win');
    say(
      winner < 0
        ? t('lexicon-go.end.void')
        : won
          ? t('lexicon-go.end.won.own')
          : t('lexicon-go.end.won', { name: link.person(winner)?.name ?? '…' }),
      true,
    );
  }
  read(what: 'table' | 'hand' | 'clock'): void {
    const {
      desk,
      table: {
        hooks: { t },
        link,
        say,
      },
    } = this;
    const { table } = desk;
    if (what === 'table') {
      say(
        table.players
          .map((p, seat) => {
            const words = p.words.map((w) => plain(w.word)).join(', ') || t('lexicon-go.read.none');
            return t('lexicon-go.read.table', { name: t('lexicon-go.plate', { name: this.full(seat), n: p.tiles }), words });
          })
          .join(' '),
        true,
      );
    } else if (what === 'hand') {
      const tiles = desk.hand.map((h) => (h.letter === '?' ? t('lexicon-go.tile.wild') : plain(h.letter))).join(', ');
      say(tiles ? t('lexicon-go.read.hand', { tiles }) : t('lexicon-go.hand.empty'), true);
    } else {
      const n = table.swap.by === desk.seat ? secondsTo(table.swap.freeAt, link.now()) : 0;
      const swap = n > 0 ? t('lexicon-go.read.swap.locked', { n }) : t('lexicon-go.read.swap.open');
      say(
        t('lexicon-go.read.clock', {
          round: table.round,
          swap,
          wins: table.players.map((p, seat) => `${this.full(seat)} ${p.wins}`).join(', '),
        }),
        true,
      );
    }
  }
}
