/** The address that the client shows. */

export const route = $state({ path: location.pathname, search: location.search });

addEventListener('popstate', arrive);

function arrive(): void {
  route.path = location.pathname;
  route.search = location.search;
}

/** Navigate to another screen. */
export function go(to: string, how: { replace?: boolean } = {}): void {
  if (how.replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
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
  go(link.pathname + link.search);
}
