/** A scrolled box that is dragged by the mouse; fingers and wheels scroll it anyway. */
import type { Attachment } from 'svelte/attachments';

const LEAST_MOVEMENT = 6;

export function pans(onzoom?: (closer: boolean) => void): Attachment<HTMLElement> {
  return (box) => {
    let from: { x: number; y: number; left: number; top: number } | null = null;
    let moved = false;
    const press = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      moved = false;
      from = { x: event.clientX, y: event.clientY, left: box.scrollLeft, top: box.scrollTop };
    };
    const move = (event: PointerEvent): void => {
      if (!from) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      moved ||= Math.hypot(dx, dy) > LEAST_MOVEMENT;
      if (moved) box.scrollTo({ left: from.left - dx, top: from.top - dy, behavior: 'instant' });
    };
    const end = (): void => void (from = null);
    const click = (event: MouseEvent): void => {
      if (!moved) return;
      // The end of a drag is not a click.
      moved = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const wheel = (event: WheelEvent): void => {
      if (!onzoom || !event.ctrlKey) return;
      event.preventDefault();
      onzoom(event.deltaY < 0);
    };
    const leaving = new AbortController();
    const { signal } = leaving;
    box.addEventListener('pointerdown', press, { signal });
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
    box.addEventListener('click', click, { capture: true, signal });
    box.addEventListener('wheel', wheel, { passive: false, signal });
    return () => leaving.abort();
  };
}
