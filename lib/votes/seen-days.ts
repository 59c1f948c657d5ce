import { partOf } from "../cut-text.ts";
import type { Usage } from "./contract.ts";
import type { Ranking } from "./ranking.ts";

const dayMs = 86_400_000;

/** The number of a moment's UTC date, counted from 1970. */
export const dayOf = (moment: string): number => Math.floor(Date.parse(moment) / dayMs);

const dateOf = (day: number) => partOf(new Date(day * dayMs).toISOString(), 0, 10);

/** Of the dates on which counted keys were first seen, the first, the middle (of two the earlier) and the last. */
export function firstSeen({ count, at }: Ranking): Usage["first_seen"] {
  if (count === 0) return null;
  const [earliest, median, latest] = ranksSeen(count).map((rank) => dateOf(at(rank)));
  return { earliest: earliest!, median: median!, latest: latest! };
}

/** The ranks that `firstSeen` reads. */
export const ranksSeen = (count: number): number[] => [0, Math.ceil(count / 2) - 1, count - 1];
