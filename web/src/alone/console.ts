/** Python with Bailey in it, line by line, in a worker of its own. */
import type { FromWorker, Written } from './messages';

export class Console {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'console' });
  private readonly asked: ((written: Written) => void)[] = [];

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.tells === 'written') this.asked.shift()?.(data);
    };
    this.worker.onerror = ({ message }) => this.asked.shift()?.({ written: message, more: false });
  }

  /** Run a line; of a session that is ended nothing comes. */
  run(line: string): Promise<Written> {
    this.worker.postMessage(line);
    return new Promise((settle) => this.asked.push(settle));
  }

  end(): void {
    this.worker.terminate();
  }
}
