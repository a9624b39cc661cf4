/**
 * Gains: an element with `data-counter="NAME:SEAT"` and `data-count` is a counter. When a change makes it grow, copies of
 * its sign fly to it from the card that brought them, and "+2" rises above it. Without motion only the "+2" appears.
 */
import { moving } from '../lib/settings.svelte';
import type { Event, News } from '../protocol';
import { partsOf, POINTS, type Part, type PointsOf, type Step } from './course';
import { FLIGHT, flightTime } from './flight';
import { glow } from './glow';

export type CountsSeen = ReadonlyMap<string, number>;

/** How long a sign flies, in milliseconds as all times. It starts when the card that brings it has landed. */
const signTime = (): number => Math.min(460, 1.3 * flightTime());
/** What is being shown: its steps, what points an event brings, and what glows for an event that names no card. */
export interface Told {
  course: Step[];
  pointsOf: PointsOf;
  /** `card` is the last card that was named to the same player. */
  glowsOf: (event: Event, card: string, root: HTMLElement) => HTMLElement[];
}

let told: Told = { course: [], pointsOf: () => 0, glowsOf: () => [] };
const timers = new Set<ReturnType<typeof setTimeout>>();
const STEP = 70;
const STAY = 1500;
const MOST_SIGNS = 6;
/** Points are shown after what else was gained. */
const POINTS_AFTER = 380;
/** What a copy keeps of the looks of its sign. */
const LOOKS = ['fill', 'stroke', 'stroke-width', 'font', 'text-anchor', 'paint-order', 'opacity'];

interface Gain extends Part {
  counter: HTMLElement;
}

const countersIn = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-counter]')];

/** Return how long it takes until what was gained has arrived. */
export const landing = (): number => flightTime() + signTime();

/** Return what a counter that has changed by so much gains step by step. */
export const stepsOfCounter = (counter: string, by: number): Part[] => partsOf(told.course, counter, by, told.pointsOf);

/** Show no more of what was gained. */
export function forgetGains(): void {
  timers.forEach(clearTimeout);
  timers.clear();
}

/** Say what the next change will be shown as. */
export function expectGains(next: Told): void {
  told = next;
}

/** Read all counters. */
export function countsIn(root: HTMLElement | undefined): CountsSeen {
  return new Map(
    root ? countersIn(root).map((counter) => [counter.dataset['counter'] ?? '', Number(counter.dataset['count'])]) : [],
  );
}

/** Show what the counters have gained or lost, step by step; return whether any has gained. */
export function showGains(root: HTMLElement | undefined, before: CountsSeen, news: News[]): boolean {
  if (!root || before.size === 0 || document.hidden || news.some((row) => row.kind !== 'choice')) return false;
  const gains = countersIn(root).flatMap((counter): Gain[] => {
    const by = gainOf(counter, before);
    return by === 0 ? [] : stepsOfCounter(counter.dataset['counter'] ?? '', by).map((part) => ({ counter, ...part }));
  });
  for (const [time, some] of byTime(gains)) timers.add(setTimeout(() => showAll(root, some), time));
  return gains.some(({ by }) => by > 0);
}

/** Group gains by the time when they are shown. */
function byTime(gains: Gain[]): Map<number, Gain[]> {
  const found = new Map<number, Gain[]>();
  for (const gain of gains) {
    const time = gain.at + (moving() ? flightTime() : 0);
    found.set(time, [...(found.get(time) ?? []), gain]);
  }
  return found;
}

/** Return how much a counter has gained; what has just come to be shown was none before. */
function gainOf({ dataset }: HTMLElement, before: CountsSeen): number {
  return Number(dataset['count']) - (before.get(dataset['counter'] ?? '') ?? 0);
}

function showAll(root: HTMLElement, gains: Gain[]): void {
  const layer = layerOf(root);
  const glows = new Set<HTMLElement>();
  for (const gain of gains) {
    const [what = '', seat = ''] = (gain.counter.dataset['counter'] ?? '').split(':');
    const origins = originsOf(root, gain.events);
    for (const { glowing } of origins.values()) glowing.forEach((one) => glows.add(one));
    const from = (origins.get(`${what}:${seat}`) ?? origins.get(seat))?.from;
    if (inSight(gain.counter, root)) show(layer, gain, from, what === POINTS ? POINTS_AFTER : 0);
  }
  for (const one of glows) glow(one);
}

