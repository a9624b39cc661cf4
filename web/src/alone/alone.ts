/** The tables in this page, as a server is to others: requests and connections go to a worker. */
import type { Files, FromWorker, Stage, ToWorker } from './messages';
import { beginning } from './stage.svelte';

declare global {
  interface Window {
    /** The tables on which a page's frames play. */
    lentTables?: PageTables | undefined;
  }
}

/** What is used of a WebSocket. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;

/** A connection to a table in the worker. */
class PageSocket implements Socket {
  readyState = CONNECTING;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;

  constructor(
    private readonly tell: (what: ToWorker) => void,
    private readonly connection: number,
  ) {}

  send(text: string): void {
    this.tell({ do: 'send', connection: this.connection, text });
  }

  close(): void {
    this.readyState = CLOSED;
    this.tell({ do: 'close', connection: this.connection });
  }

  take(told: FromWorker): void {
    if (told.tells === 'open') {
      this.readyState = OPEN;
      this.onopen?.();
    } else if (told.tells === 'message') this.onmessage?.({ data: told.text });
    else if (this.readyState !== CLOSED) {
      this.readyState = CLOSED;
      this.onclose?.();
    }
  }
}

export class PageTables {
  private readonly answers = new Map<number, (answer: Response) => void>();
  private readonly sockets = new Map<number, PageSocket>();
  private last = 0;
  private ready = false;

  constructor(
    private readonly worker: Worker,
    private readonly folder: string,
    private readonly onstage: (stage: Stage, why: string) => void,
  ) {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.take(data);
  }

  /** Answer a request; what the site has in a file need not wait for the tables to begin. */
  request(target: string, options: RequestInit): Promise<Response> {
    const known = this.ready ? null : /^\/api\/games\?language=(\w\w)$/.exec(target);
    return known ? fetch(`${this.folder}known/games.${known[1]}.json`) : this.ask(target, options);
  }

  private ask(target: string, { method = 'GET', body, headers }: RequestInit): Promise<Response> {
    const id = ++this.last;
    const language = new Headers(headers).get('accept-language') ?? '';
    this.tell({ do: 'request', id, method, target, body: typeof body === 'string' ? body : '', language });
    return new Promise((settle) => this.answers.set(id, settle));
  }

  connect(path: string): Socket {
    const connection = ++this.last;
    const socket = new PageSocket((what) => this.tell(what), connection);
    this.sockets.set(connection, socket);
    this.tell({ do: 'connect', connection, path });
    return socket;
  }

  private tell(what: ToWorker): void {
    this.worker.postMessage(what);
  }

  private take(told: FromWorker): void {
    if (told.tells === 'stage') {
      this.ready = told.stage === 'ready';
      this.onstage(told.stage, told.why ?? '');
    } else if (told.tells === 'answer') {
      const answer = new Response(told.status === 204 ? null : told.body, {
        status: told.status,
        headers: { 'Content-Type': told.type },
      });
      this.answers.get(told.id)?.(answer);
      this.answers.delete(told.id);
    } else if ('connection' in told) {
      this.sockets.get(told.connection)?.take(told);
      if (told.tells === 'close') this.sockets.delete(told.connection);
    }
  }

  /** A link to a file of the interface is one to the worker: it is asked for, and given as a file. */
  download(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[download][href^="/api/"]');
    if (!link) return;
    event.preventDefault();
    void this.request(link.pathname + link.search, {})
      .then((answer) => answer.blob())
      .then((content) => {
        const url = URL.createObjectURL(content);
        Object.assign(document.createElement('a'), { href: url, download: link.download }).click();
        URL.revokeObjectURL(url);
      });
  }
}

/** Begin the worker of the site in a folder of its host; it answers what is asked meanwhile when it is ready. */
function begin(folder: string): PageTables {
  const name = document.documentElement.lang;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name });
  return new PageTables(worker, folder, (stage, why) => {
    Object.assign(beginning, { stage, why });
    document.documentElement.dataset['alone'] = stage;
  });
}

function lent(): PageTables | undefined {
  try {
    return window.parent === window ? undefined : window.parent.lentTables;
  } catch {
    return undefined; // the page around this one is another site's
  }
}

/** Return the tables of this page: those that the page around it lends, if it is a frame, or its own, which begin now. */
export function tablesOf(folder: string): PageTables {
  const tables = lent() ?? begin(folder);
  document.addEventListener('click', (event) => tables.download(event), { capture: true });
  return tables;
}

/** Begin tables for a game that somebody writes, and lend them to the frames of this page. */
export function beginOwn(files: Files, folder: string, onstage: (stage: Stage, why: string) => void): () => void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'own' });
  window.lentTables = new PageTables(worker, folder, onstage);
  worker.postMessage(files);
  return () => {
    worker.terminate();
    window.lentTables = undefined;
  };
}
