/** Tells whether something can be seen: scrolled into view, on a page that is not hidden. */
import type { Attachment } from 'svelte/attachments';

export function visible(tell: (seen: boolean) => void): Attachment<HTMLElement> {
  return (element) => {
    let within = false;
    const told = (): void => tell(within && !document.hidden);
    const observer = new IntersectionObserver((entries) => {
      within = entries.at(-1)?.isIntersecting ?? within;
      told();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', told);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', told);
    };
  };
}
