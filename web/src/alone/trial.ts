/** Plays many games of one variant of a game in a worker of its own, which may be ended at any time. */
import type { TrialResult, FromWorker, Order } from './messages';

export class Trial {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'trial' });

  /** Resolves to what was found; fails with what is wrong with the game. */
  readonly found: Promise<TrialResult>;

  constructor(order: Order, oncount: (done: number, of: number) => void) {
    this.found = new Promise((settle, fail) => {
      this.worker.onerror = (fault) => fail(new Error(fault.message));
      this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.tells === 'counted') oncount(data.done, data.of);
        if (data.tells !== 'found') return;
        this.end();
        if ('fault' in data.found) fail(new Error(data.found.fault));
        else settle(data.found);
      };
    });
    this.worker.postMessage(order);
  }

  end(): void {
    this.worker.terminate();
  }
}
