import { describe, expect, it } from 'vitest';
import type { GameBook } from '../src/protocol';
import { chaptersOf, groupsOf } from '../src/table/book';
import { has, pieces, wordsOf } from '../src/table/finding';
import { known, kindsAt, lyingNow, shownKinds } from '../src/table/inplay';
import { afterName, blocks, labelled } from '../src/table/reading';

const found = (text: string, wanted: string): string[] =>
  pieces(text, wordsOf(wanted)).flatMap((piece) => (piece.found ? [piece.text] : []));

describe('what is looked for', () => {
  it('is found word by word, without accents and case', () => {
    expect(has(wordsOf(' Château  or '), 'le chateau', 'en Or')).toBe(true);
    expect(has(wordsOf('château village'), 'le chateau')).toBe(false);
    expect(has([], 'anything')).toBe(true);
  });

  it('is marked in a text as it stands there, and nothing else is', () => {
    expect(found('Le Château et les châteaux', 'chateau')).toEqual(['Château', 'château']);
    expect(found('a banana', 'ana')).toEqual(['anana']);
    expect(found('e\u0301te\u0301', 'te')).toEqual(['t\u00e9']);
    expect(found('Straße', 'strasse')).toEqual([]);
    expect(pieces('one two three', wordsOf('two')).map(({ text }) => text)).toEqual(['one ', 'two', ' three']);
    expect(pieces('nothing', [])).toEqual([{ text: 'nothing', found: false }]);
  });
});

describe('the text of a rule', () => {
  it('becomes a list where sentences begin with what they are about', () => {
    expect(blocks('A town holds one of each. Warehouse: sell one type. Bank: 2 silver. The rest is left out.')).toEqual(
      [
        { text: 'A town holds one of each.' },
        {
          list: [
            { term: 'Warehouse', text: 'sell one type.' },
            { term: 'Bank', text: '2 silver.' },
          ],
        },
        { text: 'The rest is left out.' },
      ],
    );
    expect(blocks('1: one thing. 2: another. 3: more.')).toHaveLength(1);
    expect(blocks('Banque : 2 pépites. Église : une tuile.')).toMatchObject([{ list: [{ term: 'Banque' }, {}] }]);
  });

  it('keeps a single sentence with a colon as it is', () => {
    expect(blocks('Choose: one or two. Then go on.')).toEqual([{ text: 'Choose: one or two. Then go on.' }]);
  });

  it('is broken into paragraphs of about the same length, and nothing is lost', () => {
    const long = Array.from({ length: 12 }, (_, i) => `This is a sentence of the rules, number ${i}, of some length.`);
    const made = blocks(long.join(' ')).map((block) => ('text' in block ? block.text : ''));
    expect(made.join(' ')).toBe(long.join(' '));
    expect(made.length).toBeGreaterThan(1);
    for (const one of made) expect(one.length).toBeLessThan(450);
    expect(blocks('Short.')).toEqual([{ text: 'Short.' }]);
  });
});

describe('the sheet of a card', () => {
  it('does not say the name again that stands above it', () => {
    expect(afterName('Duchess: a castle card, costs 5 gold', 'Duchess')).toBe('A castle card, costs 5 gold');
    expect(afterName('Church (building).', 'church')).toBe('');
    expect(afterName('Route tile 5.', 'route tile 5')).toBe('');
    expect(afterName('Churches are dear.', 'church')).toBe('Churches are dear.');
    expect(afterName('A card of the Automata: building.', 'Automata card 4')).toBe('A card of the Automata: building.');
  });

  it('has labels at the beginning of lines', () => {
    expect(labelled('Scroll: 8 points.')).toEqual({ label: 'Scroll:', text: ' 8 points.' });
    expect(labelled('Gains 1 grain.')).toEqual({ label: '', text: 'Gains 1 grain.' });
  });
});

