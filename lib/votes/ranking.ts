/** Values in ascending order: their number, and the value at a rank from 0 on. */
export type Ranking = { count: number; at: (rank: number) => number };

/** All values of a kind, put in order. */
export function rankingOf(values: number[]): Ranking {
  const sorted = values.toSorted((a, b) => a - b);
  return { count: sorted.length, at: (rank) => sorted[rank]! };
}
