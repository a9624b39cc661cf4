/** The address that the client shows. */

/** Where the client lies, with a slash at its end: a site (`bailey site`) may lie in a folder of its host. */
const FOLDER = new URL(document.documentElement.dataset['folder'] ?? '/', location.href).pathname;
/** The first page of a site is opened with this when another one was asked for that the host does not know. */
const ASKED_FOR = 'page';

const within = (path: string): string => (path.startsWith(FOLDER) ? path.slice(FOLDER.length - 1) : path);

/** Return the address of a page or a file of the client. */
export const address = (path: string): string => FOLDER + path.slice(1);

openAskedFor();

export const route = $state({ path: within(location.pathname), search: location.search });

addEventListener('popstate', arrive);

function arrive(): void {
  route.path = within(location.pathname);
  route.search = location.search;
}

/** Navigate to another screen. */
export function go(to: string, how: { replace?: boolean } = {}): void {
  if (how.replace) history.replaceState(null, '', address(to));
  else history.pushState(null, '', address(to));
  arrive();
  scrollTo(0, 0);
}

/** Navigate by a click on a link within the client, without reloading the page. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest('a');
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (
    event.defaultPrevented ||
    !link ||
    !plain ||
    link.target ||
    link.hasAttribute('download') ||
    link.origin !== location.origin
  )
    return;
  if (link.pathname.startsWith('/api/') || link.hash) return;
  event.preventDefault();
  go(within(link.pathname) + link.search);
}

function openAskedFor(): void {
  const asked = new URLSearchParams(location.search).get(ASKED_FOR);
  if (asked === null || location.pathname !== FOLDER || !asked.startsWith('/')) return;
  // What the first page names beside it must not be looked for beside the other page.
  for (const link of document.head.querySelectorAll('link')) link.href = new URL(link.href).href;
  history.replaceState(null, '', address(asked) + location.hash);
}
