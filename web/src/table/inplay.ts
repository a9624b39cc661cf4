/** Where the cards lie that a viewer knows: read from the view, which has no others. */
import { read } from '../kit/areas/reading';
import type { CardGroupEntry, CardKindEntry, PlaceOfCards } from '../protocol';

/** A place where cards lie: with a player, or on the table, called as its area. */
export interface Whereabouts {
  seat: number | null;
  name: string;
}

/** Cards of a kind that lie in one place. */
export interface Found extends Whereabouts {
  cards: string[];
}

/** The known cards of a pile, a row or cells: each by its name, or in a record of its own or of its place. */
export function known(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown): string[] => {
    if (typeof one === 'string') return [one];
    if (typeof one !== 'object' || one === null) return [];
    const { card, holds } = one as { card?: unknown; holds?: unknown };
    return known([card, holds].filter((inner) => typeof inner === 'string' || (inner && typeof inner === 'object')));
  });
}

/** The places where a viewer knows cards, those with the most to do for them first: own, of others, on the table. */
export function lyingNow(places: readonly PlaceOfCards[], view: unknown, own: number | null): Found[] {
  const players = (view as { players?: unknown[] }).players ?? [];
  const seats = players.map((_, seat) => seat).sort((one, other) => Number(other === own) - Number(one === own));
  const held = seats.map((seat): Found => {
    const record = players[seat];
    const cards = places.filter((place) => place.own).flatMap(({ at }) => known(read(record, at)));
    return { seat, name: '', cards };
  });
  const table = new Map<string, Found>();
  for (const { at, name = '', own: ofPlayer } of places) {
    if (ofPlayer) continue;
    const found = table.get(name) ?? { seat: null, name, cards: [] };
    found.cards.push(...known(read(view, at)));
    table.set(name, found);
  }
  // What no area shows comes last.
  const lying = [...table.values()].sort((one, other) => Number(!one.name) - Number(!other.name));
  return [...held, ...lying].filter(({ cards }) => cards.length > 0);
}

/** A kind of card, how many of it are meant, and where they lie. */
export interface KindShown {
  kind: CardKindEntry;
  count: number;
  at: { where: Whereabouts; count: number }[];
}

/** The kinds of a group, each with where its cards lie. */
export function shownKinds(group: CardGroupEntry, lying: readonly Found[]): KindShown[] {
  return group.kinds.map((kind) => ({ kind, count: kind.cards.length, at: placesOf(kind, lying) }));
}

/** The kinds of the cards that lie in one place. */
export function kindsAt(groups: readonly CardGroupEntry[], found: Found): KindShown[] {
  return groups.flatMap(({ kinds }) =>
    kinds.flatMap((kind): KindShown[] => {
      const count = found.cards.filter((card) => kind.cards.includes(card)).length;
      return count > 0 ? [{ kind, count, at: [] }] : [];
    }),
  );
}

function placesOf(kind: CardKindEntry, lying: readonly Found[]): KindShown['at'] {
  return lying.flatMap((where) => {
    const count = where.cards.filter((card) => kind.cards.includes(card)).length;
    return count > 0 ? [{ where, count }] : [];
  });
}
