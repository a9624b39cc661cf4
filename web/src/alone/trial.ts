/** Plays many games of one variant of a game in a worker of its own, which may be ended at any time. */
import type { FromWorker, Order, TrialResult } from './messages';

export class Trial {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'trial' });

  /** Resolves to what all games show; fails with what is wrong with the game. A trial that is ended never settles. */
  readonly result: Promise<TrialResult>;

  constructor(order: Order, onresult: (soFar: TrialResult) => void) {
    this.result = new Promise((settle, fail) => {
      this.worker.onerror = (fault) => fail(new Error(fault.message));
      this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.tells === 'counted') onresult(data.result);
        if (data.tells !== 'found') return;
        this.end();
        if ('fault' in data.result) fail(new Error(data.result.fault));
        else settle(data.result);
      };
    });
    this.worker.postMessage(order);
  }

  end(): void {
    this.worker.terminate();
  }
}
