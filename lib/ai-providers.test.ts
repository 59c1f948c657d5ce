import { expect, test } from "vitest";
import { callsAtOnce, usualCalls } from "./ai-providers.ts";
import { rowOf } from "./testing/docs.ts";

test("a server on this machine gets few calls at once, also where only the provider's name says where it is", () => {
  expect(callsAtOnce({ AI_MODEL: "ollama:qwen3:8b" })).toBe(usualCalls.thisMachine);
  const named = { AI_MODEL: "compatible:qwen", AI_BASE_URL: ["http://localhost:8080/v1"] };
  expect(callsAtOnce(named)).toBe(usualCalls.thisMachine);
  expect(rowOf("AI_CONCURRENCY")).toMatch(/^calls at once to one provider, from all processes of a server; /);
  expect(callsAtOnce({ AI_MODEL: "openai:gpt-5-mini" })).toBe(usualCalls.provider);
  expect(callsAtOnce({ ...named, AI_CONCURRENCY: 7 })).toBe(7);
});
