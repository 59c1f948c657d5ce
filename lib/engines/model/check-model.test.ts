import { afterAll, beforeAll, expect, test } from "vitest";
import { inAll, usualTurns } from "#lib/studies/pipeline/moderate.ts";
import { interviewsEach, mostPersonas } from "#lib/studies/study-limits.ts";
import { type ModelServer, modelServer } from "#lib/testing/model-server.ts";
import { callsInAll, callsInTurn, checkModel, checkUse } from "./check-model.ts";
import type { ModelAddress } from "./settings.ts";
import { tokenLength } from "./usage.ts";

let server: ModelServer;
let calls = 0;
let characters = 0;
beforeAll(async () => {
  server = await modelServer({
    answer(request) {
      calls += 1;
      characters += JSON.stringify(request).length;
      return undefined;
    },
  });
});
afterAll(() => server.close());

test("a check takes the calls and no more than the tokens that its page names before it", async () => {
  const address: ModelAddress = {
    provider: "compatible",
    model: "test",
    form: "chat",
    baseURL: server.url,
    query: [],
    headers: {},
    apiKey: undefined,
    price: null,
  };
  const options = { id: "compatible:test", models: [address], concurrency: 1, deadlineMs: 30_000, maxCostUsd: null };
  expect(await checkModel(options, address)).not.toHaveProperty("fault");
  expect(calls).toBe(checkUse.calls);
  expect(characters / tokenLength).toBeLessThanOrEqual(checkUse.input);
});

test("a study of the usual size has the calls of its interviews, each of which has most that are in turn", () => {
  const each = callsInAll / (mostPersonas * interviewsEach.study);
  expect(each).toBeGreaterThan(callsInTurn * 0.75);
  expect(each).toBeLessThan(callsInTurn);
  const besideTalk = ["plan", "stance", "codes", "check", "check", "writing"];
  expect(callsInTurn).toBe(besideTalk.length + usualTurns + inAll.most);
});
