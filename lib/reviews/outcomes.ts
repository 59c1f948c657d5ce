/** How a run ended: each outcome with its words, in the order of lists. */
export const outcomes = [
  ["success", "success", "successes"],
  ["partial", "partial success", "partial successes"],
  ["failure", "failure", "failures"],
] as const;
export type Outcome = (typeof outcomes)[number][0];
export const outcomeIds = outcomes.map(([id]) => id);

/** Makes one member for each outcome. */
export const byOutcome = <Member>(make: (outcome: Outcome) => Member) =>
  Object.fromEntries(outcomeIds.map((id) => [id, make(id)])) as Record<Outcome, Member>;