/** Show points where they come from, as a card that scores in the end. */
export function tellAt(root: HTMLElement, element: HTMLElement, points: number): void {
  rise(layerOf(root), points, element, undefined, 0);
  glow(element);
}

/** Whether an element is shown, neither outside of a part that scrolls nor below the bar. */
function inSight(element: HTMLElement, root: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  const { x, y } = centre(box);
  const bar = root.querySelector('footer')?.getBoundingClientRect();
  if (x < 0 || x > window.innerWidth || (bar && y > bar.top)) return false;
  for (let up = element.parentElement; up && up !== root; up = up.parentElement) {
    if (getComputedStyle(up).overflow === 'visible') continue;
    const { left, right, top, bottom } = up.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return false;
  }
  return box.width > 0;
}

/** Where what a seat gained comes from, and what glows for it. */
type Origins = Map<string, { from: DOMRect; glowing: HTMLElement[] }>;

/** Find what the last event of each seat named, or made glow, and the last of each of its words: "wool:0". */
function originsOf(root: HTMLElement, events: Event[]): Origins {
  const found: Origins = new Map();
  const cards = new Map<string, string>();
  for (const event of events) {
    const { about } = event;
    if (about?.['player'] === undefined) continue;
    const seat = String(about['player']);
    if (about['card']) cards.set(seat, String(about['card']));
    const whole = told.glowsOf(event, cards.get(seat) ?? '', root);
    const glowing = whole.length > 0 ? whole : namedIn(root, event);
    const from = glowing.at(-1)?.getBoundingClientRect();
    if (!from) continue;
    found.set(seat, { from, glowing });
    for (const word of Object.values(about))
      if (typeof word === 'string') found.set(`${word}:${seat}`, { from, glowing });
  }
  return found;
}

/** Find the card that an event names, or else the place. */
function namedIn(root: HTMLElement, { about }: Event): HTMLElement[] {
  const card = about?.['card'] ? shownIn(root, `[data-fly="card-${String(about['card'])}"]`) : [];
  const depot = about?.['depot'] ? shownIn(root, `[data-nest="depot${String(about['depot'])}"]`) : [];
  return (card.length > 0 ? card : depot).slice(0, 1);
}

