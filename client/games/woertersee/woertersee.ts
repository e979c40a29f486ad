// The Wörtersee table: hears the room, holds what this person has in hand, and puts the picture of each phase together.
import { effect } from '@preact/signals';
import type { Refusal } from '../../../shared/game.ts';
import type { Load, Picture, Scene, Stroke, View } from '../../table/picture.ts';
import type { SceneMaker, Table } from '../../table/scene.ts';
import { beatsOf, Metronome } from './beats.ts';
import { compose } from './compose.ts';
import { Finale } from './finale.ts';
import { Helm } from './helm.ts';
import { strike } from './keys.ts';
import { chipKey } from './lake-part.ts';
import { namesFor } from './names.ts';
import { tellNews } from './news.ts';
import { reading } from './reading.ts';
import { refusalText } from './refusal-text.ts';
import { chipAt, sightOf } from './sight.ts';

export const woertersee: SceneMaker = (table) => new LakeScene(table);

class LakeScene implements Scene {
  private readonly table: Table;
  private readonly helm: Helm;
  private readonly metronome: Metronome;
  private readonly finale: Finale;
  /** The last words of a game are seen before its results. */
  readonly farewell = true;
  private readonly stops: (() => void)[];
  /** The reveal of this round is shown at once; the word that was asked for. */
  private hurried = 0;
  private asked: number | undefined;
  private phase = '';
  private stopping = false;

  constructor(table: Table) {
    this.table = table;
    const { link, hooks } = table;
    const names = namesFor(link, hooks.t);
    this.helm = new Helm(link, { changed: table.redraw, refused: (refusal) => this.refused(refusal), done: (what) => this.done(what) });
    this.finale = new Finale({
      rushed: () => this.rushed,
      redraw: table.redraw,
      finished: () => hooks.finished?.(),
      local: () => performance.now(),
    });
    this.metronome = new Metronome({ now: () => this.finale.now ?? link.now() }, ({ sound, bright }) => {
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
    this.finale.close();
    this.metronome.close();
    this.helm.close();
  }

  picture(view: View): Picture {
    const seen = sightOf(this.table.link);
    const sight = seen && { ...seen, now: this.finale.now ?? seen.now };
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
    const { link } = this.table;
    this.helm.sync();
    const sight = sightOf(link);
    if (!sight) return;
    const { table } = sight;
    const fresh = table.phase !== this.phase;
    this.phase = table.phase;
    if (fresh && table.phase === 'over') this.finale.begin(table);
    this.metronome.plan(beatsOf(table), link.room.value.clock.running || table.phase === 'over');
    if (!fresh) return;
    this.asked = undefined;
    this.stopping = false;
    // In the race for STOP! no key is lost on the way to it.
    if (table.phase === 'stop' && sight.me) this.table.focus('stop');
  }
  private refused(refusal: Refusal): void {
    const { hooks, link } = this.table;
    this.stopping = false;
    const text = refusalText(refusal, link, hooks.t);
    hooks.sound.play('refused');
    hooks.sound.buzz('refused');
    hooks.say(text, 'refused');
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
