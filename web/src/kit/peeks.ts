/** Tells when a mouse begins to point at something, or the keyboard reaches it, and when they leave. */
import type { Attachment } from 'svelte/attachments';
import { wentByKeys } from './went';

/**
 * Browsers say that a pointer enters also when it rests and the page moves below it; that it moves, they say only when
 * it does. So pointing begins with a movement: what comes to lie below a resting pointer is not pointed at.
 */
export function peeks(peek: ((on: boolean) => void) | undefined): Attachment<HTMLElement> {
  return (element) => {
    let pointing = false;
    const move = (event: PointerEvent): void => {
      if (pointing || event.pointerType !== 'mouse') return;
      pointing = true;
      peek?.(true);
    };
    const leave = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') return;
      pointing = false;
      peek?.(false);
    };
    const focus = (): void => {
      if (wentByKeys() && element.matches(':focus-visible')) peek?.(true);
    };
    const blur = (): void => {
      if (!pointing) peek?.(false);
    };
    element.addEventListener('focus', focus);
    element.addEventListener('blur', blur);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerleave', leave);
    return () => {
      element.removeEventListener('focus', focus);
      element.removeEventListener('blur', blur);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerleave', leave);
    };
  };
}
