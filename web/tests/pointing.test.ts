import { describe, expect, it } from 'vitest';
import type { Pick, Play } from '../src/games/drawing';
import { find, is, labelOf, pointAt } from '../src/kit/pointing';
import type { BlockedChoice, CardInfo, OpenChoice } from '../src/protocol';

const take = (slot: number): OpenChoice =>
  ({ number: slot, do: { do: 'take', slot }, say: `take card ${slot}` }) as OpenChoice;
const dear = { number: 9, do: { do: 'take', slot: 9 }, key: 'too-dear', say: 'Too dear.' } as BlockedChoice;

/** A table that writes down what it is told. */
function listening(): { play: Play; heard: unknown[][] } {
  const heard: unknown[][] = [];
  const tell =
    (name: string) =>
    (what: unknown): void =>
      void heard.push([name, what]);
  const cards = new Map([['jester', { sheet: ['Jester.', 'Costs 2.'] } as CardInfo]]);
  const play = { cards, choose: tell('choose'), point: tell('point'), why: tell('why'), look: tell('look') };
  return { play: play as unknown as Play, heard };
}

function heardOf(pick: Partial<Pick>): unknown[][] {
  const { play, heard } = listening();
  pointAt(play, { spot: 'castle0', card: 'jester', choices: [], blocked: [], ...pick });
  return heard;
}

describe('pointing at a thing', () => {
  it('asks which of its choices is meant, and for the only one too', () => {
    expect(heardOf({ choices: [take(0), take(1)] })[0]).toMatchObject(['point', { choices: [take(0), take(1)] }]);
    expect(heardOf({ choices: [take(0)], blocked: [dear] })[0]).toMatchObject(['point', { choices: [take(0)] }]);
  });

  it('says why there is no choice', () => {
    expect(heardOf({ blocked: [dear] })).toEqual([['why', dear]]);
  });

  it('shows the card large where nothing can be done', () => {
    expect(heardOf({})).toEqual([['look', 'jester']]);
  });
});

describe('a choice', () => {
  it('is found by its name and arguments', () => {
    expect(find([take(0), take(1)], { do: 'take', slot: 1 })).toEqual(take(1));
    expect(find([take(0)], { do: 'take', slot: 1 })).toBeUndefined();
    expect(is({ do: 'take' })({ do: 'take', slot: 4 })).toBe(true);
    expect(is({ do: 'take', row: 2 })({ do: 'take', slot: 4 })).toBe(false);
  });
});

describe('the label of a card', () => {
  const { play } = listening();

  it('says what may be done with it, each thing once', () => {
    const label = labelOf(play, 'jester', [take(0), take(0)], [dear]);
    expect(label).toMatch(/^Jester\. Costs 2\. /);
    expect(label.match(/take card 0/g)).toHaveLength(1);
    expect(label).not.toContain('Too dear');
  });

  it('says why nothing may be done with it', () => {
    expect(labelOf(play, 'jester', [], [dear])).toBe('Jester. Costs 2. Too dear.');
  });
});
