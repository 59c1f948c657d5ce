import {
  callsAtOnce,
  type ModelPrice,
  type ModelVariables,
  modelsIn,
  type ProviderForm,
  type ProviderName,
} from "../../ai-providers.ts";
import type { Env } from "../../env.ts";

/** A model, where it is and what it costs. */
export type ModelAddress = {
  provider: ProviderName;
  model: string;
  form: ProviderForm;
  baseURL: string;
  /** What each call has in its address, such as api-version. */
  query: readonly (readonly [name: string, value: string])[];
  /** Headers of each call, for a gateway. */
  headers: Readonly<Record<string, string>>;
  apiKey: string | undefined;
  /** Null where no price is set: nothing is then said of cost. */
  price: ModelPrice | null;
};

export type ModelSettings = {
  /** `AI_MODEL` as it is set. */
  id: string;
  /** At least one; the first also does all but speak for personas. */
  models: ModelAddress[];
  /** Calls at once, of one provider and process. */
  concurrency: number;
  /** How long the calls of one study may take, in milliseconds. */
  deadlineMs: number;
  maxCostUsd: number | null;
};

type Variables = ModelVariables & { AI_MODEL: string } & Pick<Env, "AI_DEADLINE_S"> &
  Partial<Pick<Env, "AI_CONCURRENCY" | "AI_MAX_COST_USD" | "AI_HEADERS">>;

/** The models that `AI_MODEL` names, with the address, key and price of each. */
export function modelSettings(env: Variables): ModelSettings {
  const models = modelsIn(env).map(
    ({ provider, model, form, address, keyHeader, apiKey, price }): ModelAddress => ({
      ...{ provider, model, form, apiKey, price },
      ...readAddress(address ?? ""),
      headers: { ...env.AI_HEADERS, ...(keyHeader !== undefined && apiKey && { [keyHeader]: apiKey }) },
    }),
  );
  return {
    id: env.AI_MODEL,
    models,
    concurrency: callsAtOnce(env),
    deadlineMs: env.AI_DEADLINE_S * 1000,
    maxCostUsd: env.AI_MAX_COST_USD ?? null,
  };
}

/** An address as it was pasted: without its final slash and the path of a call, its query apart. */
function readAddress(pasted: string): Pick<ModelAddress, "baseURL" | "query"> {
  if (pasted === "") return { baseURL: "", query: [] };
  const url = new URL(pasted);
  const path = url.pathname.replace(/\/{1,9}$/, "").replace(/\/(?:chat\/completions|responses|messages)$/, "");
  return { baseURL: `${url.origin}${path}`, query: [...url.searchParams] };
}
