import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { promptVersion } from "#lib/engines/model/prompts/parts.ts";
import { modelServer } from "#lib/testing/model-server.ts";
import { engineOn, tasks } from "#lib/testing/model-tasks.ts";

const sha256 = (value: unknown) => hash("sha256", JSON.stringify(value), "hex");

test("the key of a call is of its model and all that is sent, so that a newer service finds what an older one kept", async () => {
  const server = await modelServer();
  const keys: string[] = [];
  const calls = { read: async () => undefined, write: async ({ key }: { key: string }) => void keys.push(key) };
  const engine = engineOn(server, { calls });
  await engine.plan(tasks().plan);
  await engine.respond(tasks().respond);
  await engine.rate(tasks().rate);
  await server.close();
  const expected = server.seen.map(({ system, messages, schema, maxOutputTokens, body }) => {
    const prompt = sha256([system, messages]);
    return `${sha256(["compatible", "test", promptVersion, prompt, schema, maxOutputTokens, body.seed ?? null])}#1`;
  });
  expect(keys).toEqual(expected);
});
