/** The edges of what is scrolled sideways: where there is more, it fades. */
import type { Attachment } from 'svelte/attachments';

/** So many pixels may be hidden before an edge fades. */
const HIDDEN = 4;

/** Tell on which sides of an element more can be scrolled into sight: `data-more` is "before", "after" or both. */
export const edges: Attachment<HTMLElement> = (element) => {
  const look = (): void => {
    const { scrollLeft, clientWidth, scrollWidth } = element;
    const before = scrollLeft > HIDDEN;
    const after = scrollLeft + clientWidth < scrollWidth - HIDDEN;
    element.dataset['more'] = [before ? 'before' : '', after ? 'after' : ''].join(' ').trim();
  };
  const watch = new ResizeObserver(look);
  watch.observe(element);
  for (const child of element.children) watch.observe(child);
  element.addEventListener('scroll', look, { passive: true });
  return () => {
    watch.disconnect();
    element.removeEventListener('scroll', look);
  };
};
