import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CardData } from '../src/games/castle-combo/card';
import { effectGlyphs, scrollGlyphs, width, type Glyph } from '../src/games/castle-combo/glyphs';

const CARDS = JSON.parse(readFileSync('../src/bailey/games/castle_combo/cards.json', 'utf-8')) as CardData[];
const PORTRAITS = JSON.parse(readFileSync('src/games/castle-combo/portraits.json', 'utf-8')) as Record<string, string>;
const card = (id: string): CardData => CARDS.find((one) => one.id === id) as CardData;

/** Signs as one would read them out. */
const read = (glyphs: Glyph[]): string =>
  glyphs
    .map((glyph) => {
      if (glyph.draw === 'text') return glyph.text;
      if (glyph.draw === 'shield') return (glyph.struck ? 'no ' : '') + glyph.shield;
      if (glyph.draw === 'cells') return `[${glyph.cells.join('')}]`;
      if (glyph.draw === 'deck') return glyph.deck;
      return glyph.draw;
    })
    .join(' ');

describe('the signs of a card', () => {
  it('say what the card does', () => {
    expect(card('jester').ability.effects.map(effectGlyphs).map(read)).toEqual(['+2 coin / nobility']);
    expect(card('patron').ability.effects.map(effectGlyphs).map(read)).toEqual(['people +2 coin']);
    expect(card('templar').ability.effects.map(effectGlyphs).map(read)).toEqual([
      '+1 coin / faith neighbour',
      '+1 key / military',
    ]);
    expect(card('squire').ability.effects.map(effectGlyphs).map(read)).toEqual(['−1 coin castle village']);
    expect(card('steward').ability.effects.map(effectGlyphs).map(read)).toEqual(['max coin → purse ×2']);
    expect(card('executioner').ability.effects.map(effectGlyphs).map(read)).toEqual(['discard → coin']);
  });

  it('say what the card scores', () => {
    expect(read(scrollGlyphs(card('duchess').scoring))).toBe('[012]');
    expect(read(scrollGlyphs(card('prince').scoring))).toBe('/ nobility [345]');
    expect(read(scrollGlyphs(card('knight').scoring))).toBe('/ nobility [13457]');
    expect(read(scrollGlyphs(card('baron').scoring))).toBe('no peasantry');
    expect(read(scrollGlyphs(card('banker').scoring))).toBe('/ coin purse');
    expect(read(scrollGlyphs(card('brigand').scoring))).toBe('/ village village village');
  });

  it.each(CARDS)('are there for $id, with a portrait', (one) => {
    const all = [...one.ability.effects.map(effectGlyphs), scrollGlyphs(one.scoring)];
    for (const glyphs of all) {
      expect(glyphs.length).toBeGreaterThan(0);
      for (const glyph of glyphs) expect(width(glyph)).toBeGreaterThan(0);
    }
    expect(PORTRAITS[one.id]).toBeDefined();
  });

  it('are never the same for two different scrolls', () => {
    const scrolls = new Map<string, string>();
    for (const { scoring } of CARDS) {
      const meant = JSON.stringify([scoring.per, scoring.if]);
      const signs = JSON.stringify(scrollGlyphs(scoring));
      expect(scrolls.get(signs) ?? meant).toBe(meant);
      scrolls.set(signs, meant);
    }
  });
});
