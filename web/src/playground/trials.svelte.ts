/** The variants of a game that are being played, what they show so far, and what is wrong with them. */
import type { Order, TrialResult } from '../alone/messages';
import { Trial } from '../alone/job';

export class Trials {
  /** Of each variant what its games show so far. */
  results = $state.raw<(TrialResult | undefined)[]>([]);
  trouble = $state('');
  running = $state.raw<Trial[]>([]);
  private count = $state(1);

  /** Which part of the games is done. */
  readonly share = $derived.by(() => {
    const done = this.results.reduce((sum, result) => sum + (result?.games ?? 0), 0);
    return done / this.count / Math.max(1, this.results.length);
  });

  async run(orders: Order[]): Promise<void> {
    this.stop();
    this.trouble = '';
    this.count = orders[0]?.games ?? 1;
    this.results = orders.map(() => undefined);
    this.running = orders.map((order, i) => new Trial(order, (result) => this.put(i, result)));
    try {
      const last = await Promise.all(this.running.map((trial) => trial.result));
      this.results = last;
    } catch (problem) {
      this.trouble = problem instanceof Error ? problem.message : String(problem);
    }
    this.stop();
  }

  stop(): void {
    this.running.forEach((trial) => trial.end());
    this.running = [];
  }

  private put(i: number, result: TrialResult): void {
    this.results = this.results.with(i, result);
  }
}
