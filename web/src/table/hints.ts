/** The best choices that a bot sees. */
import type { Hinted, Opinion } from '../protocol';

/** One of the best choices; `behind` is how many percent its chance to win is below that of the best. */
export type Best = Opinion & { behind: number };

/** The server says of so many what they would bring. */
const MOST = 3;

/** Return the choice that a bot would make, and those that it looked at most beside it. */
export function bestOf({ number, say, opinions = [] }: Pick<Hinted, 'number' | 'say' | 'opinions'>): Best[] {
  const first = opinions.find((one) => one.number === number) ?? { number, say: say ?? null, share: 1, value: 0.5 };
  const others = opinions.filter((one) => one.number !== number && one.share > 0).sort((a, b) => b.share - a.share);
  return [first, ...others].slice(0, MOST).map((one) => ({ ...one, behind: behind(first, one) }));
}

const behind = (best: Opinion, one: Opinion): number =>
  one === best ? 0 : Math.max(0, Math.round((best.value - one.value) * 100));
