import { grouped } from "../in-words.ts";

/** The tokens a model should be able to read and write in one call. */
export const contextTokens = 8_192;

/** Below this share of the prompt that was sent, a server's count of it shows that it was cut at its head. */
export const cutBelow = 1 / 2;

/** How servers that are often used are set to it. */
export const contextAdvice = `Set its context to ${grouped(contextTokens)} tokens: Ollama by OLLAMA_CONTEXT_LENGTH=${contextTokens}, llama.cpp by -c ${contextTokens} for each slot, LM Studio by the context length when the model is loaded.`;
