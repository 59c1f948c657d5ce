/** How a run ended: each outcome with its words, in the order of lists. */
export const outcomes = [
  ["success", "success", "successes"],
  ["partial", "partial success", "partial successes"],
  ["failure", "failure", "failures"],
] as const;
export type Outcome = (typeof outcomes)[number][0];
export const outcomeIds = outcomes.map(([id]) => id);

/** What a reviewer can measure of a run, in words. */
export const measurementNames = { latency_ms: "Latency", cost_usd: "Cost", calls: "Calls" } as const;
export type Measurement = keyof typeof measurementNames;
export const measurements = Object.keys(measurementNames) as Measurement[];