const kind = (name: string, ...cards: string[]) => ({ name, cards });
const BOOK = {
  game: 'game',
  rules: [
    { id: 'aim', title: 'Aim', text: 'Points win.', chapter: 'begin' },
    { id: 'take', title: 'Taking', text: 'A card for gold.', chapter: 'turn', step: 1 },
  ],
  chapters: [
    { id: 'begin', title: 'The game' },
    { id: 'turn', title: 'A turn' },
  ],
  cards: ['duke-a', 'duke-b', 'nun'].map((card) => ({ card, name: card, sheet: [`${card} says gold`] })),
  groups: [
    { id: 'court', title: 'Court', kinds: [kind('Duke', 'duke-a', 'duke-b')] },
    { id: 'church', title: 'Church', kinds: [{ ...kind('Nun', 'nun'), sheet: ['prays'] }] },
  ],
} as unknown as GameBook;

describe('the book', () => {
  it('has its rules by chapters, and only those that are found', () => {
    expect(chaptersOf(BOOK, []).map(({ title, rules }) => [title, rules.length])).toEqual([
      ['The game', 1],
      ['A turn', 1],
    ]);
    expect(chaptersOf(BOOK, ['gold']).map(({ id }) => id)).toEqual(['turn']);
    const plain = { ...BOOK, chapters: [], rules: BOOK.rules.map(({ id, title, text }) => ({ id, title, text })) };
    expect(chaptersOf(plain, []).map(({ id, rules }) => [id, rules.length])).toEqual([['', 2]]);
  });

  it('finds kinds of cards by their names and by all that is to be read of them', () => {
    expect(groupsOf(BOOK, ['gold']).map(({ id }) => id)).toEqual(['court']);
    expect(groupsOf(BOOK, ['prays']).map(({ id }) => id)).toEqual(['church']);
  });
});

describe('what is in play', () => {
  const PLACES = [
    { at: 'row', name: 'Row' },
    { at: 'aside', name: '' },
    { at: 'left.pile', name: 'Out' },
    { at: 'right.pile', name: 'Out' },
    { at: 'hand', name: 'Hand', own: true },
    { at: 'grid', name: 'Grid', own: true },
  ];
  const VIEW = {
    row: [null, 'nun', null],
    aside: ['duke-b'],
    left: { pile: ['duke-a'] },
    right: { pile: 3 },
    players: [
      { hand: 2, grid: [{ card: 'duke-b', column: 0 }, null] },
      { hand: ['nun'], grid: [] },
    ],
  };

  it('is read from piles, rows, cells and records, without what is hidden', () => {
    expect(
      known(['a', null, { card: 'b', store: 1 }, { holds: 'c' }, { holds: { card: 'd' } }, { card: null }]),
    ).toEqual(['a', 'b', 'c', 'd']);
    expect(known(4)).toEqual([]);
    expect(known(undefined)).toEqual([]);
  });

  it('begins with what the viewer has, and then the others and the table', () => {
    expect(lyingNow(PLACES, VIEW, 1)).toEqual([
      { seat: 1, name: '', cards: ['nun'] },
      { seat: 0, name: '', cards: ['duke-b'] },
      { seat: null, name: 'Row', cards: ['nun'] },
      { seat: null, name: 'Out', cards: ['duke-a'] },
      { seat: null, name: '', cards: ['duke-b'] },
    ]);
  });

  it('is told by kind', () => {
    const lying = lyingNow(PLACES, VIEW, 1);
    const [court] = BOOK.groups;
    expect(court && shownKinds(court, lying)[0]?.at.map(({ where, count }) => [where.seat, where.name, count])).toEqual(
      [
        [0, '', 1],
        [null, 'Out', 1],
        [null, '', 1],
      ],
    );
    expect(kindsAt(BOOK.groups, { seat: 1, name: '', cards: ['nun', 'nun'] })).toMatchObject([
      { kind: { name: 'Nun' }, count: 2 },
    ]);
  });
});
