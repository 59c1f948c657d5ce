import type { ModelPrice } from "../../ai-providers.ts";

/** What the calls of one engine have used, failed ones and repairs among them. */
export type ModelUsage = {
  model_calls: number;
  input_tokens: number;
  cached_tokens: number;
  output_tokens: number;
  /** In US dollars; null where a model has no price. */
  cost_usd: number | null;
  /** Whether some tokens were not counted by the provider, but estimated. */
  is_estimated: boolean;
  /** Calls whose prompt was cut, by the count of the provider. */
  prompts_cut: number;
  /** Whether a call was not made as it could have passed `AI_MAX_COST_USD`. */
  is_over_budget: boolean;
};

export const noUsage = (isPriced: boolean): ModelUsage => ({
  model_calls: 0,
  input_tokens: 0,
  cached_tokens: 0,
  output_tokens: 0,
  cost_usd: isPriced ? 0 : null,
  is_estimated: false,
  prompts_cut: 0,
  is_over_budget: false,
});

/** Adds a call to a sum. */
export function addCall(usage: ModelUsage, price: ModelPrice | null, tokens: Tokens, isEstimated: boolean): void {
  usage.model_calls += 1;
  usage.input_tokens += tokens.input;
  usage.cached_tokens += tokens.cached;
  usage.output_tokens += tokens.output;
  if (usage.cost_usd !== null) usage.cost_usd += costOf(price, tokens) ?? 0;
  usage.is_estimated ||= isEstimated;
}

/** The tokens of one call; `cached` are part of `input`. */
export type Tokens = { input: number; cached: number; output: number };

/** What a call cost in US dollars; null where no price is set. */
export function costOf(price: ModelPrice | null, { input, cached, output }: Tokens): number | null {
  if (price === null) return null;
  return ((input - cached) * price.input + cached * price.cached + output * price.output) / 1_000_000;
}

/** The characters of a token, about. */
export const tokenLength = 4;

/** Tokens of a text where a provider counts none. */
export const estimatedTokens = (text: string): number => Math.ceil(text.length / tokenLength);