const shownIn = (root: HTMLElement, selector: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((one) => one.getBoundingClientRect().width > 0);

/** Return the layer over the table that everything flies in. */
function layerOf(root: HTMLElement): HTMLElement {
  const known = root.querySelector<HTMLElement>(':scope > .gains');
  if (known) return known;
  const layer = document.createElement('div');
  layer.className = 'gains';
  layer.setAttribute('aria-hidden', 'true');
  root.append(layer);
  return layer;
}

function show(layer: HTMLElement, { counter, by }: Gain, from: DOMRect | undefined, after: number): void {
  const sign = counter.querySelector('svg');
  let arrives = after;
  if (from && by > 0 && moving()) {
    if (sign) for (let i = 0; i < Math.min(by, MOST_SIGNS); i++) flySign(layer, sign, from, after + i * STEP);
    arrives += signTime();
  }
  rise(layer, by, counter, sign ? undefined : from, sign ? arrives : after);
  if (by > 0 && moving()) bump(counter, arrives);
}

/** Let a copy of a sign fly to it, in an arc. */
function flySign(layer: HTMLElement, sign: SVGElement, from: DOMRect, delay: number): void {
  const to = sign.getBoundingClientRect();
  const copy = copyOf(sign);
  place(copy, to);
  layer.append(copy);
  const [dx, dy] = [centre(from).x - centre(to).x, centre(from).y - centre(to).y];
  const flight = copy.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(0.6)`, opacity: 0 },
      { transform: `translate(${dx}px, ${dy}px) scale(1.6)`, opacity: 1, offset: 0.2 },
      { transform: `translate(${dx * 0.45}px, ${dy * 0.45 - 24}px) scale(1.5)`, offset: 0.6 },
      { transform: 'none', opacity: 1 },
    ],
    { id: FLIGHT, duration: signTime(), delay, easing: 'cubic-bezier(0.4, 0, 0.3, 1)', fill: 'both' },
  );
  flight.onfinish = () => copy.remove();
}

/** Let "+2" rise above a counter; points come from the card that made them. */
function rise(layer: HTMLElement, by: number, at: HTMLElement, from: DOMRect | undefined, delay: number): void {
  const to = at.getBoundingClientRect();
  const figure = document.createElement('span');
  figure.textContent = by > 0 ? `+${by}` : `−${-by}`;
  figure.className = by > 0 ? 'gain' : 'gain loss';
  const name = at.dataset['counter'] ?? '';
  const before = [...layer.querySelectorAll<HTMLElement>('.gain')].filter((one) => name && one.dataset['of'] === name);
  figure.dataset['of'] = name;
  layer.append(figure);
  const { width, height } = figure.getBoundingClientRect();
  const left = Math.max(2, Math.min(centre(to).x - width / 2, window.innerWidth - width - 2));
  // What the steps of one change bring stands one above the other.
  const top = Math.max(2, to.top - height + 4 - before.length * (height + 2));
  const follow = (): void => {
    if (!at.isConnected) return;
    const now = at.getBoundingClientRect();
    figure.style.translate = `${left + now.left - to.left}px ${top + now.top - to.top}px`;
  };
  follow();
  document.addEventListener('scroll', follow, { capture: true, passive: true });
  const leaves: Keyframe[] = moving()
    ? [
        { transform: 'none', opacity: 1, offset: 0.75 },
        { transform: 'translateY(-12px)', opacity: 0 },
      ]
    : [{ opacity: 1, offset: 0.99 }, { opacity: 0 }];
  const flight = figure.animate([...comes(left, top, width, height, by > 0 ? from : undefined), ...leaves], {
    id: FLIGHT,
    duration: STAY,
    delay,
    fill: 'both',
  });
  flight.onfinish = () => {
    document.removeEventListener('scroll', follow, { capture: true });
    figure.remove();
  };
}

function comes(left: number, top: number, width: number, height: number, from: DOMRect | undefined): Keyframe[] {
  if (!moving()) return [{ opacity: 1 }];
  if (!from)
    return [
      { transform: 'translateY(8px) scale(0.7)', opacity: 0 },
      { transform: 'none', opacity: 1, offset: 0.12 },
    ];
  const there = `translate(${centre(from).x - left - width / 2}px, ${centre(from).y - top - height / 2}px)`;
  return [
    { transform: `${there} scale(0.6)`, opacity: 0 },
    { transform: `${there} scale(1.7)`, opacity: 1, offset: 0.12 },
    { transform: `${there} scale(1.7)`, opacity: 1, offset: 0.3 },
    { transform: 'none', opacity: 1, offset: 0.3 + signTime() / STAY / 2 },
  ];
}

function bump(counter: HTMLElement, delay: number): void {
  counter.animate([{ transform: 'none' }, { transform: 'scale(1.3)' }, { transform: 'none' }], {
    duration: 260,
    delay,
  });
}

function place(element: SVGElement, at: DOMRect): void {
  element.style.cssText = `position:absolute;left:${at.left}px;top:${at.top}px;width:${at.width}px;height:${at.height}px`;
}

/** Copy a sign with its looks, which it may have from where it stands. */
function copyOf(sign: SVGElement): SVGElement {
  const copy = sign.cloneNode(true) as SVGElement;
  const originals = sign.querySelectorAll<SVGElement>('*');
  copy.querySelectorAll<SVGElement>('*').forEach((part, i) => {
    const looks = getComputedStyle(originals[i] as SVGElement);
    for (const name of LOOKS) part.style.setProperty(name, looks.getPropertyValue(name));
  });
  return copy;
}

const centre = (box: DOMRect): { x: number; y: number } => ({
  x: box.left + box.width / 2,
  y: box.top + box.height / 2,
});
