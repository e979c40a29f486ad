// The Wörtersee table: hears the room, holds what this person has in hand, and puts the picture of each phase together.
import { effect } from '@preact/signals';
import type { Refusal, Seat } from '../../../shared/game.ts';
import type { Load, Picture, Scene, Stroke, View } from '../../table/picture.ts';
import type { SceneMaker, Table } from '../../table/scene.ts';
import { beatsOf, Metronome } from './beats.ts';
import { compose } from './compose.ts';
import { Helm } from './helm.ts';
import { strike } from './keys.ts';
import { chipKey } from './lake-part.ts';
import { namesFor } from './names.ts';
import { tellNews } from './news.ts';
import { paceOf } from './pace.ts';
import { reading } from './reading.ts';
import { chipAt, sightOf } from './sight.ts';

/** After the last word of the game its table stays for a while, unless somebody wants the results. */
const FAREWELL_MS = 8000;

export const woertersee: SceneMaker = (table) => new LakeScene(table);

class LakeScene implements Scene {
  private readonly table: Table;
  private readonly helm: Helm;
  private readonly metronome: Metronome;
  private readonly stops: (() => void)[];
  /** The reveal of this round is shown at once; the word that was asked for. */
  private hurried = 0;
  private asked: number | undefined;
  private farewell: ReturnType<typeof setTimeout> | undefined;
  private phase = '';
  private stopping = false;

  constructor(table: Table) {
    this.table = table;
    const { link, hooks } = table;
    const names = namesFor(link, hooks.t);
    this.helm = new Helm(link, { changed: table.redraw, refused: (refusal) => this.refused(refusal), done: (what) => this.done(what) });
    this.metronome = new Metronome(link, ({ sound, bright }) => {
      if (!this.rushed || sound === 'tick') hooks.sound.play(sound, bright);
    });
    this.stops = [
      effect(() => {
        this.hear();
      }),
      link.notices((notice) => tellNews(notice, table, names)),
    ];
  }
  close(): void {
    for (const stop of this.stops) stop();
    clearTimeout(this.farewell);
    this.metronome.close();
    this.helm.close();
  }

  picture(view: View): Picture {
    const sight = sightOf(this.table.link);
    if (!sight) return { sprites: [], spots: [] };
    return compose({
      view,
      sight,
      table: this.table,
      helm: this.helm,
      rushed: this.rushed,
      asked: this.asked,
      stopping: this.stopping,
      hurry: () => {
        this.hurried = sight.table.round;
      },
      show: (n) => {
        this.asked = this.asked === n ? undefined : n;
      },
      stop: () => {
        this.press();
      },
    });
  }
  key(stroke: Stroke): boolean {
    const sight = sightOf(this.table.link);
    if (!sight) return false;
    const { link, hooks, say } = this.table;
    const read = (what: 'table' | 'boats' | 'clock'): void => say(reading(what, sight, this.helm, namesFor(link, hooks.t)), true);
    return strike(sight, { helm: this.helm, stop: () => this.press(), read }, stroke);
  }
  drop(load: Load, over: string | undefined): void {
    const sight = sightOf(this.table.link);
    if (!sight) return;
    const [kind, from, to] = (over ?? '').split(' ');
    if (load.id.startsWith('new boat')) {
      if (kind === 'berth') this.helm.lay(Number(from), Number(to));
      return;
    }
    if (!load.id.startsWith('from ')) return;
    const first = Number(load.id.slice(5));
    const second = sight.table.lake.length > 0 ? [...sight.table.lake].findIndex((_, hole) => chipKey(sight, hole) === over) : -1;
    if (second < 0) this.helm.callOff();
    else if (second === first) this.helm.first = first;
    else this.helm.lay(first, second);
  }

  private get rushed(): boolean {
    return this.table.hooks.reducedMotion || this.hurried === sightOf(this.table.link)?.table.round;
  }
  private press(): void {
    this.stopping = true;
    this.helm.stop();
  }
  /** The room has a new state. */
  private hear(): void {
    const { link, hooks } = this.table;
    this.helm.sync();
    const sight = sightOf(link);
    if (!sight) return;
    const { table } = sight;
    this.metronome.plan(beatsOf(table), link.room.value.clock.running || table.phase === 'over');
    if (table.phase === this.phase) return;
    this.phase = table.phase;
    this.asked = undefined;
    this.stopping = false;
    clearTimeout(this.farewell);
    if (table.phase === 'over')
      this.farewell = setTimeout(() => hooks.finished?.(), Math.max(0, (this.rushed ? 0 : paceOf(table).end - link.now()) + FAREWELL_MS));
    // In the race for STOP! no key is lost on the way to it.
    if (table.phase === 'stop' && sight.me) this.table.focus('stop');
  }
  private refused(refusal: Refusal): void {
    const { hooks, link } = this.table;
    const { t } = hooks;
    this.stopping = false;
    const by = typeof refusal['by'] === 'number' ? refusal['by'] : -1;
    const who = (seat: Seat): string => link.person(seat)?.name ?? '';
    const own = by === link.seat.value;
    const text =
      refusal.code === 'berth-taken' && by >= 0
        ? own
          ? t('woertersee.taken.you')
          : t('woertersee.taken', { name: who(by) })
        : refusal.code === 'too-late' && by >= 0
          ? t('woertersee.was-faster', { name: who(by) })
          : refusal.code === 'no-way'
            ? t('woertersee.no-way', refusal)
            : t.first([`refusal.woertersee.${refusal.code}`, `refusal.table.${refusal.code}`, 'refusal.table.internal'], refusal);
    hooks.sound.play('refused');
    hooks.sound.buzz('refused');
    hooks.say(text, 'refused');
    this.table.say(text, true);
    this.table.redraw();
  }
  private done(what: 'boat' | 'step' | 'boat-chosen' | 'all-done'): void {
    const { hooks, link, say } = this.table;
    if (what === 'all-done') {
      hooks.sound.play('valid');
      return;
    }
    hooks.sound.play(what === 'boat' ? 'drop' : 'lift');
    const sight = sightOf(link);
    if (what === 'boat-chosen' && sight && this.helm.first !== undefined)
      say(hooks.t('woertersee.said.first', { letter: chipAt(sight, this.helm.first) }), true);
  }
}
