/** What is seen of something large in its box: how large, and which part. */
import { tick } from 'svelte';
import { hasNumbers, keep, kept } from '../lib/kept';
import { moving } from '../lib/settings.svelte';

const LEAST = 0.45;
const MOST = 2;
const STEP = 1.25;
const sizeOf = (box: HTMLElement): string =>
  `${box.clientWidth}x${box.clientHeight}/${box.scrollWidth}x${box.scrollHeight}`;
/** What glows. */
const ASKED = '.open, .place';
/** So far from the edge of the box things are shown. */
const GAP = 8;

/** The parts at the ends of what is there now. */
interface Ends {
  first: HTMLElement;
  last: HTMLElement;
}

export class Zoom {
  zoom = $state(1);
  /** Whether something that may be chosen lies beyond an edge of the box. */
  beyond = $state({ left: false, right: false });
  /** What the outermost thing is called that lies beyond each edge of the box; empty: nothing does. */
  ends = $state({ left: '', right: '' });
  box: HTMLElement | undefined = $state();
  /** Which part of it is in the middle of the box, across and down, from 0 to 1. */
  private middle = { x: 0.5, y: 0.5 };
  /** How large the box and what lies in it were when that was so. */
  private size = '';

  /** `extent` finds what is there in the box, of what there is room for; what is seen is kept by the name of the `area`. */
  constructor(
    private readonly area: string,
    private readonly extent: (box: HTMLElement) => Ends | null,
  ) {}

  /**
   * Begin with the middle of it, or with what was seen before the page was loaded again. Where the box or what is in it
   * changes its size, the same part stays in the middle.
   */
  watch(): () => void {
    const before = kept(`zoom ${this.area}`, hasNumbers('zoom', 'x', 'y'));
    if (before) {
      this.middle = before;
      void this.zoomTo(before.zoom);
    } else this.centre();
    const seen = new ResizeObserver(this.settle);
    for (const element of [this.box, this.box?.firstElementChild]) if (element) seen.observe(element);
    return () => seen.disconnect();
  }

  private centre(): void {
    const { first, last } = (this.box && this.extent(this.box)) ?? {};
    const whole = first?.parentElement;
    if (!first || !last || !whole) return;
    this.middle = { x: (first.offsetLeft + last.offsetLeft + last.offsetWidth) / 2 / whole.offsetWidth, y: 0.5 };
    this.settle();
  }

  private readonly settle = (): void => {
    const { box } = this;
    if (!box) return;
    box.scrollLeft = this.middle.x * box.scrollWidth - box.clientWidth / 2;
    box.scrollTop = this.middle.y * box.scrollHeight - box.clientHeight / 2;
    this.size = sizeOf(box);
  };

  readonly scrolled = (): void => {
    const { box } = this;
    if (!box) return;
    // Where a size changes, a browser scrolls by itself, and says so before the observer is called.
    if (sizeOf(box) !== this.size) return this.settle();
    this.middle = {
      x: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
      y: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
    };
    keep(`zoom ${this.area}`, { zoom: this.zoom, ...this.middle });
    this.look();
  };

  /** Make it larger or smaller by so many steps. */
  zoomBy(steps: number): void {
    void this.zoomTo(Math.max(LEAST, Math.min(MOST, this.zoom * STEP ** steps)));
  }

  /** Show all of it: as large as ever where it fits. */
  whole(): void {
    const extent = this.box && this.extent(this.box);
    if (!this.box || !extent) return;
    const { first, last } = extent;
    const wide = last.offsetLeft + last.offsetWidth - first.offsetLeft + 2 * GAP;
    void this.zoomTo(Math.max(LEAST, Math.min(1, (this.zoom * this.box.clientWidth) / wide))).then(() => this.centre());
  }

  private async zoomTo(zoom: number): Promise<void> {
    this.zoom = zoom;
    await tick();
    this.settle();
    keep(`zoom ${this.area}`, { zoom, x: this.middle.x, y: this.middle.y });
  }

  private boxesOf(selector: string): DOMRect[] {
    return [...(this.box?.querySelectorAll<HTMLElement>(selector) ?? [])].map((one) => one.getBoundingClientRect());
  }

  /** Note whether something that may be chosen is out of sight. */
  readonly look = (): void => {
    const edge = this.box?.getBoundingClientRect();
    if (!edge) return;
    const found = this.boxesOf(ASKED);
    const left = found.some((one) => one.left + one.width / 2 < edge.left);
    const right = found.some((one) => one.right - one.width / 2 > edge.right);
    if (left !== this.beyond.left || right !== this.beyond.right) this.beyond = { left, right };
    this.ends = this.endsBeyond(edge);
  };

  private endsBeyond(edge: DOMRect): Zoom['ends'] {
    const named = [...(this.box?.querySelectorAll<HTMLElement>('[data-named]') ?? [])];
    const middle = (one: HTMLElement): number => one.getBoundingClientRect().left + one.offsetWidth / 2;
    const [first, last] = [named[0], named.at(-1)];
    return {
      left: first && middle(first) < edge.left ? (first.dataset['named'] ?? '') : '',
      right: last && middle(last) > edge.right ? (last.dataset['named'] ?? '') : '',
    };
  }

  /** Show what lies at an end. */
  goToEnd(end: 'left' | 'right'): void {
    const { box } = this;
    const { first, last } = (box && this.extent(box)) ?? {};
    if (!box || !first || !last) return;
    const left = end === 'left' ? first.offsetLeft - GAP : last.offsetLeft + last.offsetWidth + GAP - box.clientWidth;
    box.scrollTo({ left, behavior: moving() ? 'smooth' : 'instant' });
  }

  /** Scroll as little as needed to show all that may be chosen, as far as it fits. */
  showAsked(): void {
    this.show(ASKED);
    this.look();
  }

  /** Scroll as little as needed to show all that matches; what does not fit stays as it is. */
  show(selector: string): void {
    const { box } = this;
    const found = this.boxesOf(selector);
    if (!box || found.length === 0) return;
    const edge = box.getBoundingClientRect();
    const over = Math.max(0, Math.max(...found.map((one) => one.right)) + GAP - edge.right);
    const under = Math.min(0, Math.min(...found.map((one) => one.left)) - GAP - edge.left);
    const by = over > 0 && under < 0 ? 0 : over + under;
    if (by !== 0) box.scrollBy({ left: by, behavior: moving() ? 'smooth' : 'instant' });
  }
}
