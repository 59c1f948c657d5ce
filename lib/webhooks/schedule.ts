const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long is waited before each attempt, in milliseconds, the first at once, as Svix does. */
export const waits = [0, 5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour];

/** The time from the first attempt to the last, in milliseconds. */
export const wholeSchedule = waits.reduce((sum, wait) => sum + wait);

/** The longest that a receiver's Retry-After is kept to. */
const longestWait = 24 * hour;

/**
 * How long to wait after so many failed attempts, in milliseconds; null when they are used up. A fifth more or less by
 * chance, so that what failed together does not come back together; a receiver may ask for later, never for sooner.
 */
export function waitAfter(
  attempts: number,
  retryAfterMs: number | null = null,
  plan: readonly number[] = waits,
  chance: () => number = Math.random,
): number | null {
  const planned = plan[attempts];
  if (planned === undefined) return null;
  const varied = planned * (0.8 + 0.4 * chance());
  return Math.round(Math.max(varied, Math.min(retryAfterMs ?? 0, longestWait)));
}

/** Milliseconds that a Retry-After header asks to wait, which is in seconds or a date; null when it says nothing readable. */
export function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header)) return Number(header) * second;
  const date = / GMT$/.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
