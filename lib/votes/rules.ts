/** The version of the rule that turns votes into scores; it changes with the rule. */
export const scoringVersion = "1.1";

/**
 * The prior of each dimension: its mean, how many votes it weighs, and a vote's variance before any is known, that of a
 * uniform choice between 1 and 5, as a fraction.
 */
export const prior = { mean: 3, votes: 5, variance: [16, 12] } as const;

/** A key is a separate voice once its first counted review is so many days old … */
export const establishedDays = 7;
/** … and its counted reviews cover so many tools. */
export const establishedTools = 3;

/** With fewer voices a tool's numbers are too few to rely on. */
export const leastVoices = 3;
/** How many hours the first and last counted review of a tool must be apart before its numbers are reliable. */
export const leastHours = 24;

/** How many days, first to last, the voices of a tool listed by a review must cover to confirm it. */
export const listedDays = 7;

/** Medians and 90th percentiles of a tool with up to so many counted reviews are exact, beyond that of a histogram. */
export const mostExact = 200;

/** From this length in characters on, the same title and review under another key is a copy. */
export const longText = 200;
