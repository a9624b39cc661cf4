/** What each number of the production die brings, as the server tells it. */
import type { ResourceName } from '../../views/catan-cards';
import type { Play } from '../drawing';
import { RESOURCES } from './glyphs';

/** What one Region, or one building, brings with its number. */
export interface Yield {
  die: number;
  resource: ResourceName;
  /** How much, were there room for it, and how much has room now. */
  n: number;
  gains: number;
  /** Whether something keeps it from producing. */
  idle: number;
  /** Whether it counts only when its owner rolls. */
  own: number;
}

/** What decides tokens and tournaments. */
export const SUMS = ['strength', 'tournament', 'commerce'] as const;

export interface Expected extends Record<(typeof SUMS)[number], number> {
  sides: number;
  brings: Yield[];
}

/** Return what each player may expect; empty where nobody tells it, as in a game that is replayed. */
export const expectedOf = (play: Play): Expected[] => (play.update.expects ?? []) as unknown as Expected[];

/** Return what a number brings, in the order of the resources; what is brought in full comes first. */
export function broughtBy({ brings }: Pick<Expected, 'brings'>, die: number): Yield[] {
  const order = ({ resource, n, gains }: Yield): number => RESOURCES.indexOf(resource) + (gains < n ? 0.5 : 0);
  return brings.filter((one) => one.die === die).sort((a, b) => order(a) - order(b));
}

/** Why a number brings less than it could. */
export function lackOf({ n, gains, idle }: Yield): 'idle' | 'full' | 'partly' | undefined {
  if (idle) return 'idle';
  if (gains === 0) return 'full';
  return gains < n ? 'partly' : undefined;
}

/** Count the resources that come if every number is rolled once and there is room: of whatever does not lie idle. */
export const onceEach = ({ brings }: Pick<Expected, 'brings'>): number =>
  brings.reduce((sum, { n, idle, own }) => sum + (idle || own ? 0 : n), 0);
