/** What quiet sounds are made of: card, wood, coin and bell. Nothing is loaded for them. Each is over within a second. */

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

const LOUD = 0.2;
const NOISE_SECONDS = 0.25;
/** The tones of a struck body, as parts of its pitch: each is quieter than the one before, and dies away sooner. */
const COIN = [1, 1.48, 2.27, 3.4];
const BELL = [1, 2, 0.5, 2.74, 1.19, 1.5];
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

export const TONES: Record<Sound, Tone[]> = {
  card: struck(WOOD, 392, 0.06, 0.08, 1.2),
  coin: [...struck(COIN, 2093, 0, 0.16, 0.5), ...struck(COIN, 2349, 0.07, 0.22, 0.6)],
  turn: struck(BELL, 659, 0, 0.7, 0.5),
  round: [...struck(BELL, 523, 0, 0.8, 0.7), ...struck(BELL, 392, 0.22, 0.85, 0.7)],
  end: [523, 659, 784].flatMap((pitch, i) => struck(BELL, pitch, i * 0.15, 0.85, 0.7)),
};
const NOISES: Partial<Record<Sound, Noise[]>> = {
  card: [{ pitch: 2600, to: 900, at: 0, length: 0.11, loud: 0.8 }],
};

let hiss: AudioBuffer | undefined;

/** Let a sound begin at a time. */
export function sounding(on: BaseAudioContext, sound: Sound, start: number): void {
  for (const tone of TONES[sound]) strike(on, tone, start + tone.at);
  for (const noise of NOISES[sound] ?? []) breathe(on, noise, start + noise.at);
}

function strike(on: BaseAudioContext, { pitch, length, loud }: Tone, start: number): void {
  const source = new OscillatorNode(on, { frequency: pitch });
  source.connect(fading(on, start, length, loud));
  source.start(start);
  source.stop(start + length);
}

function breathe(on: BaseAudioContext, { pitch, to, length, loud }: Noise, start: number): void {
  const source = new AudioBufferSourceNode(on, { buffer: (hiss ??= noiseOf(on)) });
  const band = new BiquadFilterNode(on, { type: 'bandpass', frequency: pitch, Q: 0.9 });
  band.frequency.setValueAtTime(pitch, start);
  band.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(band).connect(fading(on, start, length, loud));
  source.start(start);
  source.stop(start + length);
}

/** Return a volume that rises at once and dies away. */
function fading(on: BaseAudioContext, start: number, length: number, loud: number): GainNode {
  const volume = new GainNode(on, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUD * loud, start + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + length);
  volume.connect(on.destination);
  return volume;
}

function noiseOf(on: BaseAudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: Math.ceil(NOISE_SECONDS * on.sampleRate), sampleRate: on.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
