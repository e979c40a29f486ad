// What can be heard and felt. The synth fulfils it; tests bring a silent one.
import type { ReadonlySignal } from '@preact/signals';

export type SoundName = 'lift' | 'drop' | 'valid' | 'capture' | 'refused' | 'turn' | 'tick' | 'stop' | 'lexicon' | 'win';
export interface Sound {
  readonly muted: ReadonlySignal<boolean>;
  /** Mute is one tap and remembered. */
  toggle(): void;
  /** `bright`: 0 … 1, for ticks that grow brighter each second. */
  play(name: SoundName, bright?: number): void;
  /** Vibrates where phones can and motion is welcome: your turn, STOP, errors. */
  buzz(kind: 'turn' | 'stop' | 'refused'): void;
}
