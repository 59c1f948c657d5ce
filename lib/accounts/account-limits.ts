export const keyBegin = "sr_live_";
/** How many studies a key may run at once by default, and the operator's secret too. */
export const defaultConcurrency = 10;
/** The most studies at once that an operator can give a key. */
export const mostConcurrency = 1000;
/** The most studies in that span that an account can be allowed. */
export const mostStudies = 1_000_000;
/** How many active keys an account may make for itself; an operator has no limit. */
export const mostKeys = 20;
export const rotatedKeyHours = 24;
/** Of which span in UTC the studies of an account are counted against its cap: for SQL, and what this and the next one are called. */
export const capSpan = { unit: "day", often: "daily", now: "today", next: "tomorrow" };
/** How often the use of a key or a connection is noted, and that of the operator's secret logged, at most, in seconds. */
export const usedAgainSeconds = 60;
export const linkMinutes = 15;
export const sessionHours = 12;
/** How long the operator's page shows a new key, in seconds: long enough for a reload. */
export const newKeySeconds = 60;
