/** A few quiet sounds, synthesized, so that nothing is loaded. They are off by default. */
import { settings } from './settings.svelte';

type Sound = 'card' | 'coin' | 'turn' | 'end';

const NOTES: Record<Sound, [frequency: number, after: number, length: number][]> = {
  card: [[190, 0, 0.05]],
  coin: [
    [1320, 0, 0.06],
    [1760, 0.05, 0.09],
  ],
  turn: [
    [523, 0, 0.12],
    [659, 0.11, 0.18],
  ],
  end: [
    [392, 0, 0.15],
    [523, 0.14, 0.15],
    [659, 0.28, 0.3],
  ],
};

let output: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  output ??= new AudioContext();
  for (const [frequency, after, length] of NOTES[sound]) tone(output, frequency, after, length);
}

function tone(on: AudioContext, frequency: number, after: number, length: number): void {
  const start = on.currentTime + after;
  const source = new OscillatorNode(on, { frequency, type: frequency < 300 ? 'triangle' : 'sine' });
  const volume = new GainNode(on, { gain: 0 });
  volume.gain.linearRampToValueAtTime(0.12, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  source.connect(volume).connect(on.destination);
  source.start(start);
  source.stop(start + length + 0.02);
}
