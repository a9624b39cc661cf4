import { describe, expect, it } from 'vitest';
import { keepSlots } from '../src/kit/slots';

describe('slots', () => {
  it('stay empty when their card is taken, and no other card moves', () => {
    expect(keepSlots(['a', 'b', 'c'], ['a', 'c'], 3)).toEqual(['a', null, 'c']);
  });

  it('are filled by what is new, wherever it stands in the list', () => {
    expect(keepSlots(['a', null, 'c'], ['a', 'c', 'd'], 3)).toEqual(['a', 'd', 'c']);
    expect(keepSlots([], ['a', 'b'], 3)).toEqual(['a', 'b', null]);
    expect(keepSlots(['a', 'b', 'c'], ['x', 'y', 'z'], 3)).toEqual(['x', 'y', 'z']);
  });

  it('grow with what must lie there', () => {
    expect(keepSlots(['a'], ['a', 'b', 'c'], 2)).toEqual(['a', 'b', 'c']);
  });
});
