import type { ConsiderationId } from "../../considerations.ts";

// Which considerations are not asked on about in which way.

export const contrasted: ReadonlySet<string> = new Set<ConsiderationId>([
  ...(["reliability", "control", "simplicity", "learning", "effort", "convenience", "speed", "choice"] as const),
  ...(["support", "service", "price_clarity", "privacy", "enjoyment"] as const),
]);
export const withoutExample: ReadonlySet<string> = new Set<ConsiderationId>([
  ...(["references", "others", "family", "budget_cycle", "habit", "migration", "urgency"] as const),
]);
export const withoutCounter: ReadonlySet<string> = new Set<ConsiderationId>(["others", "budget_cycle"]);
/** Of these nobody is asked why they matter. */
export const circumstances: ReadonlySet<string> = new Set<ConsiderationId>(["habit", "migration", "urgency", "others"]);
