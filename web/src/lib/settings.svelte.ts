/** What a person likes, kept in this browser. */

export type Theme = 'system' | 'light' | 'dark' | 'contrast';
export type Motion = 'system' | 'full' | 'none';
/** What comes before a choice that cannot be taken back: a moment to undo it, a question, nothing. */
export type Final = 'undo' | 'ask' | 'send';
export type Pace = 'slow' | 'normal' | 'fast' | 'instant';

interface Settings {
  language: string;
  theme: Theme;
  /** Whether games that have a colour-blind palette show it. */
  distinct: boolean;
  motion: Motion;
  pace: Pace;
  sound: boolean;
  /** Whether sounds were offered. */
  offered: boolean;
  final: Final;
  notices: boolean;
  log: boolean;
  /** Whether the card that is pointed at is shown beside the table, with all of its text. */
  reader: boolean;
  chat: boolean;
}

const PLACE = 'bailey-settings';
export const LANGUAGES: Record<string, string> = { en: 'English', de: 'Deutsch', fr: 'Français' };

const FIRST: Settings = {
  language: navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES) ?? 'en',
  theme: 'system',
  distinct: false,
  motion: 'system',
  pace: 'normal',
  sound: false,
  offered: false,
  final: 'undo',
  notices: false,
  log: true,
  reader: false,
  chat: true,
};

export const settings: Settings = $state({ ...FIRST, ...kept() });

function kept(): Partial<Settings> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

/** Change one setting, keep it, and show it. */
export function choose<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // A private window keeps nothing; the setting holds until it is closed.
  }
  show();
}

/** Let the page follow the settings. */
export function show(): void {
  const root = document.documentElement;
  set(root, 'theme', settings.theme);
  set(root, 'palette', settings.distinct ? 'distinct' : 'system');
  set(root, 'motion', settings.motion);
  root.lang = settings.language;
}

function set(root: HTMLElement, name: string, value: string): void {
  if (value === 'system') root.removeAttribute(`data-${name}`);
  else root.dataset[name] = value;
}

/** Whether cards shall fly. */
export function moving(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'full';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How long an opponent's move is shown before the next one, in milliseconds. */
export function pause(): number {
  return { slow: 1800, normal: 950, fast: 350, instant: 0 }[settings.pace];
}

/** A step is shown for this share of the pause after an opponent's move, all steps together for at most so many pauses. */
const SHARE = 0.7;
const MOST_PAUSES = 7;

/** How long each of so many steps of one change is shown, in milliseconds. */
export function stepTime(steps: number): number {
  return pause() * Math.min(SHARE, MOST_PAUSES / steps);
}
