/** The worker that holds the tables of the page: Python in WebAssembly, which `bailey site` has put beside the client. */
import type { FromWorker, ToWorker } from './messages';
import { Kept } from './pieces';

/** What is used of Pyodide. */
interface Pyodide {
  unpackArchive(content: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(name: string): Python;
}
type Python = Record<string, (...given: unknown[]) => unknown>;
interface Answered {
  status: number;
  media_type: string;
  body: { toJs(): Uint8Array; destroy(): void };
  destroy(): void;
}
interface Connection {
  take(text: string): void;
  close(): void;
}
interface Page {
  open(): Promise<void>;
  request(method: string, target: string, body: unknown, language: string): Promise<Answered>;
  precompile(): Promise<Uint8Array>;
  connect(path: string, tell: (what: string, text: string) => void): Connection;
}

const PYTHON = new URL('/python/', self.location.href);
const PLACE = '/lib/python3.14/site-packages';
/** So long after the start something else may be done, in milliseconds. */
const WHEN_QUIET = 10_000;
const LOCK = 'bailey-tables';

const tell = (told: FromWorker, moved: Transferable[] = []): void => self.postMessage(told, { transfer: moved });
const file = async (name: string): Promise<ArrayBuffer> => {
  const answer = await fetch(new URL(name, PYTHON));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.arrayBuffer();
};

/** Two pages would write over one another: the first one holds the lock until it is closed. */
async function onlyOne(): Promise<void> {
  tell({ tells: 'stage', stage: 'waiting' });
  await new Promise<void>((held) => {
    void navigator.locks.request(LOCK, () => {
      held();
      return new Promise(() => undefined);
    });
  });
}

async function begin(): Promise<Page> {
  const script = new URL('pyodide.mjs', PYTHON).href;
  const loading = (
    import(/* @vite-ignore */ script) as Promise<{ loadPyodide: (how: object) => Promise<Pyodide> }>
  ).then(({ loadPyodide }) => loadPyodide({ indexURL: PYTHON.href }));
  const [packages, version] = [file('bailey.zip'), file('version.txt')];
  await onlyOne();
  tell({ tells: 'stage', stage: 'loading' });
  const kept = await Kept.open();
  const python = await loading;
  python.unpackArchive(await packages, 'zip', { extractDir: PLACE });
  const site = new TextDecoder().decode(await version);
  const compiled = await kept.compiled(site);
  if (compiled) python.unpackArchive(compiled, 'zip', { extractDir: PLACE });
  const keep = (numbers: number[], pieces: Uint8Array[], count: number): Promise<void> =>
    kept.keep(numbers, pieces, count);
  const made = python.pyimport('bailey.site.browser')['page'] as (...given: unknown[]) => Page;
  const page = made(kept.about.player, kept.about.secret, kept.pieces, keep);
  await page.open();
  tell({ tells: 'stage', stage: 'ready' });
  if (!compiled) setTimeout(() => void precompile(page, kept, site), WHEN_QUIET);
  return page;
}

/** Compile what this start has imported, so that the next one need not. */
async function precompile(page: Page, kept: Kept, version: string): Promise<void> {
  const archive = (await page.precompile()).slice().buffer as ArrayBuffer;
  await kept.keepCompiled({ version, archive });
}

const page = begin();
page.catch((fault: unknown) => tell({ tells: 'stage', stage: 'failed', why: String(fault) }));
const connections = new Map<number, Connection>();

async function carryOut(asked: ToWorker): Promise<void> {
  const at = await page;
  if (asked.do === 'request') {
    const answered = await at.request(asked.method, asked.target, asked.body, asked.language);
    const body = answered.body.toJs().slice().buffer as ArrayBuffer;
    tell({ tells: 'answer', id: asked.id, status: answered.status, type: answered.media_type, body }, [body]);
    answered.body.destroy();
    answered.destroy();
    return;
  }
  const { connection } = asked;
  if (asked.do === 'connect') {
    const told = (what: string, text: string): void =>
      what === 'message'
        ? tell({ tells: 'message', connection, text })
        : tell({ tells: what as 'open' | 'close', connection });
    connections.set(connection, at.connect(asked.path, told));
  } else if (asked.do === 'send') connections.get(connection)?.take(asked.text);
  else connections.get(connection)?.close();
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => void carryOut(data);
