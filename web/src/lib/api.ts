/** Requests to the server. */
import type {
  AnalysisState,
  AnalysisWords,
  ChangeMe,
  Chances,
  CommonMistakes,
  DayCard,
  DayPage,
  Earlier,
  EndPush,
  Fairness,
  Fault,
  FilledPad,
  GameBook,
  GameInfo,
  GamePuzzles,
  History,
  Holdings,
  Lan,
  Me,
  PastMoment,
  PuzzleMoment,
  MoveLink,
  NewTable,
  OwnPuzzles,
  PadSheet,
  PastChoices,
  PlayedPage,
  PushKey,
  Replay,
  Scored,
  Sit,
  Skills,
  StartPush,
  TableCard,
  TableInfo,
  TriedChoice,
} from '../protocol';
import { lacksNonce, nonceFor } from './promises';
import { settings } from './settings.svelte';
import { t } from './text.svelte';
import { ask } from './transport';

/** The server refused a request, or could not be reached. `message` is shown to the player. */
export class Refusal extends Error {
  constructor(
    readonly key: string,
    say: string,
    readonly args: Record<string, unknown> = {},
  ) {
    super(say);
  }
}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const options: RequestInit = {
    method,
    headers: { Accept: 'application/json', 'Accept-Language': settings.language },
  };
  if (body !== undefined) {
    options.body = JSON.stringify(body);
    options.headers = { ...options.headers, 'Content-Type': 'application/json' };
  }
  let response: Response;
  try {
    response = await ask(`/api/${path}`, options);
  } catch {
    throw new Refusal('offline', t('offline'));
  }
  if (!response.ok) throw await refusal(response);
  return response;
}

async function refusal(response: Response): Promise<Refusal> {
  try {
    const fault = (await response.json()) as Fault;
    return new Refusal(fault.key, fault.say, fault.args);
  } catch {
    return new Refusal('broken', t('broken', { status: response.status }));
  }
}

const getJson = async <T>(path: string): Promise<T> => (await request('GET', path)).json() as Promise<T>;
const withLanguage = (path: string): string => `${path}?language=${settings.language}`;
const get = <T>(path: string): Promise<T> => getJson(withLanguage(path));
const send = async <T>(method: string, path: string, body: unknown = {}, more = ''): Promise<T> =>
  (await request(method, withLanguage(path) + more, body)).json() as Promise<T>;

const books = new Map<string, Promise<GameBook>>();

