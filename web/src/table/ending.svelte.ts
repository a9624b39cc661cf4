/** The end of a game: the last choice stays in view for a moment, then the score is counted, then comes the result. */
import { pause } from '../lib/settings.svelte';
import { play } from '../lib/sound';

/** The last choice stays in view for so many times the pause after an opponent's move. */
const LAST_PAUSES = 1.5;

export class Ending {
  /** Whether the score is being counted on the board. */
  scoring = $state(false);
  /** Whether the result is still to come. */
  waits = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly onresult: () => void) {}

  /** Begin; what was not `seen` to end, as a table that is opened again, shows its result at once. */
  begin(seen: boolean, after: number): void {
    play('end');
    if (!seen || pause() === 0) return this.finish();
    this.waits = true;
    this.timer = setTimeout(() => (this.scoring = true), after + LAST_PAUSES * pause());
  }

  finish = (): void => {
    this.stop();
    this.onresult();
  };

  stop(): void {
    clearTimeout(this.timer);
    this.scoring = this.waits = false;
  }
}
