/** The clicks on a table. */

/** Call `before` when a click begins, and `after` when all that was clicked has handled it; return what ends that. */
export function watchClicks(
  table: HTMLElement,
  before: (target: Element) => void,
  after: (target: Element) => void,
): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  table.addEventListener('click', (event) => before(event.target as Element), { capture: true, signal });
  // On the window, since the handlers of the components are called before that, at the root of the page.
  window.addEventListener('click', (event) => after(event.target as Element), { signal });
  return () => leaving.abort();
}
