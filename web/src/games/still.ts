/** A table at which nothing can be chosen: for pictures of a board. */
import type { Play } from './drawing';
import type { Example } from './pictures';
import type { GameBook } from '../protocol';

export function still({ view, scores, names }: Example, book: GameBook): Play {
  const nothing = (): void => undefined;
  return {
    update: {
      type: 'update',
      n: 0,
      seat: null,
      turn: null,
      over: false,
      digest: '',
      step: { name: '' },
      view,
      scores,
      whole: true,
    },
    news: [],
    seats: names.map((name, seat) => ({ seat, name, kind: 'person' })),
    names,
    cards: new Map(book.cards.map((card) => [card.card, card])),
    printed: book.printed ?? {},
    open: [],
    blocked: [],
    ahead: [],
    pick: null,
    pending: null,
    hint: null,
    worth: new Map(),
    foreseen: null,
    choose: nothing,
    point: nothing,
    why: nothing,
    look: nothing,
    peek: nothing,
    foresee: nothing,
    count: nothing,
  };
}
