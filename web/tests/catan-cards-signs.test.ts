import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { goalOf, pictureOf, setOf, type CardData, type Printed } from '../src/games/catan-cards/card';
import { text } from '../src/games/catan-cards/glyphs';
import { stockOf } from '../src/games/catan-cards/market';
import { stepsOf, stepsSinceRoll } from '../src/games/catan-cards/told';
import type { Play } from '../src/games/drawing';
import { searched } from '../src/kit/areas/searched';
import { Spots } from '../src/kit/areas/spots';
import type { BoardInfo, CardInfo, Event } from '../src/protocol';
import type { Events, Player, View } from '../src/views/catan-cards';

const DATA = '../src/bailey/games/catan_cards';
const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf-8')) as T;
const PRINTED = read<Printed & { cards: CardData[] }>(`${DATA}/cards.json`);
const THEMES = PRINTED.themes.map((set) => read<{ goal: number; cards: CardData[] }>(`${DATA}/themes/${set}.json`));
const CARDS = [...PRINTED.cards, ...THEMES.flatMap(({ cards }) => cards)];
const ICONS = read<Record<string, string>>('src/games/catan-cards/icons.json');

/** A table in which only this much is known. */
function table(view: Partial<View>, more: object = {}): Play {
  const update = { view, turn: 0, seat: 0, over: false, step: { name: 'act' }, ...more };
  const cards = new Map(CARDS.map((data) => [data.id, { card: data.id, name: data.id, data } as unknown as CardInfo]));
  return { update, cards, printed: PRINTED, open: [], news: [] } as unknown as Play;
}

describe('the faces of cards', () => {
  it.each(CARDS)('of all sets have a picture, like $id', (card) => {
    const picture = pictureOf(card);
    expect(ICONS[picture]).toBeDefined();
    if (!card.kind.startsWith('unit')) expect(['building', 'action', 'event']).not.toContain(picture);
  });

  it('tell a Fleet that trades from one that does not', () => {
    const pictures = (id: string) => CARDS.filter((card) => card.id === id).map(pictureOf);
    expect([...pictures('gold-fleet'), ...pictures('pirate-fleet')]).toEqual(['fleet', 'pirate-fleet']);
  });

  it('have the sign of each set, and its name in all languages', () => {
    for (const set of PRINTED.themes) {
      expect(ICONS[`set-${set}`]).toBeDefined();
      for (const language of ['en', 'de', 'fr']) {
        const file = `src/games/catan-cards/locale/${language}.ftl`;
        expect(existsSync(file) && readFileSync(file, 'utf-8')).toContain(`\ncatan-set-${set} = `);
      }
    }
  });
});

describe('the points that win', () => {
  it('are those of the set, unless others were agreed on', () => {
    expect(goalOf(table({ theme: 0, goal: 0 }))).toBe(PRINTED.goal);
    THEMES.forEach(({ goal }, i) => expect(goalOf(table({ theme: i + 1, goal: 0 }))).toBe(goal));
    expect(goalOf(table({ theme: 1, goal: 7 }))).toBe(7);
  });

  it('belong to the set that is played with', () => {
    expect(setOf(table({ theme: 0 }))).toBeUndefined();
    expect(setOf(table({ theme: 1 }))).toBe('km');
  });
});

describe('the steps of a turn', () => {
  const told = <W extends keyof Events>(what: W, about: Events[W]): Event => ({ what, about, say: what }) as Event;
  const EVENTS = [
    told('used', { player: 0, card: 'landlord' }),
    told('cancelled', { player: 1, card: 'oath-of-fealty' }),
    told('fetched', { player: 0, card: 'squire-a' }),
    told('exchanged_regions', { player: 0, card: 'hills-5', rivals: 'gold-1' }),
    told('silenced', { player: 1, card: 'conrad' }),
    told('counts_again', { player: 1, card: 'conrad' }),
    told('lapsed', { player: 0, card: 'squire-a' }),
    told('no_effect', { player: 0, card: 'plague-a' }),
  ];

  it.each(EVENTS)('tell that a card is $what', (event) => {
    const [step, other] = stepsOf([event], table({}));
    expect(other).toBeUndefined();
    expect(step?.glyphs.length).toBeGreaterThan(1);
    expect([step?.seat, step?.say]).toEqual([event.about?.['player'], [event.what]]);
  });

  it('tell what is named, and what is saved, in one step each', () => {
    const named = ['abbey-a', 'smithy', 'castle-a'] as const;
    const saved = ['ore', 'wool'] as const;
    const steps = stepsOf(
      [
        ...named.map((card) => told('named_card', { player: 0, card })),
        ...saved.map((resource) => told('saved', { player: 0, resource })),
      ],
      table({}),
    );
    expect(steps.map(({ what, say }) => [what, say.length])).toEqual([
      ['named_card', 3],
      ['saved', 2],
    ]);
  });
});

