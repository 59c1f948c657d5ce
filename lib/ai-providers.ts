import { partOf } from "./cut-text.ts";
import { isOnThisMachine } from "./net/this-machine.ts";
import { ownValue } from "./own-value.ts";

/** In which form a provider is called: by a package of its own, or by OpenAI's chat API. */
export type ProviderForm = "openai" | "anthropic" | "google" | "chat";

type Provider = {
  form: ProviderForm;
  /** Written out, so that no variable of a provider's own can change where prompts go; null where `AI_BASE_URL` says it. */
  baseURL: string | null;
  needsKey: boolean;
  /** The header of the key, where it is not Authorization. */
  keyHeader?: string;
  /** A variable for its key alone, read where `AI_API_KEY` has none and `AI_BASE_URL` sends its calls nowhere else. */
  keyVariable?: string;
  /** What models cost by their names, where `AI_PRICE` says nothing and `AI_BASE_URL` sends its calls nowhere else. */
  prices?: Record<string, ModelPrice>;
};

/** Dollars per million tokens. */
export type ModelPrice = { input: number; output: number; cached: number };

/** Whose models studies can run on; "compatible" is any server that speaks OpenAI's chat API. */
const aiProviders = {
  openai: { form: "openai", baseURL: "https://api.openai.com/v1", needsKey: true },
  anthropic: { form: "anthropic", baseURL: "https://api.anthropic.com/v1", needsKey: true },
  google: { form: "google", baseURL: "https://generativelanguage.googleapis.com/v1beta", needsKey: true },
  azure: { form: "chat", baseURL: null, needsKey: true, keyHeader: "api-key" },
  openrouter: { form: "chat", baseURL: "https://openrouter.ai/api/v1", needsKey: true },
  mistral: { form: "chat", baseURL: "https://api.mistral.ai/v1", needsKey: true, keyVariable: "MISTRAL_API_KEY" },
  groq: { form: "chat", baseURL: "https://api.groq.com/openai/v1", needsKey: true },
  ollama: { form: "chat", baseURL: "http://127.0.0.1:11434/v1", needsKey: false },
  compatible: { form: "chat", baseURL: null, needsKey: false },
} as const satisfies Record<string, Provider>;

/** The registry's names. */
export type ProviderName = keyof typeof aiProviders;
export const providerNames = Object.keys(aiProviders) as ProviderName[];
export const providerOf = (name: ProviderName): Provider => aiProviders[name];

type KeyVariable = Extract<(typeof aiProviders)[ProviderName], { keyVariable: string }>["keyVariable"];
export const keyVariables = providerNames.flatMap((name) => providerOf(name).keyVariable ?? []) as KeyVariable[];

/** The variables of models, each with one value for all of `AI_MODEL`, or one for each. */
export type ModelVariables = {
  AI_MODEL?: string | undefined;
  AI_BASE_URL?: (string | undefined)[] | undefined;
  AI_API_KEY?: (string | undefined)[] | undefined;
  AI_PRICE?: (ModelPrice | undefined)[] | undefined;
} & { [Name in KeyVariable]?: string | undefined };

/** The models that `AI_MODEL` names with their providers, and the address, key and price of each as far as they are set. */
export function modelsIn(variables: ModelVariables, rowOf = providerOf) {
  return (variables.AI_MODEL?.split(",") ?? []).map((text, place) => {
    const id = text.trim();
    const colon = id.indexOf(":");
    const [provider, model] = [partOf(id, 0, colon) as ProviderName, partOf(id, colon + 1)];
    const { form, baseURL, needsKey, keyHeader, keyVariable, prices = {} } = rowOf(provider);
    const address = ofPlace(variables.AI_BASE_URL, place);
    const isElsewhere = address !== undefined;
    const ownKey = isElsewhere ? undefined : variables[keyVariable as KeyVariable];
    const apiKey = ofPlace(variables.AI_API_KEY, place) ?? ownKey;
    return {
      ...{ id, provider, model, form, keyHeader, apiKey },
      address: address ?? baseURL,
      price: ofPlace(variables.AI_PRICE, place) ?? (isElsewhere ? undefined : ownValue(prices, model)) ?? null,
      lacksKey: needsKey && !isElsewhere && apiKey === undefined,
      keyFrom: ["AI_API_KEY", ...(keyVariable === undefined ? [] : [keyVariable])],
    };
  });
}

/** The value of a model: its own, or the only one there is. */
const ofPlace = <Value>(values: readonly Value[] | undefined, place: number): Value | undefined =>
  values?.length === 1 ? values[0] : values?.[place];

/** Calls at once of a provider, and of a server on this machine, which would only queue more of them. */
export const usualCalls = { provider: 64, thisMachine: 4 };

/** How many calls a server makes at once to one provider: as set, else by where its models are. */
export function callsAtOnce(variables: ModelVariables & { AI_CONCURRENCY?: number | undefined }): number {
  const isNear = modelsIn(variables).some(({ address }) => isOnThisMachine(address ?? ""));
  return variables.AI_CONCURRENCY ?? (isNear ? usualCalls.thisMachine : usualCalls.provider);
}
