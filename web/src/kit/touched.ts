/** Whether a finger pressed last: it cannot point at something without choosing it. */
let touched = false;

addEventListener('pointerdown', (event) => (touched = event.pointerType === 'touch'), { capture: true });
addEventListener('keydown', () => (touched = false), { capture: true });

/** Return whether what happens now was begun by a finger. */
export const byTouch = (): boolean => touched;
