/** What was played, added up by game, by kind of opponent and by the strength of bots. */
import type { PlayedKind } from '../protocol';

/** With fewer games a share says little, and none is written. */
export const FEW = 5;
/** With fewer games a chart shows no course, and none is drawn. */
export const FIRST_CHART = 3;

export interface Total {
  key: string;
  say: string;
  games: number;
  wins: number;
  /** The mean lead; none where games of different systems, whose points cannot be compared, come together. */
  margin: number | undefined;
}

const STRENGTHS = ['novice', 'easy', 'medium', 'hard', 'master'];

/** Games alone cannot be won. */
export const competes = (kind: PlayedKind): boolean => kind.rivals !== 'nobody';

const family = (kind: PlayedKind): string => {
  const [first = ''] = kind.rivals.split(' ');
  return first === 'bot' || first === 'bots' ? 'bots' : kind.rivals;
};

const strength = (kind: PlayedKind): string => (kind.rivals.startsWith('bot ') ? kind.rivals.slice(4) : '');

export const byGame = (kinds: readonly PlayedKind[]): Total[] =>
  most(
    totals(
      kinds.filter(competes),
      (kind) => kind.game,
      (kind) => kind.title,
    ),
  );

/** `bots`: what all bots together are called. */
export const byOpponent = (kinds: readonly PlayedKind[], bots: string): Total[] =>
  most(totals(kinds.filter(competes), family, (kind) => (family(kind) === 'bots' ? bots : kind.say)));

/** From the weakest bots to the strongest. */
export const byStrength = (kinds: readonly PlayedKind[]): Total[] =>
  totals(kinds.filter(strength), strength, (kind) => kind.say).sort(
    (a, b) => STRENGTHS.indexOf(a.key) - STRENGTHS.indexOf(b.key),
  );

const most = (found: Total[]): Total[] => found.sort((a, b) => b.games - a.games);

function totals(
  kinds: readonly PlayedKind[],
  key: (kind: PlayedKind) => string,
  say: (kind: PlayedKind) => string,
): Total[] {
  const groups = new Map<string, PlayedKind[]>();
  for (const kind of kinds) groups.set(key(kind), [...(groups.get(key(kind)) ?? []), kind]);
  return [...groups].map(([name, group]) => total(name, group, say));
}

function total(key: string, group: PlayedKind[], say: (kind: PlayedKind) => string): Total {
  const sum = (of: (kind: PlayedKind) => number): number => group.reduce((all, kind) => all + of(kind), 0);
  const games = sum((kind) => kind.games);
  const alike = new Set(group.map((kind) => kind.game)).size === 1;
  const margin = alike ? sum((kind) => (kind.margin ?? 0) * kind.games) / games : undefined;
  const [first] = group;
  return { key, say: first ? say(first) : '', games, wins: sum((kind) => kind.wins), margin };
}
