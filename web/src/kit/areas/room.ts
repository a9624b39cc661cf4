/** What room is. */

/** How wide and high something is, in rem, with cards of a width. */
export type Extent = (card: number) => readonly [wide: number, high: number];
