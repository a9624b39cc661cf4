/**
 * Quiet sounds, made as they are played, so that nothing is loaded: card, wood, coin and bell. They are off at first, and
 * each is over within a second.
 */
import { settings } from './settings.svelte';

export type Sound = 'card' | 'coin' | 'turn' | 'round' | 'end';

/** A tone that dies away: its pitch, when it begins, how long it sounds in seconds, how loud it is. */
interface Tone {
  pitch: number;
  at: number;
  length: number;
  loud: number;
}
/** A breath of noise around a pitch that slides to another. */
interface Noise extends Tone {
  to: number;
}

const LOUD = 0.16;
const NOISE_SECONDS = 0.25;
/** The tones of a struck body beside its lowest one, with how loud each is; higher ones die away sooner. */
const COIN = [1, 1.48, 2.27, 3.4];
const BELL = [0.5, 1, 1.19, 1.5, 2, 2.74];
const WOOD = [1, 2.4, 3.9];

/** Return the tones of a body that is struck. */
function struck(body: number[], pitch: number, at: number, length: number, loud = 1): Tone[] {
  return body.map((part, i) => ({
    pitch: pitch * part,
    at,
    length: length / (1 + i * 0.6),
    loud: loud / (1 + i * 0.9),
  }));
}

const TONES: Record<Sound, Tone[]> = {
  card: struck(WOOD, 196, 0.09, 0.07, 0.9),
  coin: [...struck(COIN, 2093, 0, 0.16, 0.5), ...struck(COIN, 2349, 0.07, 0.22, 0.6)],
  turn: struck(BELL, 659, 0, 0.7, 0.5),
  round: [...struck(BELL, 523, 0, 0.8, 0.7), ...struck(BELL, 392, 0.22, 0.85, 0.7)],
  end: [523, 659, 784].flatMap((pitch, i) => struck(BELL, pitch, i * 0.15, 0.85, 0.7)),
};
const NOISES: Partial<Record<Sound, Noise[]>> = {
  card: [{ pitch: 2600, to: 900, at: 0, length: 0.11, loud: 0.8 }],
};

let output: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** Play a sound, after so many seconds. */
export function play(sound: Sound, after = 0): void {
  if (!settings.sound || document.hidden) return;
  const on = (output ??= new AudioContext());
  void on.resume();
  const start = on.currentTime + after;
  for (const tone of TONES[sound]) strike(on, tone, start + tone.at);
  for (const noise of NOISES[sound] ?? []) breathe(on, noise, start + noise.at);
}

function strike(on: AudioContext, { pitch, length, loud }: Tone, start: number): void {
  const source = new OscillatorNode(on, { frequency: pitch });
  source.connect(fading(on, start, length, loud));
  source.start(start);
  source.stop(start + length);
}

function breathe(on: AudioContext, { pitch, to, length, loud }: Noise, start: number): void {
  const source = new AudioBufferSourceNode(on, { buffer: (hiss ??= noiseOf(on)) });
  const band = new BiquadFilterNode(on, { type: 'bandpass', frequency: pitch, Q: 0.9 });
  band.frequency.setValueAtTime(pitch, start);
  band.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(band).connect(fading(on, start, length, loud));
  source.start(start);
  source.stop(start + length);
}

/** Return a volume that rises at once and dies away. */
function fading(on: AudioContext, start: number, length: number, loud: number): GainNode {
  const volume = new GainNode(on, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUD * loud, start + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + length);
  volume.connect(on.destination);
  return volume;
}

function noiseOf(on: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: Math.ceil(NOISE_SECONDS * on.sampleRate), sampleRate: on.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
