import { describe, expect, it } from 'vitest';
import type { News } from '../src/protocol';
import { reworded, fold, since } from '../src/table/news';

const choice = (n: number, seat: number): News => ({ n, kind: 'choice', seat });

describe('the news of a table', () => {
  it('grow, and never hold a row twice', () => {
    expect(fold([choice(1, 0)], [choice(1, 0), choice(2, 1)]).map((row) => row.n)).toEqual([1, 2]);
  });

  it('forget what was taken back', () => {
    const rows = fold(
      [choice(1, 0), choice(2, 0), choice(3, 0)],
      [{ n: 4, kind: 'undo', seat: 0, to: 1 }, choice(5, 0)],
    );
    expect(rows.map((row) => row.n)).toEqual([1, 4, 5]);
  });

  it('are told reworded, and none is added', () => {
    const told = [choice(1, 0), choice(2, 1), choice(3, 0)].map((row) => ({ ...row, say: `Zug ${row.n}` }));
    expect(reworded([choice(2, 1), choice(9, 1)], told)).toEqual([told[1], choice(9, 1)]);
  });

  it('tell what the others did since the own last choice', () => {
    const rows = [choice(1, 0), choice(2, 1), choice(3, 0), choice(4, 1), choice(5, 2)];
    expect(since(rows, 0, 2).map((row) => row.n)).toEqual([4, 5]);
    expect(since(rows, null, 2)).toEqual([]);
  });
});
