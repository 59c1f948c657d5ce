import type { Engine } from "../../engines/engine.ts";
import type { Audience } from "../../personas/contract.ts";
import { interviewPrice } from "../study-record.ts";

/** Seconds that a study takes: a simulated one, and one by a model, which waits for ten answers in turn. */
const seconds = { simulator: 1, model: 60 } as const;

/** What interviews cost, each by the audience that its persona is of, and how long a study of them takes. */
export function estimateOf(
  interviews: readonly Audience[],
  engine: Pick<Engine, "kind">,
): { interviews: number; price_usd: number; estimated_seconds: number } {
  const price_usd = interviews.reduce((sum, audience) => sum + interviewPrice[audience], 0);
  return { interviews: interviews.length, price_usd, estimated_seconds: seconds[engine.kind] };
}
