/** A die that rolls when it shows another number, and lies still from then on. */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { moving, pause } from '../lib/settings.svelte';
import { FLIGHT } from './flight';

const TIME = 700;
/** Dice beside one another do not fall as one: each a little later than the one before. */
const AFTER = 60;

/** Let a die roll that shows `die` now; the first numbers of a board, which is not `drawn` yet, lie there at once. */
export const rolls =
  (die: number, drawn: () => boolean, place = 0): Attachment<Element> =>
  (element) => {
    if (die === 0 || !untrack(drawn) || !moving() || pause() === 0 || document.hidden) return;
    element.animate(
      [
        { transform: 'translateY(-70%) rotate(-300deg) scale(1.25)', opacity: 0.4 },
        { transform: 'translateY(0) rotate(-90deg) scale(1)', opacity: 1, offset: 0.55 },
        { transform: 'translateY(-18%) rotate(-40deg)', offset: 0.75 },
        { transform: 'none' },
      ],
      { id: FLIGHT, duration: TIME, delay: place * AFTER, easing: 'ease-out', fill: 'backwards' },
    );
  };
