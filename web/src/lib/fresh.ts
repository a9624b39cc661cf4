import { ask } from './transport';

/** A page that stays open while the server is upgraded asks for chunks that no longer exist. */
const STORAGE_KEY = 'bailey-renewed';
/** A chunk that is missing twice within this time, in milliseconds, is not missing because of an upgrade. */
const LEAST_INTERVAL = 60_000;

/** Reload the page when a chunk is missing and the server can be reached. */
export function reloadAfterUpgrades(): void {
  addEventListener('vite:preloadError', () => void reload());
}

// Two chunks may be missing at once: the page is reloaded only once.
let reloading = false;

async function reload(): Promise<void> {
  if (reloading || Date.now() - Number(sessionStorage.getItem(STORAGE_KEY)) < LEAST_INTERVAL) return;
  reloading = true;
  const reachable = await ask('/health', {}).then(
    (answer) => answer.ok,
    () => false,
  );
  reloading = reachable;
  if (!reachable) return;
  sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
  location.reload();
}
