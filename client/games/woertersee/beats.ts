// What sounds at which moment of a round by itself, without news from the server: the last seconds, and the words of the reveal.
import type { Millis } from '../../../shared/game.ts';
import type { TableView } from '../../../shared/games/woertersee/view.ts';
import type { SoundName } from '../../sound/sound.ts';
import type { TableLink } from '../../table/link.ts';
import { paceOf } from './pace.ts';

export interface Beat {
  readonly at: Millis;
  readonly sound: SoundName;
  readonly bright: number;
}
const LAST = 10;

const ticks = (until: Millis): readonly Beat[] =>
  Array.from({ length: LAST }, (_, i) => ({ at: until - (LAST - i) * 1000, sound: 'tick' as const, bright: i / (LAST - 1) }));
/** Every beat of the phase, first first: a tick for each of the last ten seconds, brighter each; a tone for each word revealed. */
export function beatsOf(table: TableView): readonly Beat[] {
  switch (table.phase) {
    case 'search':
      return ticks(table.endsAt);
    case 'trace':
      return ticks(table.traceUntil);
    case 'shown':
    case 'over': {
      const pace = paceOf(table);
      return table.reveals.map(({ points }, n) => ({
        at: pace.at(n),
        sound: points > 0 ? ('valid' as const) : ('drop' as const),
        bright: 0,
      }));
    }
    default:
      return [];
  }
}

/** Plays beats in game time, one alarm at a time; planned anew with every state of the room, so that a pause holds them back. */
export class Metronome {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly link: Pick<TableLink, 'now'>;
  private readonly play: (beat: Beat) => void;
  private last = -1;
  constructor(link: Pick<TableLink, 'now'>, play: (beat: Beat) => void) {
    this.link = link;
    this.play = play;
  }
  plan(beats: readonly Beat[], running: boolean): void {
    clearTimeout(this.timer);
    const now = this.link.now();
    const next = running ? beats.find(({ at }) => at > now && at > this.last) : undefined;
    if (!next) return;
    this.timer = setTimeout(
      () => {
        if (this.link.now() < next.at - 60) {
          this.plan(beats, running);
          return;
        }
        this.last = next.at;
        this.play(next);
        this.plan(beats, running);
      },
      Math.max(0, next.at - now),
    );
  }
  close(): void {
    clearTimeout(this.timer);
  }
}
