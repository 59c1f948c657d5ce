import { afterEach, expect, test } from "vitest";
import { forgetEnvironment } from "#lib/env.ts";
import { setEnvironment } from "#lib/testing/database.ts";
import { prose } from "#lib/testing/docs.ts";
import { simulator } from "../engines/simulator/simulator.ts";
import { engineOf, restoreEngine } from "./study.ts";

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
  expect(prose).toContain("A model that fails is never replaced by the built-in engine");
});

test("a request may ask for the simulator, and a study keeps the engine that it was accepted with", () => {
  setEnvironment({ AI_MODEL: "openai:gpt-5-mini", AI_API_KEY: "sk-1" });
  expect(engineOf("simulator").kind).toBe("simulator");
  expect(restoreEngine(simulator()).kind).toBe("simulator");
  expect(restoreEngine(engineOf()).id).toBe("openai:gpt-5-mini");
  expect(() => restoreEngine({ id: "openai:gpt-4", kind: "model", version: "1" })).toThrow(
    /of the model openai:gpt-4, which this server no longer has/,
  );
});

test("a model that is named wrongly stops the start with what to do", () => {
  setEnvironment({ AI_MODEL: "openai/gpt-x" });
  expect(() => engineOf()).toThrow(/AI_MODEL must be provider:model, such as "openai:gpt-5-mini"/);
});
