/** Calls `look` on a long press, a right click, or the key `i`. */
import type { Attachment } from 'svelte/attachments';

const PRESS_TIME = 450;
const MOST_MOVEMENT = 12;

export function looks(look: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let looked = false;
    const stop = (): void => clearTimeout(timer);
    const press = (event: PointerEvent): void => {
      looked = false;
      if (event.pointerType === 'mouse') return;
      start = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        looked = true;
        look();
      }, PRESS_TIME);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > MOST_MOVEMENT) stop();
    };
    const click = (event: MouseEvent): void => {
      if (!looked) return;
      // Lifting the finger after a long press is not a click.
      event.preventDefault();
      event.stopPropagation();
      looked = false;
    };
    const menu = (event: MouseEvent): void => {
      event.preventDefault();
      if (!looked) look();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'i' && !event.ctrlKey && !event.metaKey) look();
    };
    element.addEventListener('pointerdown', press);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', stop);
    element.addEventListener('pointercancel', stop);
    element.addEventListener('click', click, true);
    element.addEventListener('contextmenu', menu);
    element.addEventListener('keydown', key);
    return () => {
      stop();
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', stop);
      element.removeEventListener('pointercancel', stop);
      element.removeEventListener('click', click, true);
      element.removeEventListener('contextmenu', menu);
      element.removeEventListener('keydown', key);
    };
  };
}
