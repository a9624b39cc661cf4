/** A table at which nothing can be chosen: for pictures of a board. */
import type { Play } from './drawing';
import { WATCHED } from '../kit/play';
import type { Example } from './pictures';
import type { GameBook } from '../protocol';

export function still({ view, scores, names }: Example, book: GameBook): Play {
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
    ...WATCHED,
  };
}
