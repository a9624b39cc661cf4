/** Tells once that something comes near to what is seen of the page, so that it is drawn in time. */
import type { Attachment } from 'svelte/attachments';

export function nearby(tell: () => void, margin = '600px'): Attachment<HTMLElement> {
  return (element) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        tell();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
}
