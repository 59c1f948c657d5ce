/** The rule that turns votes into scores; it changes whenever the rule does. */
export const scoringVersion = "1.1";

/** A key is a voice of its own once its first counted review is so many days old … */
export const establishedDays = 7;
/** … and its counted reviews are of so many tools. */
export const establishedTools = 3;

/** With fewer voices than this a tool's numbers are too few to rely on. */
export const leastVoices = 3;
/** The counted reviews of a tool must lie at least so many hours apart, first to last, before its numbers are relied on. */
export const leastHours = 24;

/** A tool that a review listed is unverified until that many voices have spoken of it over so many days, first to last. */
export const listedDays = 7;

/** From so many characters on, the same title and review under another key is a copy. */
export const longText = 200;
