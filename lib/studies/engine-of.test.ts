import { afterEach, expect, test } from "vitest";
import { forgetEnvironment } from "#lib/env.ts";
import { setEnvironment } from "#lib/testing/database.ts";
import { engineOf } from "./engine-of.ts";

afterEach(() => {
  delete process.env.AI_MODEL;
  delete process.env.AI_API_KEY;
  forgetEnvironment();
});

test("without a model the simulator speaks, a new one for each study", () => {
  expect(engineOf()).toMatchObject({ kind: "simulator", usage: { model_calls: 0 } });
  expect(engineOf()).not.toBe(engineOf());
});

test("a model that is named speaks, a new engine for each study, and nothing is simulated in its place", () => {
  setEnvironment({ AI_MODEL: "openai:gpt-5-mini", AI_API_KEY: "sk-1" });
  expect(engineOf()).toMatchObject({
    id: "openai:gpt-5-mini",
    kind: "model",
    usage: { model_calls: 0, cost_usd: null },
  });
  expect(engineOf()).not.toBe(engineOf());
});

test("a model that is named wrongly stops the start with what to do", () => {
  setEnvironment({ AI_MODEL: "openai/gpt-x" });
  expect(() => engineOf()).toThrow(/AI_MODEL must be provider:model, such as "openai:gpt-5-mini"/);
});
