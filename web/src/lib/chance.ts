/** How likely this player wins against bots, by the chances against each in a game of two. */
import type { BotInfo, Chances } from '../protocol';

type Strength = BotInfo['strength'];

/** The bot of who has not played yet. */
const FIRST: Strength = 'easy';
const EVEN = 0.5;

/** Return the chance against some bots, each of which takes its share; null: it is not known. */
export function chanceAgainst(chances: Chances | null, strengths: readonly Strength[]): number | null {
  const duels = strengths.map((one) => chances?.bots?.find(({ strength }) => strength === one)?.chance);
  const against = duels.reduce<number>((sum, duel) => sum + (duel ? (1 - duel) / duel : NaN), 0);
  return duels.length > 0 && Number.isFinite(against) ? 1 / (1 + against) : null;
}

/** Return the bot that this player beats about every second time. */
export function evenBot(chances: Chances | null): Strength {
  const bots = chances?.bots ?? [];
  const off = ({ chance }: { chance: number }): number => Math.abs(chance - EVEN);
  return bots.reduce((best, one) => (off(one) < off(best) ? one : best), bots[0] ?? { strength: FIRST, chance: EVEN })
    .strength;
}
