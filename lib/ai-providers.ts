/** In which form a provider is called: by a package of its own, or by OpenAI's chat API. */
export type ProviderForm = "openai" | "anthropic" | "google" | "chat";

type Provider = {
  form: ProviderForm;
  /** Written out, so that no variable of a provider's own can change where prompts go; null where AI_BASE_URL says it. */
  baseURL: string | null;
  needsKey: boolean;
  /** The header of the key, where it is not Authorization. */
  keyHeader?: string;
};

/** Whose models studies can run on; "compatible" is any server that speaks OpenAI's chat API. */
const aiProviders = {
  openai: { form: "openai", baseURL: "https://api.openai.com/v1", needsKey: true },
  anthropic: { form: "anthropic", baseURL: "https://api.anthropic.com/v1", needsKey: true },
  google: { form: "google", baseURL: "https://generativelanguage.googleapis.com/v1beta", needsKey: true },
  azure: { form: "chat", baseURL: null, needsKey: true, keyHeader: "api-key" },
  openrouter: { form: "chat", baseURL: "https://openrouter.ai/api/v1", needsKey: true },
  mistral: { form: "chat", baseURL: "https://api.mistral.ai/v1", needsKey: true },
  groq: { form: "chat", baseURL: "https://api.groq.com/openai/v1", needsKey: true },
  ollama: { form: "chat", baseURL: "http://127.0.0.1:11434/v1", needsKey: false },
  compatible: { form: "chat", baseURL: null, needsKey: false },
} as const satisfies Record<string, Provider>;

/** The registry's names. */
export type ProviderName = keyof typeof aiProviders;
export const providerNames = Object.keys(aiProviders) as ProviderName[];
export const providerOf = (name: ProviderName): Provider => aiProviders[name];

/** Calls at once of a provider, and of a server on this machine, which would only queue more of them. */
const usualCalls = { provider: 64, thisMachine: 4 };

/** Whether an address is on this machine. */
export const isOnThisMachine = (address: string): boolean =>
  /^https?:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|0\.0\.0\.0)(?:[:/]|$)/i.test(address);

/** How many calls a process makes at once where nothing is set, by the addresses of its models. */
export const callsAtOnce = (addresses: readonly string[]): number =>
  addresses.some(isOnThisMachine) ? usualCalls.thisMachine : usualCalls.provider;
