/** The signs on cards and of what happens. */
import type { FaceName, ResourceName } from '../../views/catan-cards';

export const RESOURCES: ResourceName[] = ['lumber', 'wool', 'brick', 'ore', 'grain', 'gold'];

/** Kinds of points on a card: for the tokens, the tournament, and the game. */
export type Points = 'strength' | 'tournament' | 'commerce' | 'point';
/** What can be built, and what is only played. */
export type Kind = 'road' | 'settlement' | 'city' | 'knight' | 'fleet' | 'building' | 'action' | 'event';

export type Glyph =
  | { draw: 'text'; text: string }
  | { draw: 'resource'; resource: ResourceName }
  | { draw: 'any' }
  | { draw: 'points'; points: Points }
  | { draw: 'token'; token: 'knight' | 'commerce' }
  | { draw: 'face'; face: FaceName }
  | { draw: 'die'; die: number }
  | { draw: 'kind'; kind: Kind; colour?: 'green' | 'red' | 'yellow' | 'blue' }
  | { draw: 'set'; set: string }
  | { draw: 'icon'; icon: string };

/** What a card has printed on it that signs can say. */
export interface Signed {
  cost?: Partial<Record<ResourceName, number>>;
  strength?: number;
  tournament?: number;
  commerce?: number;
  victory_points?: number;
}

export const text = (words: string | number): Glyph => ({ draw: 'text', text: String(words) });

/** Return one sign for each resource, and each magic, of a cost. */
export function costGlyphs(cost: Signed['cost'] = {}, magic = 0): Glyph[] {
  const resources = RESOURCES.flatMap((resource) =>
    Array.from({ length: cost[resource] ?? 0 }, (): Glyph => ({ draw: 'resource', resource })),
  );
  return [...resources, ...Array.from({ length: magic }, (): Glyph => ({ draw: 'icon', icon: 'magic' }))];
}

/** Return the points of a card, each with its number. */
export function pointGlyphs(card: Signed): Glyph[] {
  const numbers: [Points, number | undefined][] = [
    ['strength', card.strength],
    ['tournament', card.tournament],
    ['commerce', card.commerce],
    ['point', card.victory_points],
  ];
  return numbers.flatMap(([points, n]): Glyph[] => (n ? [text(n), { draw: 'points', points }] : []));
}

/** Return the width of a glyph; all are 40 units high. */
export function width(glyph: Glyph): number {
  return glyph.draw === 'text' ? 4 + [...glyph.text].length * 18 : 40;
}
