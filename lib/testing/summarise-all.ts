import { type Values, valuesOf } from "#lib/votes/tallies.ts";
import { summarise } from "#lib/votes/with-change.ts";

const noValues = valuesOf([]);
const noMetrics = { latency_ms: null, cost_usd: null, calls: null };
const nothing = [
  { reviewer_count: 0, metrics: noMetrics },
  { before: noValues, after: noValues },
] as const;

/** The summaries of all values, as `summarise` makes them. */
export const summariseAll = (values: Values) => summarise(...nothing, { values, windows: null }, values.seen.length);
