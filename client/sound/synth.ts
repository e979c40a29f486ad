// A ship's small orchestra, synthesised as it plays: no files. The context is made in the first gesture, as phones demand.
import { signal } from '@preact/signals';
import { recall, remember } from '../net/memory.ts';
import type { Sound, SoundName } from './sound.ts';

const LEVEL = 0.25; // −12 dB

interface Tone {
  readonly hz: number;
  readonly to?: number;
  readonly at?: number;
  readonly ms: number;
  readonly wave?: OscillatorType;
  readonly level?: number;
}
const bell = (hz: number, at = 0, ms = 240): Tone[] => [
  { hz, at, ms, wave: 'sine' },
  { hz: hz * 2.76, at, ms: ms * 0.6, wave: 'sine', level: 0.35 },
];
const knock = (hz: number, at = 0): Tone => ({ hz, to: hz * 0.7, at, ms: 70, wave: 'triangle', level: 1.2 });
const TONES: { readonly [name in SoundName]: (bright: number) => readonly Tone[] } = {
  lift: () => [], // a flick of paper: noise, see below
  drop: () => [knock(220)],
  valid: () => [
    { hz: 523, ms: 90, wave: 'triangle' },
    { hz: 698, at: 90, ms: 140, wave: 'triangle' },
  ],
  capture: () => [{ hz: 300, to: 900, ms: 200, wave: 'sawtooth', level: 0.4 }],
  refused: () => [knock(110), knock(98, 110)],
  turn: () => bell(880),
  tick: (bright) => [{ hz: 900 + 900 * bright, ms: 35, wave: 'square', level: 0.3 }],
  stop: () => [
    { hz: 155, ms: 400, wave: 'sawtooth', level: 0.7 },
    { hz: 233, ms: 400, wave: 'sawtooth', level: 0.35 },
  ],
  lexicon: () => [0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) => bell(784, Math.floor(i / 2) * 420 + (i % 2) * 160)),
  win: () =>
    [
      [523, 659],
      [659, 784],
      [784, 988],
      [1047, 1319],
    ].flatMap(([low, high], i) => [...bell(low ?? 0, i * 130), ...bell(high ?? 0, i * 130)]),
};

/** Plays a source from `start` (context time, s), quickly up and slowly down. */
function swell(source: AudioScheduledSourceNode & AudioNode, into: AudioContext, start: number, ms: number, level: number): void {
  const gain = into.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(LEVEL * level, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + ms / 1000);
  source.connect(gain).connect(into.destination);
  source.start(start);
  source.stop(start + ms / 1000);
}
function flick(into: AudioContext): void {
  const noise = new AudioBufferSourceNode(into, { buffer: new AudioBuffer({ length: 2400, sampleRate: into.sampleRate }) });
  const samples = noise.buffer?.getChannelData(0) ?? [];
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  const band = new BiquadFilterNode(into, { type: 'bandpass', frequency: 2000, Q: 0.8 });
  const gain = new GainNode(into, { gain: 0.6 });
  noise.connect(band).connect(gain);
  gain.gain.setTargetAtTime(0, into.currentTime, 0.012);
  gain.connect(into.destination);
  noise.start();
}

export function synth(buzzing: () => boolean): Sound {
  const muted = signal(recall('muted') === 'yes');
  let context: AudioContext | undefined;
  const wake = (): void => {
    context ??= new AudioContext();
    if (context.state !== 'running') context.resume().catch(() => undefined); // not allowed yet: the next gesture asks again
  };
  addEventListener('pointerdown', wake, { capture: true });
  addEventListener('keydown', wake, { capture: true });

  return {
    muted,
    toggle() {
      muted.value = !muted.value;
      remember('muted', muted.value ? 'yes' : 'no');
    },
    play(name, bright = 0) {
      if (muted.value || context?.state !== 'running') return;
      if (name === 'lift') return flick(context);
      for (const tone of TONES[name](bright)) {
        const start = context.currentTime + (tone.at ?? 0) / 1000;
        const voice = new OscillatorNode(context, { type: tone.wave ?? 'sine', frequency: tone.hz });
        if (tone.to) voice.frequency.exponentialRampToValueAtTime(tone.to, start + tone.ms / 1000);
        swell(voice, context, start, tone.ms, tone.level ?? 1);
      }
    },
    buzz(kind) {
      if (buzzing() && typeof navigator.vibrate === 'function')
        navigator.vibrate(kind === 'turn' ? 30 : kind === 'stop' ? [60, 40, 60] : [20, 30, 20]);
    },
  };
}
