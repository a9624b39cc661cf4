/** How large the cards of each part of a table are: as large as the window lets them be, whatever lies there. */
import { spacesOf, surrounded } from './extent';
import { partsOf, sizeOf, type BoardPart, type Cards, type Node, type PartName } from './layouts';

export interface Fitted {
  node: Node;
  cards: Cards;
  /** By how many rem it is higher than the room at least. */
  over: number;
  /** How large the cards are, all in all. */
  worth: number;
}

/** Return the same layout with more or less height around the cards of its parts. */
export function withMore(node: Node, high: Readonly<Record<string, number>>): Node {
  if ('way' in node) return { ...node, of: node.of.map((one) => withMore(one, high)) };
  return { ...node, extent: surrounded(node.extent, 0, high[node.name] ?? 0) };
}

/** So many sizes of cards are tried. */
const STEPS = 48;
const UNITS = Array.from({ length: STEPS + 1 }, (_, i) => 1 - i / STEPS);

/** The shares of the least width to which cards become narrower where a window needs it, and where nothing else helps. */
const [NARROW, NARROWEST] = [0.7, 0.25];

const leastOf = (parts: readonly BoardPart[]): Cards =>
  Object.fromEntries(parts.map((part) => [part.name, part.least]));
const shareOf = (cards: Cards, share: number): Cards =>
  Object.fromEntries(Object.entries(cards).map(([name, card]) => [name, card * share]));

/** Return cards as small as a narrow window needs them, smaller than is said to be least: each part no more than it must. */
function narrowed(node: Node, least: Cards, width: number, gap: number, narrowest: number): Cards {
  const shares = Array.from({ length: Math.round((1 - narrowest) / 0.05) + 1 }, (_, i) => 1 - 0.05 * i);
  const tried = shares.map((share) => shareOf(least, share));
  const fits = (cards: Cards): boolean => sizeOf(node, cards, gap)[0] <= width;
  let cards = tried.find(fits) ?? tried.at(-1) ?? least;
  for (const name of Object.keys(least) as PartName[]) {
    const larger = tried.map((one) => ({ ...cards, [name]: one[name] }));
    cards = larger.find(fits) ?? cards;
  }
  return cards;
}

/** Return the largest unit for which something holds; it may hold for larger ones again. */
function largest(holds: (unit: number) => boolean): number {
  const found = UNITS.find(holds) ?? 0;
  let [low, high] = [found, Math.min(1, found + 1 / STEPS)];
  for (let i = 0; i < 6; i++) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * Return the largest cards of each part that fit. All parts grow together; one that can grow no more leaves the room to
 * the others. What is too wide cannot be seen at all; what is too high is scrolled. Larger cards may need less height, since
 * small things have less lines where the cards are wider.
 */
export function fit(node: Node, width: number, height: number, small: boolean, narrowest = NARROW): Fitted {
  const { gap } = spacesOf(small);
  const parts = partsOf(node);
  const columns = 'way' in node && node.way === 'across' ? node.of : [node];
  const most = Math.max(...parts.map((part) => part.most / part.weight));
  /** The cards where these parts grow to a share of the largest unit, and the others stay. */
  const grown = (growing: BoardPart[], cards: Cards, unit: number): Cards => ({
    ...cards,
    ...Object.fromEntries(
      growing.map((part) => [
        part.name,
        Math.min(part.most, Math.max(cards[part.name] ?? 0, unit * most * part.weight)),
      ]),
    ),
  });
  const overOf = (cards: Cards): number => {
    const [wide, high] = sizeOf(node, cards, gap);
    return wide > width ? Infinity : Math.max(0, high - height);
  };
  const least = leastOf(parts);
  const smallest = narrowed(node, least, width, gap, narrowest);
  // What is too wide with the smallest cards is too wide with all.
  if (sizeOf(node, smallest, gap)[0] > width) return { node, cards: smallest, over: Infinity, worth: 0 };
  const narrow = UNITS.map((unit) => grown(parts, smallest, unit)).filter((cards) => Number.isFinite(overOf(cards)));
  const lowest = [...narrow, smallest].reduce((one, other) => (overOf(other) < overOf(one) ? other : one));
  // What is too high already grows no more, and what stands beside it stays in sight.
  const limits = columns.map((column) => Math.max(height, sizeOf(column, lowest, gap)[1]));
  const fits = (tried: Cards): boolean =>
    sizeOf(node, tried, gap)[0] <= width &&
    columns.every((column, i) => sizeOf(column, tried, gap)[1] <= (limits[i] ?? height));
  let [cards, growing] = [lowest, parts];
  while (growing.length > 0) {
    const before = cards;
    cards = grown(
      growing,
      before,
      largest((unit) => fits(grown(growing, before, unit))),
    );
    const left = growing.filter(({ name, most: limit }) => {
      const more = (cards[name] ?? 0) * 1.03;
      return more < limit && fits({ ...cards, [name]: more });
    });
    if (left.length === growing.length) break;
    growing = left;
  }
  const worth = parts.reduce((total, part) => total + part.weight * Math.log(cards[part.name] ?? 1), 0);
  return { node, cards, over: overOf(lowest), worth };
}

/** Whether a layout is better than another one. */
function isBetter(one: Fitted, other: Fitted): boolean {
  const [rank, than] = [one, other].map(({ node }) => ('way' in node && node.rank) || 0) as [number, number];
  if (one.over !== other.over) return one.over < other.over;
  return rank === than ? one.worth > other.worth : rank < than;
}

/**
 * Return the layout with the largest cards of those that are scrolled least. Where none is narrow enough, cards become as
 * small as the window needs them, or as what is as wide with any cards lets them.
 */
export function best(nodes: readonly Node[], width: number, height: number, small: boolean): Fitted {
  const bestOf = (room: number, narrowest: number): Fitted =>
    nodes
      .map((node) => fit(node, room, height, small, narrowest))
      .reduce((one, other) => (isBetter(other, one) ? other : one));
  const found = bestOf(width, NARROW);
  if (Number.isFinite(found.over)) return found;
  const { gap } = spacesOf(small);
  const widths = nodes.map((node) => sizeOf(node, shareOf(leastOf(partsOf(node)), NARROWEST), gap)[0]);
  return bestOf(Math.max(width, Math.min(...widths)), NARROWEST);
}
