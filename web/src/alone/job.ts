/** Work that has a worker of its own, with a Python of its own, which may be ended at any time. */
import type { CheckOrder, CheckResult, FromWorker, JobName, Missing, Order, TrialResult } from './messages';

export class Job<Order, SoFar, Found> {
  private readonly worker: Worker;

  /** Resolves to what was found; fails with what is wrong with the game. A job that is ended never settles. */
  readonly result: Promise<Found>;

  constructor(name: JobName, order: Order, onsofar: (soFar: SoFar) => void) {
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name });
    this.result = new Promise((settle, fail) => {
      this.worker.onerror = (fault) => fail(new Error(fault.message));
      this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.tells === 'so far') onsofar(data.result as SoFar);
        if (data.tells !== 'found') return;
        this.end();
        if ('fault' in data.result) fail(new Error(data.result.fault));
        else settle(data.result as Found);
      };
    });
    this.worker.postMessage(order);
  }

  end(): void {
    this.worker.terminate();
  }
}

/** Plays many games of one variant of a game. */
export class Trial extends Job<Order, TrialResult, TrialResult> {
  constructor(order: Order, onresult: (soFar: TrialResult) => void) {
    super('trial', order, onresult);
  }
}

/** Checks a game of one's own. */
export class Checking extends Job<CheckOrder, CheckResult, Missing> {
  constructor(order: CheckOrder, onresult: (result: CheckResult) => void) {
    super('check', order, onresult);
  }
}
