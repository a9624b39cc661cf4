import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CardData, Printed } from '../src/games/burgundy-cards/card';
import { functionGlyphs, gainGlyphs, width, type Glyph } from '../src/games/burgundy-cards/glyphs';
import type { CardName, View } from '../src/views/burgundy-cards';
import { pointsOf } from '../src/games/burgundy-cards/told';
import { stacksOf, unseen } from '../src/games/burgundy-cards/estate';
import type { CardInfo } from '../src/protocol';

type Kind = Omit<CardData, 'id' | 'die' | 'points'> & { dice: number[] };
const PRINTED = JSON.parse(readFileSync('../src/bailey/games/burgundy_cards/cards.json', 'utf-8')) as Printed & {
  kinds: Kind[];
};
const ICONS = JSON.parse(readFileSync('src/games/burgundy-cards/icons.json', 'utf-8')) as Record<string, string>;
const CARDS: CardData[] = PRINTED.kinds.map((kind) => ({ ...kind, id: kind.kind, die: 1, points: 1 }));
const card = (kind: string): CardData => CARDS.find((one) => one.kind === kind) as CardData;

/** Signs as one would read them out. */
const read = (glyphs: Glyph[]): string =>
  glyphs
    .map((glyph) => (glyph.draw === 'text' ? glyph.text : glyph.draw === 'type' ? glyph.type : glyph.draw))
    .join(' ');

describe('the points of an event', () => {
  const points = (what: string, about = {}): number => pointsOf({ what, about: { player: 0, ...about } }, PRINTED);

  it('are said by it or printed', () => {
    expect(points('completed', { type: 'cloister' })).toBe(6);
    expect(points('first_triple', { type: 'cloister' })).toBe(1);
    expect(points('all_seven', { amount: 4 })).toBe(4);
    expect(points('gained_points', { amount: 2 })).toBe(2);
    expect(points('placed', { card: 'mine-1', stack: 1, height: 3 })).toBe(0);
  });
});

describe('the signs of a card', () => {
  it('say what the card does', () => {
    expect(read(functionGlyphs(card('mine')))).toBe('+2 silver');
    expect(read(functionGlyphs(card('castle')))).toBe('+ die');
    expect(read(functionGlyphs(card('boarding-house')))).toBe('+ good / animal');
    expect(read(functionGlyphs(card('church')))).toBe('take castle mine cloister');
    expect(read(functionGlyphs(card('warehouse')))).toBe('good → silver point');
    expect(read(functionGlyphs(card('cloister')))).toBe('wild');
  });

  it.each(CARDS)('are there for $kind, with a picture', (one) => {
    const glyphs = functionGlyphs(one);
    expect(glyphs.length).toBeGreaterThan(0);
    for (const glyph of glyphs) expect(width(glyph)).toBeGreaterThan(0);
    expect(ICONS[one.kind]).toBeDefined();
    expect(ICONS[one.type]).toBeDefined();
  });

  it('are never the same for two different functions', () => {
    const functions = new Map<string, string>();
    for (const one of CARDS) {
      const signs = read(functionGlyphs(one));
      expect(functions.get(signs) ?? one.kind).toBe(one.kind);
      functions.set(signs, one.kind);
    }
  });

  it('tell the bonuses of a round card apart', () => {
    for (const { bonuses } of PRINTED.rounds) {
      const said = bonuses.map(gainGlyphs).map(read);
      expect(new Set(said).size).toBe(bonuses.length);
      expect(said).not.toContain('');
    }
  });
});

describe('an estate', () => {
  const typeOf = (name: string) => card(name.replace(/-\d[abc]$/, '')).type;
  const lies = (...cards: [CardName, number][]) => cards.map(([name, stack]) => ({ card: name, stack }));

  it('is piles, and a cloister counts as what it joined', () => {
    const estate = lies(['cloister-1a', 0], ['ship-2a', 1], ['mine-3a', 0], ['cloister-4a', 2]);
    const stacks = stacksOf(estate, typeOf);
    expect(stacks.map((stack) => stack.type)).toEqual(['mine', 'ship', 'cloister']);
    expect(stacks[0]?.cards).toEqual(['cloister-1a', 'mine-3a']);
  });

  it('leaves out of sight what lies in no open pile', () => {
    const cards = new Map(CARDS.map((data) => [data.kind, { data } as unknown as CardInfo]));
    const view = {
      display: [{ cards: ['mine'] }],
      taken: [],
      bought: ['ship'],
      discard: ['castle'],
      players: [
        { projects: ['bank'], estate: [{ card: 'church', stack: 0 }], hand: ['market'] },
        { projects: [], estate: [], hand: 2 },
      ],
    } as unknown as View;
    const left = unseen(view, cards).map((one) => one.kind);
    expect(left).toHaveLength(CARDS.length - 6);
    expect(left).not.toContain('market');
  });
});
