/** How what lies in an area is read from a view. */

/** Read a path in a view. */
export function read(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown> | null)?.[name], value);
}

/** How many players a view has, with printed opponents. */
export const playersOf = (view: unknown): number => (view as { players: unknown[] }).players.length;

/** A card that lies in a pile, row or cell: null if the viewer does not know it. */
export interface Lying {
  card: string | null;
  /** The numbers beside the card, and those of its place. */
  beside: Record<string, unknown>;
  /** Whether a place is empty. */
  empty?: boolean;
}

/** Read the cards of a pile: their number, their names, or records with a card. */
export function lying(value: unknown): Lying[] {
  if (typeof value === 'number') return Array.from({ length: value }, () => ({ card: null, beside: {} }));
  return ((value ?? []) as unknown[]).map((one) => {
    if (one === null || typeof one === 'string') return { card: one, beside: {} };
    const { card = null, ...beside } = one as { card?: string | null };
    return { card, beside };
  });
}

/** Return the numbers beside a card, wherever a view holds a record of it; none if it lies without any. */
export function besideOf(view: unknown, card: string): Lying['beside'] {
  if (typeof view !== 'object' || view === null) return {};
  if ('card' in view && view.card === card) return lying([view])[0]?.beside ?? {};
  for (const inner of Object.values(view)) {
    const found = besideOf(inner, card);
    if (Object.keys(found).length > 0) return found;
  }
  return {};
}

/** What tells cards apart: their names, and of those that nobody knows their places. */
export const keysOf = (cards: readonly Lying[]): (number | string)[] => cards.map(({ card }, i) => card ?? i);

/** Read cells: each is a card or null, or a record of its place that holds one. */
export function places(value: unknown): Lying[] {
  return ((value ?? []) as unknown[]).map((one) => {
    const site = (typeof one === 'object' && one !== null ? one : { holds: one }) as Record<string, unknown>;
    const { holds, ...numbers } = 'holds' in site || !('card' in site) ? site : { holds: site };
    if (holds === null || holds === undefined) return { card: null, beside: numbers, empty: true };
    if (typeof holds === 'string') return { card: holds, beside: numbers };
    const { card = null, ...beside } = holds as { card?: string | null };
    return { card, beside: { ...numbers, ...beside } };
  });
}

/** Put cards into stacks by a number beside each, in the order in which the stacks were begun. */
export function stacked<C>(cards: readonly C[], numberOf: (card: C) => unknown): C[][] {
  const stacks = new Map<unknown, C[]>();
  for (const one of cards) stacks.set(numberOf(one), [...(stacks.get(numberOf(one)) ?? []), one]);
  return [...stacks.values()];
}
