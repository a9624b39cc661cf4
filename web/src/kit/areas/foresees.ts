/** What is pointed at, with a mouse or by focus: what its choice would bring is asked for before it is made. */
import type { Attachment } from 'svelte/attachments';
import { wordsOf } from '../signs';
import type { OpenChoice } from '../../protocol';
import type { Play } from '../play';
import type { Spots } from './spots';

/** Whether all that a spot says is what its choice says, which the bar tells now: a tip would say it twice. */
const tells = (choice: OpenChoice | undefined, spot: Element): boolean => !!choice && wordsOf(spot) === choice.say;

/** Let a board ask what the choice would bring that a click on the spot below the pointer makes. */
export const foresees =
  (play: () => Play, spots: () => Spots): Attachment<HTMLElement> =>
  (board) => {
    const listening = new AbortController();
    const { signal } = listening;
    const ask = ({ target }: Event): void => {
      const spot = target instanceof Element ? target.closest<HTMLElement>('[data-spot]') : null;
      const choice = spot?.dataset['spot'] ? spots().makes(spot.dataset['spot']) : undefined;
      play().foresee(choice ?? null);
      spot?.toggleAttribute('data-told', tells(choice, spot));
    };
    // A finger that lies on something chooses it.
    board.addEventListener('pointerover', (event) => event.pointerType === 'touch' || ask(event), { signal });
    board.addEventListener('pointerleave', () => play().foresee(null), { signal });
    board.addEventListener('focusin', ask, { signal });
    board.addEventListener('focusout', () => play().foresee(null), { signal });
    return () => listening.abort();
  };
