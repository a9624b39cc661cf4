/** Plays sounds. They are off at first. */
import { settings } from './settings.svelte';
import { sounding, type Sound } from './sounds';

let output: AudioContext | undefined;

/** Play a sound, after so many seconds. */
export function play(sound: Sound, after = 0): void {
  if (!settings.sound || document.hidden) return;
  const on = (output ??= new AudioContext());
  void on.resume();
  sounding(on, sound, on.currentTime + after);
}
