/** The puzzles from one's own games: where each is, and under which id it is kept whether it was solved. */
import type { OwnPuzzle } from '../protocol';

type Place = Pick<OwnPuzzle, 'table' | 'n'>;

export const idOf = ({ table, n }: Place): string => `${table}-${n}`;

export const addressOf = ({ table, n }: Place): string => `/puzzles/own/${table}/${n}`;
