/** Abilities and scrolls as glyphs. */
import type { Count, Deck, Effect, Shield } from './card';

export type Glyph =
  | { draw: 'text'; text: string }
  | { draw: 'shield'; shield: Shield; struck?: boolean }
  | { draw: 'kinds'; lacking?: boolean }
  | { draw: 'equal'; size: number }
  | { draw: 'deck'; deck: Deck }
  | { draw: 'cells'; cells: number[]; filled?: boolean }
  | { draw: 'card'; pips?: number; cost?: string; mark?: 'discount' | 'purse' | 'down' }
  | { draw: 'coin'; less?: boolean }
  | { draw: 'key' }
  | { draw: 'purse' }
  | { draw: 'neighbour' }
  | { draw: 'people' }
  | { draw: 'everybody' }
  | { draw: 'discard'; deck: Deck };

const text = (words: string | number): Glyph => ({ draw: 'text', text: String(words) });

/** The cells of a grid that an area or a line covers; a line is that of a card in the middle. */
const CELLS: Record<string, number[]> = {
  row: [3, 4, 5],
  column: [1, 4, 7],
  cross: [1, 3, 4, 5, 7],
  top_row: [0, 1, 2],
  middle_row: [3, 4, 5],
  bottom_row: [6, 7, 8],
  left_column: [0, 3, 6],
  middle_column: [1, 4, 7],
  right_column: [2, 5, 8],
  corners: [0, 2, 6, 8],
  edges: [1, 3, 5, 7],
};

/** Return the glyphs of one effect of an ability. */
export function effectGlyphs(effect: Effect): Glyph[] {
  if (effect.op === 'gain')
    return [...receiver(effect), text(`+${effect.amount}`), goods(effect.resource), ...per(effect.per)];
  if (effect.op === 'store_gold') return store(effect);
  if (effect.op === 'discard_row_card') {
    return [{ draw: 'discard', deck: effect.deck ?? 'castle' }, text('→'), goods(effect.reward)];
  }
  const decks = (effect.decks ?? []).map((deck): Glyph => ({ draw: 'deck', deck }));
  return [text(`−${effect.amount}`), { draw: 'coin', less: true }, ...decks];
}

function store(effect: Effect): Glyph[] {
  const amount = effect.amount === 'full' ? 'max' : `+${effect.amount}`;
  const which = effect.cards === 'all' ? [] : [text(`×${effect.cards}`)];
  return [text(amount), { draw: 'coin' }, text('→'), { draw: 'purse' }, ...which];
}

function receiver(effect: Effect): Glyph[] {
  if (effect.who === 'opponents') return [{ draw: 'people' }];
  return effect.who === 'all' ? [{ draw: 'everybody' }] : [];
}

const goods = (resource: string | undefined): Glyph => (resource === 'gold' ? { draw: 'coin' } : { draw: 'key' });

/** Return the glyphs of what a scroll counts or requires, without its points. */
export function scrollGlyphs(scoring: { per?: Count; if?: Count }): Glyph[] {
  return scoring.per ? per(scoring.per) : test(scoring.if ?? {});
}

function test(asked: Count): Glyph[] {
  if (asked.test === 'position') return [{ draw: 'cells', cells: CELLS[asked.area ?? ''] ?? [] }];
  if (asked.test === 'shield_absent' && asked.shield) return [{ draw: 'shield', shield: asked.shield, struck: true }];
  return [{ draw: 'card', mark: 'down' }];
}

function per(counted: Count | undefined): Glyph[] {
  if (!counted) return [];
  return [text('/'), ...what(counted), ...scope(counted)];
}

function what(counted: Count): Glyph[] {
  if (counted.count === 'shield' && counted.shield) return [{ draw: 'shield', shield: counted.shield }];
  if (counted.count === 'banner' && counted.deck) return [{ draw: 'deck', deck: counted.deck }];
  if (counted.count === 'shield_types') return [{ draw: 'kinds' }];
  if (counted.count === 'missing_shield_types') return [{ draw: 'kinds', lacking: true }];
  if (counted.count === 'shield_set')
    return (counted.set ?? []).map((shield) => ({ draw: 'shield', shield: shield as Shield }));
  if (counted.count === 'banner_set') return (counted.set ?? []).map((deck) => ({ draw: 'deck', deck: deck as Deck }));
  if (counted.count === 'identical_shields') return [{ draw: 'equal', size: counted.size ?? 0 }];
  if (counted.count === 'cards_with') return [cardWith(counted)];
  if (counted.count === 'cells')
    return [{ draw: 'cells', cells: counted.state === 'filled' ? [0, 1, 2, 3, 4, 5, 6, 7, 8] : [], filled: true }];
  if (counted.count === 'keys') return [{ draw: 'key' }];
  return counted.count === 'gold_on_purses' ? [{ draw: 'coin' }, { draw: 'purse' }] : [{ draw: 'coin' }];
}

function cardWith(counted: Count): Glyph {
  if (counted.property === 'shield_count') return { draw: 'card', pips: counted.value ?? 0 };
  if (counted.property === 'cost') return { draw: 'card', cost: `${counted.value}${counted.cmp === 'gte' ? '+' : ''}` };
  return { draw: 'card', mark: counted.property === 'discount' ? 'discount' : 'purse' };
}

function scope(counted: Count): Glyph[] {
  if (counted.scope === 'neighbor') return [{ draw: 'neighbour' }];
  const cells = CELLS[counted.scope ?? ''];
  return cells ? [{ draw: 'cells', cells }] : [];
}

/** The signs that are wider than a digit. */
const WIDE: Record<string, number> = { m: 29, a: 19, x: 19, '+': 19, '−': 19, '×': 19, '→': 30 };

/** Return the width of a glyph; all are 40 units high. */
export function width(glyph: Glyph): number {
  if (glyph.draw === 'text')
    return glyph.text === '/' ? 15 : 6 + [...glyph.text].reduce((all, sign) => all + (WIDE[sign] ?? 17), 0);
  if (glyph.draw === 'key') return 26;
  if (glyph.draw === 'card') return 32;
  if (glyph.draw === 'people' || glyph.draw === 'neighbour') return 44;
  if (glyph.draw === 'everybody') return 50;
  if (glyph.draw === 'discard') return 60;
  if (glyph.draw === 'kinds' || glyph.draw === 'equal') return 46;
  return 38;
}
