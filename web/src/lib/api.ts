/** Asking the server. */
import type {
  ChangeMe,
  EndPush,
  Fairness,
  Fault,
  FilledPad,
  GameBook,
  GameInfo,
  Lan,
  Me,
  MoveLink,
  NewTable,
  PadSheet,
  PushKey,
  Replay,
  Scored,
  Sit,
  StartPush,
  TableCard,
  TableInfo,
} from '../protocol';
import { lacksNonce, nonceFor } from './promises';
import { settings } from './settings.svelte';
import { t } from './text.svelte';

/** The server said no, or could not be reached; `message` is a sentence for the person. */
export class Refusal extends Error {
  constructor(
    readonly key: string,
    say: string,
  ) {
    super(say);
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const asked: RequestInit = { method, headers: { Accept: 'application/json', 'Accept-Language': settings.language } };
  if (body !== undefined) {
    asked.body = JSON.stringify(body);
    asked.headers = { ...asked.headers, 'Content-Type': 'application/json' };
  }
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, asked);
  } catch {
    throw new Refusal('offline', t('offline'));
  }
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function refusal(answer: Response): Promise<Refusal> {
  try {
    const fault = (await answer.json()) as Fault;
    return new Refusal(fault.key, fault.say);
  } catch {
    return new Refusal('broken', t('broken', { status: answer.status }));
  }
}

const bare = async <T>(path: string): Promise<T> => (await ask('GET', path)).json() as Promise<T>;
const spoken = (path: string): string => `${path}?language=${settings.language}`;
const get = <T>(path: string): Promise<T> => bare(spoken(path));
const send = async <T>(method: string, path: string, body: unknown = {}): Promise<T> =>
  (await ask(method, spoken(path), body)).json() as Promise<T>;

const books = new Map<string, Promise<GameBook>>();

export const api = {
  me: () => get<Me>('me'),
  changeMe: (changed: ChangeMe) => send<Me>('PATCH', 'me', changed),
  renewCookie: () => send<Me>('POST', 'me/renew'),
  games: () => get<GameInfo[]>('games'),
  tables: () => get<TableCard[]>('tables'),
  // As the page of a table promised the browser that it would be asked for.
  table: (table: string) => bare<TableInfo>(`tables/${table}`),
  /** Set a table up, and then, with its commitment known, add to its chance. */
  async create(table: NewTable): Promise<TableInfo> {
    const made = await send<TableInfo>('POST', 'tables', table);
    // Where the nonce cannot be given now, it is given when the table is opened.
    return lacksNonce(made) ? api.give(made).catch(() => made) : made;
  },
  give: (table: TableInfo) => send<TableInfo>('POST', `tables/${table.table}/nonce`, nonceFor(table)),
  sit: (table: TableInfo, sit: Sit) =>
    send<TableInfo>('POST', `tables/${table.table}/sit`, { ...nonceFor(table), ...sit }),
  stand: (table: string) => send<TableInfo>('POST', `tables/${table}/stand`),
  fill: (table: string, seat: number, strength: string | null) =>
    send<TableInfo>('PUT', `tables/${table}/seats/${seat}`, { strength }),
  moveLink: (table: string, seat: number) => send<MoveLink>('POST', `tables/${table}/seats/${seat}/link`),
  move: (token: string) => send<TableInfo>('POST', 'move', { token }),
  record: async (table: string) => (await ask('GET', `tables/${table}/record`)).text(),
  replay: (table: string) => get<Replay>(`tables/${table}/replay`),
  readReplay: (record: string) => send<Replay>('POST', 'replay', { record }),
  fairness: (table: string) => get<Fairness>(`tables/${table}/fairness`),
  verify: (record: string) => send<Fairness>('POST', 'verify', { record }),
  pad: (game: string, seats: number) => get<PadSheet>(`games/${game}/pad/${seats}`),
  score: (game: string, pad: FilledPad) => send<Scored>('POST', `games/${game}/score`, pad),
  lan: () => get<Lan>('lan'),
  pushKey: () => get<PushKey>('push'),
  startPush: (started: StartPush) => ask('PUT', spoken('push'), started),
  endPush: (ended: EndPush) => ask('DELETE', spoken('push'), ended),
  openLan: (open: boolean) => send<Lan>('PUT', 'lan', { open }),

  /** A game's book is read once for each language. */
  book(game: string): Promise<GameBook> {
    const path = spoken(`games/${game}/book`);
    const reading = books.get(path) ?? bare<GameBook>(path);
    books.set(path, reading);
    reading.catch(() => books.delete(path));
    return reading;
  },
};

/** The sentence for a person of whatever went wrong. */
export function sentenceOf(problem: unknown): string {
  return problem instanceof Refusal ? problem.message : t('part-missing');
}
