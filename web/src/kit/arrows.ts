/** The arrow keys go from one thing on the table to the nearest one in that direction. */

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
