/** Whether the player went by keys to what has the focus now, or it was given to it, as when a turn begins. */

const GOES = /^(Arrow|Tab)/;
let went = false;

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', ({ key }) => (went = GOES.test(key)), { capture: true });
  document.addEventListener('pointerdown', () => (went = false), { capture: true });
}

export const wentByKeys = (): boolean => went;
