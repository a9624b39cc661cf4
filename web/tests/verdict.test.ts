import { describe, expect, it } from 'vitest';
import './english';
import { isSound, lostBy, lostInWords } from '../src/exercise/verdict';
import type { AnalysisDecision, AnalysisOption } from '../src/protocol';

const option = (loss: number, margin: number, loss_error = 0.01): AnalysisOption => ({
  choice: {},
  value: { chance: [0.5 - loss, 0.5 + loss], score: [40, 40], margin: [margin, -margin] },
  error: 0.01,
  loss,
  loss_error,
  visits: 1,
});

const decision = (options: AnalysisOption[], more: Partial<AnalysisDecision> = {}): AnalysisDecision => ({
  options,
  made: options.length - 1,
  loss: options.at(-1)?.loss ?? 0,
  quality: 'mistake',
  ...more,
});

describe('what a compared choice gives away', () => {
  const open = decision([option(0, 4), option(0.015, 3), option(0.05, 1, 0.04), option(0.09, -2)]);

  it('is the chance, where the game is open: little, or what may be noise, counts as none', () => {
    expect(open.options.map((_, i) => isSound(lostBy(open, i, 0)))).toEqual([true, true, true, false]);
    expect(lostInWords(lostBy(open, 3, 0))).toBe('−9%');
  });

  it('is the expected lead, where the game is decided', () => {
    const lost = decision([option(0, -30), option(0, -22.6), option(0, -23), option(0, -26)], {
      better: 1,
      worth: 0.2,
    });
    expect(lost.options.map((_, i) => isSound(lostBy(lost, i, 0)))).toEqual([false, true, true, false]);
    expect(lostInWords(lostBy(lost, 0, 0))).toBe('−7.4 points');
  });

  it('is nothing for the one that it is judged against, and for what was not compared', () => {
    expect(lostBy(open, 0, 0)).toEqual({ chance: 0, points: 0 });
    expect(lostBy(open, 9, 0)).toEqual({ chance: 0, points: 0 });
  });
});
