import type { Usage } from "./contract.ts";

/** How many counted keys were first seen on each UTC date. */
export type SeenDays = Record<string, number>;

/** Counts a key first seen at a moment (`sign` 1), or takes it out (`sign` -1). In place: copying a year is slow. */
export function countKey(days: SeenDays, moment: string, sign: 1 | -1): void {
  const day = moment.slice(0, 10);
  const keys = (days[day] ?? 0) + sign;
  if (keys === 0) delete days[day];
  else days[day] = keys;
}

/** The first, the middle (of two the earlier) and the last of the days; null without keys. */
export function firstSeen(days: SeenDays): Usage["first_seen"] {
  const sorted = Object.keys(days).sort();
  const keys = sorted.reduce((total, day) => total + days[day]!, 0);
  if (keys === 0) return null;
  let place = 0;
  for (let passed = days[sorted[0]!]!; passed < keys / 2; passed += days[sorted[place]!]!) place += 1;
  return { earliest: sorted[0]!, median: sorted[place]!, latest: sorted.at(-1)! };
}
