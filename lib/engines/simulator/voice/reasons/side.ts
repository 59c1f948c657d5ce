/** What is said on one side of a consideration; every entry is a template of speak.ts. */
export type Side = {
  /** Why, as a clause that can stand alone. */
  reasons: string[];
  /** One thing that happened, out of the respondent's own life. */
  moments: string[];
  /** What would turn the respondent away from this side. */
  turns: string[];
};

/** How one consideration is spoken of. */
export type Spoken = {
  /** A question back. */
  asks: string[];
  /** Why it matters, one step deeper. */
  deeper: string[];
  for: Side;
  against: Side;
};
