import type { LanguageModel } from "ai";
import type { Form } from "./habits.ts";
import { providerFetch } from "./provider-fetch.ts";
import type { ModelAddress, ProviderName } from "./settings.ts";

type Model = Exclude<LanguageModel, string>;
type Provider = { languageModel(id: string): Model };

let loaded: Promise<typeof import("ai")> | undefined;

/** The packages of the models; nothing is loaded before the first call. */
export const sdk = () => {
  (globalThis as { AI_SDK_LOG_WARNINGS?: false }).AI_SDK_LOG_WARNINGS = false;
  loaded ??= import("ai");
  return loaded;
};

const providers: Record<ProviderName, (address: ModelAddress, form: Form) => Promise<Provider>> = {
  openai: async (address) => (await import("@ai-sdk/openai")).createOpenAI(accessOf(address)),
  anthropic: async (address) => (await import("@ai-sdk/anthropic")).createAnthropic(accessOf(address)),
  google: async (address) => (await import("@ai-sdk/google")).createGoogle(accessOf(address)),
  compatible: async (address, form) =>
    (await import("@ai-sdk/openai-compatible")).createOpenAICompatible({
      name: "compatible",
      baseURL: address.baseURL,
      ...(address.apiKey !== undefined && { apiKey: address.apiKey }),
      fetch: providerFetch(address),
      supportsStructuredOutputs: form === "bounded" || form === "schema",
    }),
};

/** Given always: without a key the packages would look for one in variables of their own. */
const accessOf = (address: ModelAddress) => ({
  baseURL: address.baseURL,
  apiKey: address.apiKey ?? "none",
  fetch: providerFetch(address),
});

const made = new WeakMap<ModelAddress, Map<Form, Promise<Model>>>();

/**
 * The model at an address. It is an object of its provider's package, never a name: the SDK sends names to a gateway on
 * the internet.
 */
export function modelAt(address: ModelAddress, form: Form): Promise<Model> {
  const models = made.get(address) ?? new Map<Form, Promise<Model>>();
  made.set(address, models);
  const model = models.get(form) ?? makeModel(address, form);
  models.set(form, model);
  return model;
}

async function makeModel(address: ModelAddress, form: Form): Promise<Model> {
  const { createProviderRegistry } = await sdk();
  const provider = await providers[address.provider](address, form);
  const registry = createProviderRegistry({ [address.provider]: provider as never });
  return registry.languageModel(`${address.provider}:${address.model}`) as Model;
}
