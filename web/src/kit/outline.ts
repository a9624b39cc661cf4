/** What others have changed since one's last choice has an outline, and what they are about to move. */
import type { News } from '../protocol';

export function outline(root: HTMLElement | undefined, recent: News[]): void {
  if (!root) return;
  for (const name of ['data-recent', 'data-next'])
    for (const element of root.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  for (const element of cardsIn(root, recent)) element.setAttribute('data-recent', '');
}

/** Point at the cards that the next choice will move; return whether there are any in sight. */
export function pointAtNext(root: HTMLElement | undefined, news: News[]): boolean {
  const cards = root ? cardsIn(root, news).filter((card) => card.getBoundingClientRect().width > 0) : [];
  for (const card of cards) card.setAttribute('data-next', '');
  return cards.length > 0;
}

function cardsIn(root: HTMLElement, news: News[]): Element[] {
  const names = news.flatMap((row) => row.events ?? []).flatMap(({ about }) => about?.['card'] ?? []);
  return names.flatMap((name) => [...root.querySelectorAll(`main [data-fly="card-${String(name)}"]`)]);
}