describe('where nothing happens', () => {
  const glyphs = <W extends keyof Events>(what: W, about: Events[W]): unknown =>
    stepsOf([{ what, about, say: what } as unknown as Event], table({}))[0]?.glyphs;

  it('shows the token that nobody holds', () => {
    for (const token of ['knight', 'commerce'] as const)
      expect(glyphs('no_holder', { token })).toContainEqual({ draw: 'token', token });
  });

  it('shows whether the Brigands count too much', () => {
    expect(glyphs('brigands_counted', { player: 0, counted: 8, limit: 7 })).toContainEqual(text('8>7'));
    expect(glyphs('brigands_counted', { player: 0, counted: 7, limit: 7 })).toContainEqual(text('7≤7'));
  });

  it('shows what a full Region did not gain', () => {
    expect(glyphs('full', { player: 0, resource: 'ore', card: 'mountains-2' })).toEqual([
      text('+0'),
      { draw: 'resource', resource: 'ore' },
    ]);
  });
});

describe('the discard pile', () => {
  const pile = { kind: 'pile', area: 'discard', name: '', browse: true };
  const board = { table: [pile], player: [] } as unknown as BoardInfo;

  it('lies open to be chosen from, the last card first', () => {
    const open = [0, 1].map((slot) => ({ do: { do: 'take_discarded', slot }, at: [`discard/${slot}`] }));
    const view = { discard: ['caravan', 'smithy'], players: [] };
    const chosen = (now: object[]): unknown => {
      const play = { ...table({}), open: now, blocked: [], ahead: [], pick: null } as unknown as Play;
      return searched(board, view, 0, new Spots(play, new Map()))?.cards.map(({ card, choices }) => [
        card,
        choices[0]?.do['slot'],
      ]);
    };
    expect(chosen(open)).toEqual([
      ['smithy', 1],
      ['caravan', 0],
    ]);
    expect(chosen([])).toBeUndefined();
  });
});

describe('the stock', () => {
  it('counts what Regions show and what built cards keep', () => {
    const built = [{ card: 'warehouse-a', kept: [0, 2, 0, 0, 0, 3] }];
    const region = { card: 'pasture-3', data: { id: 'pasture-3', land: 'pasture', resource: 'wool', number: 3 } };
    const cards = new Map([[region.card, region as unknown as CardInfo]]);
    const player = { built, regions: [null, { card: region.card, store: 1 }] } as unknown as Player;
    expect(stockOf({ ...table({}), cards } as Play, player)).toEqual([0, 3, 0, 0, 0, 3]);
  });
});

describe('what the dice came to', () => {
  const rolled: Event[] = [
    { what: 'built_road', about: { player: 0 } },
    { what: 'turn_began', about: { player: 1 } },
    { what: 'rolled_face', about: { player: 1, face: 'plenty' } },
    { what: 'rolled_number', about: { player: 1, die: 3 } },
    { what: 'produced', about: { player: 0, resource: 'wool', amount: 1 } },
    { what: 'produced', about: { player: 0, resource: 'ore', amount: 1 } },
    { what: 'produced', about: { player: 1, resource: 'ore', amount: 1 } },
  ];
  const row = (events: Event[]) => [{ n: 1, kind: 'choice' as const, seat: 0, events }];

  it('is told in as many steps as there are since the roll', () => {
    expect(stepsSinceRoll(row(rolled))).toBe(4);
  });

  it('is nothing where nobody rolled', () => {
    expect(stepsSinceRoll(row(rolled.slice(0, 2)))).toBe(0);
  });
});
