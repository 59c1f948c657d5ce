import type { Engine } from "../../engines/engine.ts";
import type { Usage } from "../../engines/measured.ts";
import { rounded, sum } from "../../engines/statistics.ts";
import type { Audience } from "../../personas/contract.ts";
import { interviewPrice } from "../study-limits.ts";

/** What interviews cost in US dollars, each by the audience that its persona is of. */
export const priceOf = (interviews: readonly Audience[]): number =>
  sum(interviews.map((audience) => interviewPrice[audience]));

/** Dollars are kept to a millionth: one token costs about as much. */
export const dollarDecimals = 6;

/** What a study has used: what the engine counted since `before`, and the price of the interviews it is billed for. */
export function usageOf(
  engine: Pick<Engine, "usage">,
  before: Engine["usage"],
  { interviews, billed, wall_ms }: { interviews: number; billed: readonly Audience[]; wall_ms: number },
): Usage {
  const { model_calls, input_tokens, output_tokens, cost_usd } = engine.usage;
  return {
    interviews,
    price_usd: priceOf(billed),
    model_calls: model_calls - before.model_calls,
    input_tokens: input_tokens - before.input_tokens,
    output_tokens: output_tokens - before.output_tokens,
    cost_usd: cost_usd === null ? null : rounded(cost_usd - (before.cost_usd ?? 0), dollarDecimals),
    wall_ms: Math.max(0, Math.round(wall_ms)),
  };
}

/** What a run has used together with what was used for its study before. */
export const plusUsage = (usage: Usage, earlier: Usage): Usage => ({
  ...usage,
  model_calls: usage.model_calls + earlier.model_calls,
  input_tokens: usage.input_tokens + earlier.input_tokens,
  output_tokens: usage.output_tokens + earlier.output_tokens,
  cost_usd:
    usage.cost_usd === null || earlier.cost_usd === null
      ? null
      : rounded(usage.cost_usd + earlier.cost_usd, dollarDecimals),
  wall_ms: usage.wall_ms + earlier.wall_ms,
});
