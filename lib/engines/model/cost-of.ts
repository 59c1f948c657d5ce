import type { ModelPrice } from "../../ai-providers.ts";

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
