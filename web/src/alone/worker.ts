/** The worker that holds the tables of the page: Python in WebAssembly, which `bailey site` has put beside the client. */
import type { Files, FromWorker, JobName, ToWorker, Written } from './messages';
import { Kept } from './pieces';

/** What is used of Pyodide. */
interface Pyodide {
  unpackArchive(content: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(name: string): Python;
  makeMemorySnapshot(): Uint8Array;
}
type SoFar = Extract<FromWorker, { tells: 'so far' }>['result'];
type Found = Extract<FromWorker, { tells: 'found' }>['result'];
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
interface Session {
  run(line: string): string;
}
interface Page {
  open(): Promise<void>;
  request(method: string, target: string, body: unknown, language: string): Promise<Answered>;
  precompile(): Promise<Uint8Array>;
  connect(path: string, tell: (what: string, text: string) => void): Connection;
}

const PYTHON = new URL('../python/', self.location.href);
const PLACE = '/lib/python3.14/site-packages';
/** So long after the start something else may be done, in milliseconds. */
const WHEN_QUIET = 10_000;
/** Another page may need a moment to go, in milliseconds. */
const PATIENCE = 500;
/** A second Python beside the first takes 200 MB for a while: a device with less memory than so many GB is spared it. */
const LEAST_MEMORY = 4;
/** The name of a worker that only takes a picture of a Python for the next start, before its language. */
const SNAPSHOT = 'snapshot:';
/** The modules of the work that has a worker of its own: the function is called as the work. */
const JOBS: Record<JobName, string> = { trial: 'bailey.site.trial', check: 'bailey.site.own_check' };
/** The name of a worker that holds tables for a game that somebody writes. */
const OWN = 'own';
/** The name of a worker that runs Python line by line. */
const CONSOLE = 'console';
const connections = new Map<number, Connection>();
/** Another site of the same host is kept apart. */
const FOLDER = new URL('..', self.location.href).pathname;

const tell = (told: FromWorker, moved: Transferable[] = []): void => self.postMessage(told, { transfer: moved });
const file = async (name: string): Promise<ArrayBuffer> => {
  const answer = await fetch(new URL(name, PYTHON));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.arrayBuffer();
};

/** Two pages would write over one another: the first one holds the lock until it is closed. */
async function onlyOne(): Promise<void> {
  const told = setTimeout(() => tell({ tells: 'stage', stage: 'waiting' }), PATIENCE);
  await new Promise<void>((held) => {
    void navigator.locks.request(`bailey-tables:${FOLDER}`, () => {
      clearTimeout(told);
      held();
      return new Promise(() => undefined);
    });
  });
}

type Load = (how: object) => Promise<Pyodide>;

/** What every start needs: Python, what lies beside it, and what the browser has kept. */
async function gather(): Promise<{ load: Load; packages: ArrayBuffer; version: string; kept: Kept }> {
  const script = new URL('pyodide.mjs', PYTHON).href;
  const [{ loadPyodide }, packages, version, kept] = await Promise.all([
    import(/* @vite-ignore */ script) as Promise<{ loadPyodide: Load }>,
    file('bailey.zip'),
    file('version.txt'),
    Kept.open(`bailey:${FOLDER}`),
  ]);
  const load: Load = (how) => loadPyodide({ indexURL: PYTHON.href, ...how });
  return { load, packages, version: new TextDecoder().decode(version), kept };
}

async function unpack(python: Pyodide, packages: ArrayBuffer, bytecode: ArrayBuffer | undefined): Promise<void> {
  for (const archive of [packages, bytecode]) if (archive) python.unpackArchive(archive, 'zip', { extractDir: PLACE });
}

/** Start Python, from its picture if there is one. */
async function start(): Promise<{ python: Pyodide; version: string; kept: Kept; complete: boolean }> {
  const { load, packages, version, kept } = await gather();
  const [bytecode, memory] = await Promise.all([kept.made('bytecode', version), kept.made('memory', version)]);
  const picture = memory ? { _loadSnapshot: new Uint8Array(memory) } : {};
  // A memory that does not fit this browser any more is no reason to stop.
  const python = await load(picture).catch(() => load({}));
  await unpack(python, packages, bytecode);
  return { python, version, kept, complete: bytecode !== undefined && memory !== undefined };
}

async function begin(): Promise<Page> {
  await onlyOne();
  tell({ tells: 'stage', stage: 'loading' });
  const { python, version, kept, complete } = await start();
  const keep = (numbers: number[], pieces: Uint8Array[], count: number): Promise<void> =>
    kept.keep(numbers, pieces, count);
  const made = python.pyimport('bailey.site.browser')['page'] as (...given: unknown[]) => Page;
  const page = made(kept.about.player, kept.about.secret, kept.pieces, keep);
  await page.open();
  tell({ tells: 'stage', stage: 'ready' });
  if (!complete) setTimeout(() => void prepare(page, kept, version), WHEN_QUIET);
  return page;
}

/** Begin tables for a game that somebody writes; they keep nothing. */
async function beginOwn(files: Files): Promise<Page> {
  tell({ tells: 'stage', stage: 'loading' });
  const { python } = await start();
  const own = python.pyimport('bailey.site.own_page');
  const fault = own['load']?.(JSON.stringify(files)) as string;
  if (fault) throw new Error(fault);
  const page = own['page']?.() as Page;
  await page.open();
  tell({ tells: 'stage', stage: 'ready' });
  return page;
}

/** Make what lets the next start be quicker; a worker of its own takes the picture of a fresh Python. */
async function prepare(page: Page, kept: Kept, version: string): Promise<void> {
  if (!(await kept.made('bytecode', version)))
    await kept.keepMade('bytecode', version, (await page.precompile()).slice().buffer as ArrayBuffer);
  const { deviceMemory: gigabytes = LEAST_MEMORY } = navigator as { deviceMemory?: number };
  if (gigabytes >= LEAST_MEMORY) new Worker(self.location.href, { type: 'module', name: `${SNAPSHOT}${self.name}` });
}

async function takeSnapshot(language: string): Promise<void> {
  const { load, packages, version, kept } = await gather();
  const python = await load({ _makeSnapshot: true });
  await unpack(python, packages, await kept.made('bytecode', version));
  python.pyimport('bailey.site.preloaded')['preload']?.(language);
  await kept.keepMade('memory', version, python.makeMemorySnapshot().slice().buffer as ArrayBuffer);
}

function serve(page: Promise<Page>): void {
  page.catch((fault: unknown) =>
    tell({ tells: 'stage', stage: 'failed', why: fault instanceof Error ? fault.message : String(fault) }),
  );
  self.onmessage = ({ data }: MessageEvent<ToWorker>) => void page.then((at) => carryOut(at, data));
}

async function carryOut(at: Page, asked: ToWorker): Promise<void> {
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

/** Carry out what is ordered, and tell what was found; the page ends this worker. */
async function work(name: JobName, order: object): Promise<void> {
  const { python } = await start();
  const soFar = (text: string): void => tell({ tells: 'so far', result: JSON.parse(text) as SoFar });
  const text = python.pyimport(JOBS[name])[name]?.(JSON.stringify(order), soFar) as string;
  tell({ tells: 'found', result: JSON.parse(text) as Found });
}

/** Run the lines that the page sends, and tell what each writes. */
function converse(): void {
  const begun = start().then(({ python }) => python.pyimport('bailey.site.console')['Console']?.() as Session);
  self.onmessage = ({ data }: MessageEvent<string>) =>
    void begun.then(
      (session) => tell({ tells: 'written', ...(JSON.parse(session.run(data)) as Written) }),
      (fault: unknown) => tell({ tells: 'written', written: String(fault), more: false }),
    );
}

const isJob = (name: string): name is JobName => name in JOBS;
const { name } = self;

if (isJob(name))
  self.onmessage = ({ data }: MessageEvent<object>) =>
    void work(name, data).catch((fault: unknown) => tell({ tells: 'found', result: { fault: String(fault) } }));
else if (name === OWN) self.onmessage = ({ data }: MessageEvent<Files>) => serve(beginOwn(data));
else if (name === CONSOLE) converse();
else if (name.startsWith(SNAPSHOT)) void takeSnapshot(name.slice(SNAPSHOT.length)).finally(() => self.close());
else serve(begin());
