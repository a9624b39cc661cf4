/** The game of a table: its book, which says what its cards and rules are, and its drawing. */
import { drawingOf } from '../games';
import type { Drawing } from '../games/drawing';
import { nextTask } from '../kit/soon';
import { api, sentenceOf } from '../lib/api';
import type { GameBook } from '../protocol';
import type { Acting } from './acting.svelte';

export class TableGame {
  book = $state.raw<GameBook | null>(null);
  drawing = $state.raw<Drawing | null>(null);
  /** Why the game cannot be shown. */
  trouble = $state('');

  constructor(private readonly acting: Acting) {}

  /**
   * Load the game of a table before the socket names it. A socket cannot say why it is refused; this can. Where the
   * socket is there all the same, there is no trouble.
   */
  async find(table: string): Promise<void> {
    try {
      const { game } = await api.table(table);
      await Promise.all([api.book(game), drawingOf(game)]);
    } catch (problem) {
      if (!this.book) this.trouble = sentenceOf(problem);
    }
  }

  /** Load a game in the language of the page, and show it. */
  async load(game: string): Promise<void> {
    try {
      const [book, drawing] = await Promise.all([api.book(game), drawingOf(game)]);
      await nextTask();
      // The board is drawn as soon as there is a book, and then asks for its cards.
      this.acting.cards = new Map(book.cards.map((card) => [card.card, card]));
      this.acting.printed = book.printed ?? {};
      this.book = book;
      this.drawing = drawing;
      if (drawing?.worth) this.acting.askWorth([], null);
      this.trouble = '';
    } catch (problem) {
      this.trouble = sentenceOf(problem);
    }
  }
}
