/** What is pointed at, with a mouse or by keys: what its choice would bring is asked for before it is made. */
import type { Attachment } from 'svelte/attachments';
import { wordsOf } from '../signs';
import type { OpenChoice } from '../../protocol';
import type { Play } from '../play';
import { wentByKeys } from '../went';
import type { Spots } from './spots';

/** What the pointer only passes over is not asked about; in milliseconds. */
const REST = 80;

/** Whether all that a spot says is what its choice says, which the bar tells now: a tip would say it twice. */
const tells = (choice: OpenChoice | undefined, spot: Element): boolean => !!choice && wordsOf(spot) === choice.say;

/** The choices that a click on a spot makes, or among which it lets one choose. */
function meant(spots: Spots, spot: string): OpenChoice[] {
  const only = spots.makes(spot);
  return only ? [only] : spots.last(spot);
}

const spotAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-spot]') : null;

/**
 * Let a board ask what the choice would bring that a click on the spot below the pointer makes. Pointing begins with a
 * movement: what comes to lie below a resting pointer, or is given the focus as a turn begins, is not pointed at.
 */
export const foresees =
  (play: () => Play, spots: () => Spots): Attachment<HTMLElement> =>
  (board) => {
    const listening = new AbortController();
    const { signal } = listening;
    let pointed: HTMLElement | null = null;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const ask = (spot: HTMLElement | null): void => {
      if (spot === pointed) return;
      pointed = spot;
      clearTimeout(resting);
      const [choice, ...others] = spot?.dataset['spot'] ? meant(spots(), spot.dataset['spot']) : [];
      spot?.toggleAttribute('data-told', others.length === 0 && tells(choice, spot));
      if (choice) resting = setTimeout(() => play().foresee(choice, others.length), REST);
      else play().foresee(null);
    };
    // A finger that lies on something chooses it.
    const move = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch') ask(spotAt(event));
    };
    board.addEventListener('pointermove', move, { signal });
    board.addEventListener('pointerleave', () => ask(null), { signal });
    board.addEventListener('focusin', (event) => wentByKeys() && ask(spotAt(event)), { signal });
    board.addEventListener('focusout', () => ask(null), { signal });
    return () => {
      clearTimeout(resting);
      listening.abort();
    };
  };
