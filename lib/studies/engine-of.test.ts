import { afterEach, expect, test } from "vitest";
import { forgetEnvironment } from "#lib/env.ts";
import { setEnvironment } from "#lib/testing/database.ts";
import { engineOf } from "./engine-of.ts";

afterEach(() => {
  delete process.env.AI_MODEL;
  forgetEnvironment();
});

test("without a model the simulator speaks, a new one for each study", () => {
  expect(engineOf()).toMatchObject({ kind: "simulator", usage: { model_calls: 0 } });
  expect(engineOf()).not.toBe(engineOf());
});

test("a model that is named is not silently simulated: the start is refused with what to do", () => {
  setEnvironment({ AI_MODEL: "openai/gpt-x" });
  expect(() => engineOf()).toThrow(/^AI_MODEL is set \(openai\/gpt-x\).*Unset it/);
});
