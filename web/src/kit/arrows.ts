/** The keyboard on the table: arrow keys go to the nearest thing in that direction, and focus goes to what is asked. */

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function arrows(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  const here = document.activeElement;
  if (!way || !(here instanceof HTMLElement) || here.dataset['spot'] === undefined) return;
  const next = nearest(here, way);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nearest(here: HTMLElement, [dx, dy]: [number, number]): HTMLElement | undefined {
  const from = middle(here);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const spot of document.querySelectorAll<HTMLElement>('[data-spot]')) {
    if (spot === here || spot.offsetParent === null) continue;
    const to = middle(spot);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    const far = along + 2 * aside;
    if (along > 4 && far < least) [best, least] = [spot, far];
  }
  return best;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

const ASKED = ['main [data-spot]:is(.place, .over)', 'main [data-spot].open', 'footer .choices .button'];

/** Focus the first thing that may be chosen, where focus was lost with what had it. */
export function focusAsked(table: HTMLElement | undefined): void {
  if (document.activeElement !== document.body) return;
  for (const selector of ASKED) {
    const found = table?.querySelector<HTMLElement>(selector);
    if (found) return found.focus();
  }
}
