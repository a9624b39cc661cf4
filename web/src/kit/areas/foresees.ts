/** What is pointed at, with a mouse or by focus: what its choice would bring is asked for before it is made. */
import type { Attachment } from 'svelte/attachments';
import type { Play } from '../play';
import type { Spots } from './spots';

/** Let a board ask what the choice would bring that a click on the spot below the pointer makes. */
export const foresees =
  (play: () => Play, spots: () => Spots): Attachment<HTMLElement> =>
  (board) => {
    const listening = new AbortController();
    const { signal } = listening;
    const ask = ({ target }: Event): void => {
      const spot = target instanceof Element ? target.closest<HTMLElement>('[data-spot]')?.dataset['spot'] : undefined;
      play().foresee((spot && spots().makes(spot)) || null);
    };
    // A finger that lies on something chooses it.
    board.addEventListener('pointerover', (event) => event.pointerType === 'touch' || ask(event), { signal });
    board.addEventListener('pointerleave', () => play().foresee(null), { signal });
    board.addEventListener('focusin', ask, { signal });
    board.addEventListener('focusout', () => play().foresee(null), { signal });
    return () => listening.abort();
  };
