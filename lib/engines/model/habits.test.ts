import { afterEach, describe, expect, test } from "vitest";
import type { ModelRequest } from "#lib/testing/model-forms.ts";
import { type ModelFault, type ModelServer, modelServer } from "#lib/testing/model-server.ts";
import { engineOn, tasks } from "#lib/testing/model-tasks.ts";

const open: ModelServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

const refusal = (message: string, status = 400): ModelFault => ({ is: "status", status, body: { error: { message } } });
const hasSystem = ({ body }: ModelRequest) => body.messages.some(({ role }: { role: string }) => role === "system");

/** Servers that take no call with some part, and what they say of it. */
const pickyServers: [string, (request: ModelRequest) => boolean, ModelFault][] = [
  [
    "bounds in a schema, with a word of it",
    ({ schema }) => JSON.stringify(schema).includes("maxI"),
    refusal("Invalid json_schema: maxItems"),
  ],
  [
    "bounds in a schema, without a word",
    ({ schema }) => JSON.stringify(schema).includes("maxI"),
    refusal("Bad Request"),
  ],
  [
    "any form, as OpenRouter says it",
    ({ requested }) => requested !== "words",
    refusal("No endpoints found that can handle the requested parameters.", 404),
  ],
  [
    "JSON mode, as another says it",
    ({ requested }) => requested !== "words",
    refusal("This model does not support JSON mode", 422),
  ],
  [
    "max_tokens",
    ({ body }) => "max_tokens" in body,
    refusal("Unsupported parameter: use 'max_completion_tokens' instead."),
  ],
  ["max_tokens, without a word", ({ body }) => "max_tokens" in body, refusal("Bad Request")],
  ["a seed, without a word", ({ body }) => "seed" in body, refusal("extra fields not permitted", 422)],
  ["a system text", hasSystem, refusal("Conversation roles must alternate; system role not supported")],
  ["a system text, without a word", hasSystem, refusal("Bad Request")],
  ["a stream", ({ body }) => body.stream === true, refusal("Streaming is not supported by this endpoint", 501)],
  [
    "a seed and max_tokens, without a word",
    ({ body }) => "seed" in body || "max_tokens" in body,
    refusal("Bad Request"),
  ],
];

describe("a server that does not take", () => {
  test.each(pickyServers)(
    "%s is learned in at most six extra calls, and called right from then on",
    async (_, refuses, fault) => {
      const server = await modelServer({ fault: (request) => (refuses(request) ? fault : undefined) });
      open.push(server);
      const first = engineOn(server);
      await first.plan(tasks().plan);
      await first.respond(tasks().respond);
      expect(server.seen.filter(refuses).length).toBeLessThanOrEqual(6);
      const before = server.seen.length;
      const second = engineOn(server);
      await Promise.all([second.plan(tasks().plan), second.respond(tasks().respond), second.rate(tasks().rate)]);
      expect(server.seen.slice(before).filter(refuses)).toEqual([]);
      expect(server.seen.length - before).toBe(3);
    },
  );
});

test("a part that a server has taken is not the cause of a later refusal", async () => {
  let isRefusing = false;
  const server = await modelServer({ fault: () => (isRefusing ? refusal("Bad Request") : undefined) });
  open.push(server);
  const engine = engineOn(server);
  await engine.rate(tasks().rate);
  isRefusing = true;
  const before = server.seen.length;
  await expect(engine.rate({ ...tasks().rate, items: tasks().rate.items.slice(0, 1) })).rejects.toMatchObject({
    kind: "bad_request",
  });
  expect(server.seen.length - before).toBe(1);
});
