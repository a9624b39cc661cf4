/** What a result means: by how much, and what made the difference. */
import type { Earlier, Ranked, Result, ScoreLine } from '../protocol';

/** A margin of at most this share of the best score, or of two points, is narrow; one of at least that share is clear. */
const NARROW = 0.04;
const LEAST_NARROW = 2;
const CLEAR = 0.3;

export interface Verdict {
  /** The key of the text that says by how much. */
  key: string;
  margin: number;
  /** The seat that is compared with: whom the winner left behind, or who won. */
  other: number;
  /** How many were left behind: of one rival nothing is said as if there were more. */
  rivals: number;
  /** The seat that the winner left behind: one's own, if one has lost. */
  beaten: number;
  decided?: Decided;
}

/** The line in which the winner gained most on the other; without `other` it is the best of many of its kind. */
interface Decided {
  say: string;
  winner: number;
  other?: number;
}

/** Judge a result as one seat sees it; null: as a spectator does. Where somebody left early there is nothing to say. */
export function verdictOf({ ranking, counts }: Result, me: number | null): Verdict | undefined {
  const [first, second] = [...ranking].sort((a, b) => a.place - b.place);
  if (!first || !second || ranking.some(({ left }) => left)) return undefined;
  const mine = ranking.find(({ seat }) => seat === me);
  const lost = mine !== undefined && mine.place > 1;
  const beaten = lost ? mine : second;
  const margin = first.score - beaten.score;
  const decided = decidedBy(counts[first.seat] ?? [], counts[beaten.seat] ?? []);
  return {
    key: keyOf(first, margin, lost, mine !== undefined),
    margin,
    other: lost ? first.seat : second.seat,
    rivals: ranking.length - 1,
    beaten: beaten.seat,
    ...(decided ? { decided } : {}),
  };
}

function keyOf(first: Ranked, margin: number, lost: boolean, playing: boolean): string {
  if (margin <= 0) return 'end-level';
  const narrow = margin <= Math.max(LEAST_NARROW, first.score * NARROW);
  if (lost) return narrow ? 'end-lost-narrowly' : 'end-lost';
  if (!playing) return 'end-won';
  if (narrow) return 'end-won-narrowly';
  return margin >= first.score * CLEAR ? 'end-won-clearly' : 'end-won';
}

/** Find the kind of line in which one gained most on the other; of a kind with many lines, name the best of them. */
function decidedBy(winner: ScoreLine[], other: ScoreLine[]): Verdict['decided'] {
  const kinds = [...new Set([...winner, ...other].map(({ line }) => line))];
  const found = kinds.map((kind) => compare(...ofKind(kind, winner, other)));
  const best = found.sort((a, b) => b.gap - a.gap)[0];
  return best && best.gap > 0 && best.decided.say ? best.decided : undefined;
}

const ofKind = (kind: string, ...both: [ScoreLine[], ScoreLine[]]): [ScoreLine[], ScoreLine[]] =>
  both.map((lines) => lines.filter(({ line }) => line === kind)) as [ScoreLine[], ScoreLine[]];

const sum = (lines: ScoreLine[]): number => lines.reduce((all, { points }) => all + points, 0);

function compare(ours: ScoreLine[], theirs: ScoreLine[]): { gap: number; decided: Decided } {
  const gap = sum(ours) - sum(theirs);
  const many = ours.length > 1 || theirs.length > 1;
  const best = [...ours].sort((a, b) => b.points - a.points)[0] ?? theirs[0];
  const say = best?.say ?? '';
  const decided = many ? { say, winner: best?.points ?? 0 } : { say, winner: sum(ours), other: sum(theirs) };
  return { gap, decided };
}

/** How a score compares with the player's best of the same kind before it: the key of the text that says so. */
export function compareWithBest(score: number, { best }: Earlier): { key: string; best: number } {
  if (best == null) return { key: 'end-record-first', best: score };
  return { key: score > best ? 'end-record' : score === best ? 'end-record-equal' : 'end-record-stands', best };
}
