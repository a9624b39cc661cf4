import { describe, expect, it } from 'vitest';
import { byGame, byOpponent, byStrength } from '../src/history/breakdown';
import type { PlayedKind } from '../src/protocol';

const kind = (game: string, rivals: string, games: number, wins: number, margin?: number): PlayedKind => ({
  ...{ game, title: game.toUpperCase(), rivals, say: `against ${rivals}`, games, wins, average: 0, best: 0 },
  ...{ streak: 0, longest: 0, course: [], ...(margin === undefined ? {} : { margin }) },
});

const KINDS = [
  kind('combo', 'bot hard', 1, 0, -8),
  kind('combo', 'bot novice', 3, 3, 4),
  kind('cards', 'bot novice', 6, 1, -10),
  kind('cards', 'printed Aaron', 2, 1, 1),
  kind('cards', 'nobody', 9, 9),
  kind('combo', 'bots', 1, 1, 2),
];
const figures = (totals: ReturnType<typeof byGame>): unknown[] =>
  totals.map(({ key, games, wins, margin }) => [key, games, wins, margin]);

describe('what was played, added up', () => {
  it('by game, those played most first, without games alone', () => {
    expect(figures(byGame(KINDS))).toEqual([
      ['cards', 8, 2, -7.25],
      ['combo', 5, 4, 1.2],
    ]);
  });

  it('by opponent: all bots together, each printed opponent; points of two games give no mean', () => {
    expect(figures(byOpponent(KINDS, 'Bots'))).toEqual([
      ['bots', 11, 5, undefined],
      ['printed Aaron', 2, 1, 1],
    ]);
    expect(byOpponent(KINDS, 'Bots').map(({ say }) => say)).toEqual(['Bots', 'against printed Aaron']);
  });

  it('by strength, from the weakest; bots of several strengths have none', () => {
    expect(figures(byStrength(KINDS))).toEqual([
      ['novice', 9, 4, undefined],
      ['hard', 1, 0, -8],
    ]);
  });
});
