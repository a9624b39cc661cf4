/** The signs of a table: counters, medals, dice and buttons without words. Each says in words what it means. */

/** What names itself for readers, other than by text that everybody sees. */
const NAMED = '[data-tip], [role=img][aria-label], [title], button[aria-label], a[aria-label], :has(> .unseen)';
/** What can be pressed and names itself says what all of it means: what a press brings, and the signs in it. */
const PRESSED = ':is(button, a):is([data-tip], [aria-label], :has(> .unseen))';
/** Cards are shown large when they are pointed at, and these are no signs. */
const NO_SIGN = '.card, .peek, .tip, .qr, .cover, .mini, ul, ol, main, section, form, label, h1, h2, header';

/** Return the sign that an element belongs to; it is found at tables and in their head. */
export function signAt(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  const [part, pressed] = [target.closest('[data-tip]'), target.closest(PRESSED)];
  // A part that has words of its own, such as one deed of a turn that can be pressed, says them.
  const found = part && pressed?.contains(part) ? part : (pressed ?? target.closest(NAMED));
  if (!found || found.matches(NO_SIGN) || found.hasAttribute('data-previewed') || found.closest('.card') !== null)
    return null;
  return found.closest('.table') === null ? null : found;
}

/** Return what a sign means, in words. */
export function wordsOf(sign: Element): string {
  const own = sign.getAttribute('data-tip') ?? sign.getAttribute('aria-label') ?? sign.getAttribute('title');
  const unseen = [...sign.children].filter((child) => child.matches('.unseen')).map((child) => child.textContent);
  return (own || unseen.join(' ')).replace(/\s+/g, ' ').trim();
}

/** Whether a sign shows the words of its title already, and not cut off. */
export function isWritten(sign: Element, words: string): boolean {
  const parts = [sign, ...sign.querySelectorAll('*')];
  return (
    sign.hasAttribute('title') &&
    sign.textContent.includes(words) &&
    parts.every((part) => part.scrollWidth <= part.clientWidth || part.clientWidth === 0)
  );
}

/** Whether the bar tells at this moment what a sign means: the choice that is made there. A finger is told by a tip. */
export const isTold = (sign: Element): boolean => sign.hasAttribute('data-told');

/** The signs that the arrow keys reach beside what can be pressed. */
export const REACHED =
  '.table main :is([data-tip], [role=img][aria-label], [title], li:has(> .unseen), span:has(> .unseen))';
