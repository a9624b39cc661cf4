import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { visible } from '../src/kit/visible';

interface Entry {
  isIntersecting: boolean;
}

/** A page that can be hidden, and an observer that is told by hand what is within the window. */
class Page extends EventTarget {
  hidden = false;
  hide(hidden: boolean): void {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: Page;
let scroll: (within: boolean) => void;
let watching: boolean;

beforeEach(() => {
  page = new Page();
  vi.stubGlobal('document', page);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(entered: (entries: Entry[]) => void) {
        scroll = (isIntersecting) => entered([{ isIntersecting }]);
      }
      observe(): void {
        watching = true;
      }
      disconnect(): void {
        watching = false;
      }
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

describe('what can be seen', () => {
  it('is within the window of a page that is not hidden', () => {
    const heard: boolean[] = [];
    visible((seen) => void heard.push(seen))({} as HTMLElement);
    scroll(true);
    page.hide(true);
    page.hide(false);
    scroll(false);
    page.hide(true);
    expect(heard).toEqual([true, false, true, false, false]);
  });
  it('is watched no longer than it is there', () => {
    const heard: boolean[] = [];
    const leave = visible((seen) => void heard.push(seen))({} as HTMLElement);
    expect(watching).toBe(true);
    if (leave) leave();
    page.hide(true);
    expect([watching, heard]).toEqual([false, []]);
  });
});
