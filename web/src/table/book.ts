/** The book of a game, as it is read: its chapters with their rules, and what is left of it by a search. */
import type { CardInfo, CardKindEntry, GameBook, RuleEntry } from '../protocol';
import { has } from './finding';

/** A part of the book, as the contents name it: by the id of its element. */
export interface BookPart {
  id: string;
  title: string;
  inside: { id: string; title: string }[];
}

/** A chapter with the rules that are found; a game that declares none has one, without a title. */
export interface ReadChapter {
  id: string;
  title: string;
  rules: RuleEntry[];
}

export const ruleAt = (rule: string): string => `rule-${rule}`;
export const chapterAt = (chapter: string): string => `chapter-${chapter}`;
export const groupAt = (group: string): string => `cards-${group}`;

/** The chapters in which something is found. */
export function chaptersOf(book: GameBook, words: readonly string[]): ReadChapter[] {
  const found = book.rules.filter(({ title, text }) => has(words, title, text));
  const all = book.chapters.length > 0 ? book.chapters : [{ id: '', title: '' }];
  return all
    .map(({ id, title }) => ({ id, title, rules: found.filter(({ chapter = '' }) => chapter === id) }))
    .filter(({ rules }) => rules.length > 0);
}

/** All that is to be read of the cards of a kind. */
export const sheetOf = (kind: CardKindEntry, cards: ReadonlyMap<string, CardInfo>): string[] =>
  kind.sheet ?? cards.get(kind.cards[0] ?? '')?.sheet ?? [];

/** The groups of cards, each with the kinds that are found. */
export function groupsOf(book: GameBook, words: readonly string[]): GameBook['groups'] {
  const cards = new Map(book.cards.map((card) => [card.card, card]));
  return book.groups
    .map((group) => ({ ...group, kinds: group.kinds.filter((kind) => has(words, kind.name, ...sheetOf(kind, cards))) }))
    .filter(({ kinds }) => kinds.length > 0);
}
