import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CardData, Printed } from '../src/games/burgundy-cards/card';
import { functionGlyphs, gainGlyphs, width, type Glyph } from '../src/games/burgundy-cards/glyphs';
import type { CardName, View } from '../src/views/burgundy-cards';
import { pointsOf } from '../src/games/burgundy-cards/told';
import { argumentsOf, stacksOf, unseen } from '../src/games/burgundy-cards/estate';
import { pointAtThing, ways } from '../src/games/burgundy-cards/ways';
import { is } from '../src/kit/pointing';
import type { Play } from '../src/games/drawing';
import type { CardInfo, OpenChoice } from '../src/protocol';

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

  it('names a pile as the choices do, by its type and height', () => {
    const [castle, ship] = stacksOf(
      lies(
        ['castle-1a', 0],
        ['ship-1a', 1],
        ['ship-2a', 1],
        ['cloister-3a', 2],
        ['cloister-4a', 2],
        ['cloister-5a', 2],
      ),
      typeOf,
    );
    const full = stacksOf(lies(['mine-1a', 0], ['mine-2a', 0], ['mine-3a', 0]), typeOf)[0];
    expect([castle, ship, full].map((stack) => stack && argumentsOf(stack, PRINTED))).toEqual([
      { type: 0, height: 1 },
      { type: 4, height: 2 },
      { type: 1, height: 3 },
    ]);
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

describe('two dice in hand', () => {
  const lead = (slot: number, die: number) => ({ number: slot, do: { do: 'play_card', slot }, about: { die } });
  const taking = (number: number) => ({ number, do: { do: 'take', row: 3, slot: 0 } }) as unknown as OpenChoice;
  const hand = (one: number, other: number, spot?: string) =>
    ({
      open: [lead(0, one), lead(1, other)],
      blocked: [],
      ahead: [0, 1].map((by) => ({ by, passing: false, choices: [taking(10 + by)], blocked: [] })),
      pick: spot ? { spot } : null,
      cards: new Map(),
    }) as unknown as Play;
  const numbers = (play: Play) => ways(play, is({ do: 'take' })).map((choice) => choice.number);

  it('are two ways to an action if their numbers differ', () => {
    expect(numbers(hand(3, 4))).toEqual([10, 11]);
  });

  it('are one way if they show the same number: only that counts in hand', () => {
    expect(numbers(hand(3, 3))).toEqual([10]);
  });

  it('are used as they are picked', () => {
    expect(numbers(hand(3, 3, 'die1'))).toEqual([11]);
    const chosen: OpenChoice[] = [];
    const play = { ...hand(3, 3, 'die1'), choose: (choice: OpenChoice) => void chosen.push(choice) } as Play;
    pointAtThing(play, 'row3', is({ do: 'take' }));
    expect(chosen.map((choice) => choice.number)).toEqual([11]);
  });
});
