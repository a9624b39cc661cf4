/** Laying a tip beside what it speaks of, so that both are seen. */

import { roomInSight } from './sight';

const GAP = 10;

/** The room in which tips lie. */
function room(): { top: number; bottom: number } {
  const { top, bottom } = roomInSight();
  return { top: top + GAP, bottom: bottom - GAP };
}

/** Scroll so that there is room for the tip above what it speaks of. */
export function makeRoom(tip: HTMLElement, target: HTMLElement): void {
  const { top, bottom } = room();
  target.style.scrollMargin = `${top + tip.offsetHeight + GAP}px 0 ${innerHeight - bottom}px`;
  target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  target.style.removeProperty('scroll-margin');
}

type Side = 'below' | 'above' | 'right' | 'left';

/** How much of two boxes lies over each other. */
function shared(a: DOMRect, b: DOMRect): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const along = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, along);
}

/** What may be chosen at a table, beside what a tip speaks of. */
function otherChoices(target: HTMLElement): DOMRect[] {
  const open = [...document.querySelectorAll('.table main :is(.open, button.place)')];
  return open
    .filter((one) => !one.contains(target) && !target.contains(one))
    .map((one) => one.getBoundingClientRect())
    .filter(({ width }) => width > 0);
}

/**
 * Lay it at the first of these sides where there is room, and where it covers nothing of what it keeps `clear` and of the
 * `others`, as what else may be chosen; if there is no such side, where it covers least of that; without any room at the
 * top.
 */
export function layBeside(
  tip: HTMLElement,
  target: HTMLElement,
  sides: Side[] = ['below', 'above', 'right', 'left'],
  others: readonly DOMRect[] = otherChoices(target),
  clear: DOMRect | null = null,
): void {
  const at = (target.closest('footer') ?? target).getBoundingClientRect();
  const { top, bottom } = room();
  const { offsetWidth: wide, offsetHeight: high } = tip;
  const within = (value: number, most: number, least = GAP): number => Math.max(least, Math.min(value, most));
  const across = within(at.left + at.width / 2 - wide / 2, innerWidth - wide - GAP);
  const along = within(at.top, bottom - high, top);
  const places: Record<Side, [left: number, top: number, fits: boolean]> = {
    below: [across, at.bottom + GAP, at.bottom + GAP >= top && at.bottom + GAP + high <= bottom],
    above: [across, at.top - GAP - high, at.top - GAP - high >= top && at.top - GAP <= bottom + GAP],
    right: [at.right + GAP, along, at.right + GAP + wide <= innerWidth],
    left: [at.left - GAP - wide, along, at.left - GAP - wide >= 0],
  };
  const fitting = sides.flatMap((side) => {
    const [x, y, fits] = places[side];
    const box = new DOMRect(x, y, wide, high);
    const covers = others.reduce((sum, one) => sum + shared(one, box), 0);
    return fits ? [{ x, y, covers, over: clear ? shared(clear, box) : 0 }] : [];
  });
  const [best] = fitting.sort((a, b) => a.over - b.over || a.covers - b.covers);
  const { x: left, y } = best ?? { x: across, y: top };
  tip.style.left = `${left}px`;
  tip.style.top = `${y}px`;
}

/** Lay a preview to one side of its card: to the side away from the own board, where the card is not part of it. */
export function layAside(tip: HTMLElement, card: HTMLElement): void {
  const own = document.querySelector('.own');
  const before = own && !own.contains(card) && own.getBoundingClientRect().left > card.getBoundingClientRect().left;
  const above = own && !own.contains(card) && own.getBoundingClientRect().top > card.getBoundingClientRect().bottom;
  const sides: Side[] = above || !before ? ['right', 'left', 'above', 'below'] : ['left', 'below', 'above', 'right'];
  layBeside(tip, card, sides, otherChoices(card), own && !own.contains(card) ? own.getBoundingClientRect() : null);
}

/**
 * Lay a list into the corner of the room where it covers least of these elements; where it covers some of them
 * everywhere, scroll until the first of them is seen beside it.
 */
export function layClear(list: HTMLElement, elements: readonly Element[]): void {
  const { top, bottom } = room();
  const { offsetWidth: wide, offsetHeight: high } = list;
  const boxes = elements.map((one) => one.getBoundingClientRect());
  const corners = [bottom - high, top].flatMap((y) =>
    [innerWidth - wide - GAP, GAP].map((x) => {
      const box = new DOMRect(x, y, wide, high);
      return { box, covers: boxes.reduce((sum, one) => sum + shared(one, box), 0) };
    }),
  );
  const [best] = corners.sort((a, b) => a.covers - b.covers);
  if (!best) return;
  list.style.inset = `${best.box.top}px auto auto ${best.box.left}px`;
  const first = boxes[0];
  if (best.covers > 0 && first) scrollBeside(best.box, first);
}

/** Scroll the page by as much as a box lies under another. */
function scrollBeside(over: DOMRect, under: DOMRect): void {
  const below = over.top < innerHeight / 2;
  const by = below ? under.top - over.bottom - GAP : under.bottom - over.top + GAP;
  scrollBy({ top: by, behavior: 'instant' });
}
