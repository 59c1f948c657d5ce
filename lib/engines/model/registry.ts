import type { LanguageModel } from "ai";
import type { ProviderForm } from "../../ai-providers.ts";
import { madeFor } from "../../process-wide.ts";
import type { Habits } from "./habits.ts";
import { providerFetch } from "./provider-fetch.ts";
import type { ModelAddress } from "./settings.ts";

export type Model = Extract<Exclude<LanguageModel, string>, { specificationVersion: "v4" }>;
/** A model whose request can be made, and whose reply can be read, without the SDK's own call. */
export type ChatModel = import("@ai-sdk/openai-compatible").OpenAICompatibleChatLanguageModel;
type Provider = { languageModel(id: string): Model };

let loaded: Promise<typeof import("ai")> | undefined;

/** The packages of the models; nothing is loaded before the first call. */
export const sdk = () => {
  (globalThis as { AI_SDK_LOG_WARNINGS?: false }).AI_SDK_LOG_WARNINGS = false;
  loaded ??= import("ai");
  return loaded;
};

const providers: Record<ProviderForm, (address: ModelAddress, habits: Habits) => Promise<Provider>> = {
  openai: async (address) => (await import("@ai-sdk/openai")).createOpenAI(accessOf(address)),
  anthropic: async (address) => (await import("@ai-sdk/anthropic")).createAnthropic(accessOf(address)),
  google: async (address) => (await import("@ai-sdk/google")).createGoogle(accessOf(address)),
  chat: async (address, { form, tokens, streams }) =>
    (await import("@ai-sdk/openai-compatible")).createOpenAICompatible({
      ...accessOf(address),
      name: address.provider,
      supportsStructuredOutputs: form === "bounded" || form === "schema",
      transformRequestBody: ({ max_tokens, ...body }) => ({
        ...body,
        ...(streams && { stream: true, stream_options: { include_usage: true } }),
        ...(tokens !== null && max_tokens !== undefined && { [tokens]: max_tokens }),
      }),
    }),
};

/** Given always: without a key the packages would look for one in variables of their own. */
const accessOf = (address: ModelAddress) => ({
  baseURL: address.baseURL,
  apiKey: address.apiKey ?? "none",
  headers: address.headers,
  fetch: providerFetch(address),
});

const byAddress = new WeakMap<ModelAddress, Map<string, Promise<Model>>>();

/** The model at an address: an object of its provider's package, since the SDK sends a name to a gateway. */
export function modelAt(address: ModelAddress, habits: Habits): Promise<Model> {
  const { form, tokens, streams } = habits;
  const models = madeFor(byAddress, address, () => new Map());
  return madeFor(models, `${form} ${tokens} ${streams}`, () => makeModel(address, habits));
}

async function makeModel(address: ModelAddress, habits: Habits): Promise<Model> {
  const { createProviderRegistry } = await sdk();
  const provider = await providers[address.form](address, habits);
  const registry = createProviderRegistry({ [address.provider]: provider as never });
  return registry.languageModel(`${address.provider}:${address.model}`) as Model;
}
