const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** The wait before each attempt, in milliseconds, the first at once, as Svix does. */
export const waits = [0, 5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour];

/** The time from the first attempt to the last, in milliseconds. */
export const wholeSchedule = waits.reduce((sum, wait) => sum + wait);

/** The longest Retry-After of a receiver that is followed. */
const longestWait = 24 * hour;

/**
 * The wait after so many failed attempts, in milliseconds; null when they are used up. It varies by a fifth at random,
 * so simultaneous failures do not return together; a receiver may only ask for a later time.
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

/** The wait of a Retry-After header in milliseconds, from seconds or a date; null when unreadable. */
export function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header)) return Number(header) * second;
  const date = / GMT$/.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