export const api = {
  me: () => get<Me>('me'),
  changeMe: (changed: ChangeMe) => send<Me>('PATCH', 'me', changed),
  renewCookie: () => send<Me>('POST', 'me/renew'),
  /** List this player's games that are over, the latest first. */
  played: (wanted: { most?: number; before?: string; game?: string; rivals?: string }) => {
    const query = Object.entries({ language: settings.language, ...wanted }).filter(([, value]) => value !== '');
    return getJson<PlayedPage>(`me/games?${new URLSearchParams(query.map(([name, value]) => [name, String(value)]))}`);
  },
  /** Tell what this player had played before a game like it. */
  earlier: (table: string) => get<Earlier>(`me/games/${table}/earlier`),
  history: () => get<History>('me/history'),
  skill: () => get<Skills>('me/skill'),
  mistakes: () => get<CommonMistakes>('me/mistakes'),
  chances: (game: string) => get<Chances>(`me/chances?game=${game}`),
  days: () => get<DayCard[]>('days'),
  day: (game: string, day: string) =>
    getJson<DayPage>(`${withLanguage(`days/${game}`)}${day ? `&day=${encodeURIComponent(day)}` : ''}`),
  beginDay: (game: string) => send<TableInfo>('POST', `days/${game}`),
  holdings: () => get<Holdings>('me/holdings'),
  forget: () => send<Holdings>('DELETE', 'me/history', { sure: true }),
  games: () => get<GameInfo[]>('games'),
  tables: () => get<TableCard[]>('tables'),
  // The page of a table tells the browser to preload exactly this address, without a language.
  table: (table: string) => getJson<TableInfo>(`tables/${table}`),
  /** Create a table; once its commitment is known, send this browser's nonce. */
  async create(table: NewTable): Promise<TableInfo> {
    const made = await send<TableInfo>('POST', 'tables', table);
    // If the nonce cannot be sent now, it is sent when the table is opened.
    return lacksNonce(made) ? api.give(made).catch(() => made) : made;
  },
  give: (table: TableInfo) => send<TableInfo>('POST', `tables/${table.table}/nonce`, nonceFor(table)),
  sit: (table: TableInfo, sit: Sit) =>
    send<TableInfo>('POST', `tables/${table.table}/sit`, { ...nonceFor(table), ...sit }),
  stand: (table: string) => send<TableInfo>('POST', `tables/${table}/stand`),
  fill: (table: string, seat: number, strength: string | null) =>
    send<TableInfo>('PUT', `tables/${table}/seats/${seat}`, { strength }),
  moveLink: (table: string, seat: number) => send<MoveLink>('POST', `tables/${table}/seats/${seat}/link`),
  move: (token: string, together: boolean) => send<TableInfo>('POST', 'move', { token, together }),
  record: async (table: string) => (await request('GET', `tables/${table}/record`)).text(),
  replay: (table: string) => get<Replay>(`tables/${table}/replay`),
  moment: (table: string, n: number) => getJson<PastMoment>(`tables/${table}/moment?n=${n}`),
  readReplay: (record: string) => send<Replay>('POST', 'replay', { record }),
  puzzles: () => get<GamePuzzles[]>('puzzles'),
  ownPuzzles: () => get<OwnPuzzles[]>('me/puzzles'),
  /** All that could be chosen at a moment of a game that is over. */
  pastChoices: (table: string, n: number) => getJson<PastChoices>(`${withLanguage(`tables/${table}/choices`)}&n=${n}`),
  tryChoice: (table: string, n: number, number: number) =>
    send<TriedChoice>('POST', `tables/${table}/try`, { n, number }),
  tryAnswer: (game: string, puzzle: string, number: number) =>
    send<TriedChoice>('POST', `puzzles/${game}/${puzzle}/try`, { number }),
  puzzle: (game: string, id: string) => get<PuzzleMoment>(`puzzles/${game}/${id}`),
  fairness: (table: string) => get<Fairness>(`tables/${table}/fairness`),
  verify: (record: string) => send<Fairness>('POST', 'verify', { record }),
  /** Ask for the analysis of a table that is over, or of a record; asked again, tell how far it is. */
  analyse: (subject: { table: string } | { record: string }, open: boolean, last = 0) => {
    const how = `${open ? '&open_cards=true' : ''}${last ? `&last=${last}` : ''}`;
    return 'table' in subject
      ? send<AnalysisState>('POST', `tables/${subject.table}/analysis`, {}, how)
      : send<AnalysisState>('POST', 'analyses', subject, how);
  },
  /** Let an analysis go on no longer; what was found is kept for a day. */
  stopAnalysis: (id: string) => send<AnalysisState>('DELETE', `analyses/${id}`),
  /** Tell how far the analysis of a table is, if somebody has asked for it. */
  analysed: (table: string) => get<AnalysisState>(`tables/${table}/analysis`),
  analysis: (id: string) => get<AnalysisState>(`analyses/${id}`),
  analysisWords: (id: string) => get<AnalysisWords>(`analyses/${id}/words`),
  pad: (game: string, seats: number, value?: number) =>
    getJson<PadSheet>(`${withLanguage(`games/${game}/pad/${seats}`)}${value === undefined ? '' : `&value=${value}`}`),
  score: (game: string, pad: FilledPad) => send<Scored>('POST', `games/${game}/score`, pad),
  lan: () => get<Lan>('lan'),
  pushKey: () => get<PushKey>('push'),
  startPush: (started: StartPush) => request('PUT', withLanguage('push'), started),
  endPush: (ended: EndPush) => request('DELETE', withLanguage('push'), ended),
  openLan: (open: boolean) => send<Lan>('PUT', 'lan', { open }),

  /** Load the rules and cards of a game, once for each language. */
  book(game: string): Promise<GameBook> {
    const path = withLanguage(`games/${game}/book`);
    const loading = books.get(path) ?? getJson<GameBook>(path);
    books.set(path, loading);
    loading.catch(() => books.delete(path));
    return loading;
  },
};

/** Return the message to show for an error. */
export function sentenceOf(problem: unknown): string {
  return problem instanceof Refusal ? problem.message : t('part-missing');
}
