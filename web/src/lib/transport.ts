/** How requests and connections reach the tables: over the network, or those in this very page (`alone`). */
import { type PageTables, type Socket, tablesOf } from '../alone/alone';
import { address } from './route.svelte';

/** Whether the tables are in this page: `bailey site` says so in the first page that it writes. */
export const alone = document.documentElement.dataset['alone'] !== undefined;

let begun: PageTables | undefined;

/** Return the tables of this page, which begin when they are first asked for. */
const tables = (): PageTables => (begun ??= tablesOf(address('/')));

/** Send a request. */
export const ask = (path: string, options: RequestInit): Promise<Response> =>
  alone ? tables().request(path, options) : fetch(path, options);

/** Open a connection to a path. */
export function connect(path: string): Socket {
  if (alone) return tables().connect(path);
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}${path}`) as Socket;
}
