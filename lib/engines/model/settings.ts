import { partOf } from "../../cut-text.ts";
import type { Env } from "../../env.ts";

/** Who answers at an address: the registry's names. */
export type ProviderName = "openai" | "anthropic" | "google" | "compatible";

/** Dollars per million tokens. */
export type Price = { input: number; output: number; cached: number };

/** A model, where it is and what it costs. */
export type ModelAddress = {
  provider: ProviderName;
  model: string;
  baseURL: string;
  apiKey: string | undefined;
  /** Null where no price is set: nothing is then said of cost. */
  price: Price | null;
};

export type ModelSettings = {
  /** AI_MODEL as it is set. */
  id: string;
  /** At least one; the first also plans, rates, codes and writes. */
  models: ModelAddress[];
  /** Calls at once, of one provider and process. */
  concurrency: number;
  /** How long the calls of one study may take, in milliseconds. */
  deadlineMs: number;
  maxCostUsd: number | null;
};

/** Written out, so that no variable of a provider's own can change where prompts go. */
const addresses: Record<Exclude<ProviderName, "compatible">, string> = {
  openai: "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com/v1",
  google: "https://generativelanguage.googleapis.com/v1beta",
};

type ModelVariables = { AI_MODEL: string } & Pick<Env, "AI_CONCURRENCY" | "AI_DEADLINE_S"> &
  Partial<Pick<Env, "AI_BASE_URL" | "AI_API_KEY" | "AI_PRICE" | "AI_MAX_COST_USD">>;

/** The models that AI_MODEL names, with the address, key and price of each. */
export function modelSettings(env: ModelVariables): ModelSettings {
  const names = env.AI_MODEL.split(",").map((name) => name.trim());
  return {
    id: env.AI_MODEL,
    models: names.map((name, place) => {
      const colon = name.indexOf(":");
      const provider = partOf(name, 0, colon) as ProviderName;
      const baseURL = ofPlace(env.AI_BASE_URL, place) ?? (provider === "compatible" ? "" : addresses[provider]);
      return {
        provider,
        model: partOf(name, colon + 1),
        baseURL: baseURL.replace(/\/+$/, ""),
        apiKey: ofPlace(env.AI_API_KEY, place),
        price: ofPlace(env.AI_PRICE, place) ?? null,
      };
    }),
    concurrency: env.AI_CONCURRENCY,
    deadlineMs: env.AI_DEADLINE_S * 1000,
    maxCostUsd: env.AI_MAX_COST_USD ?? null,
  };
}

/** The value of a model: its own, or the only one there is. */
const ofPlace = <Value>(values: readonly Value[] | undefined, place: number): Value | undefined =>
  values?.length === 1 ? values[0] : values?.[place];
