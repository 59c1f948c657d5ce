import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import * as z from "zod";
import { EngineFault, type EngineFaultKind } from "#lib/engines/engine-fault.ts";
import {
  leakedKey,
  type ModelFault,
  type ModelServer,
  modelErrors,
  modelServer,
  providerWord,
} from "#lib/testing/model-server.ts";
import { engineOn, tasks } from "#lib/testing/model-tasks.ts";
import { faultKindOf } from "./fault-of.ts";
import { parseReply } from "./parse-reply.ts";

const open: { close: () => unknown }[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

/** A server whose n-th answers have these faults, and none after them. */
async function failing(faults: ModelFault[] | ((n: number) => ModelFault | undefined)): Promise<ModelServer> {
  const server = await modelServer({
    fault: (_, n) => (typeof faults === "function" ? faults(n) : faults[n - 1]),
  });
  open.push(server);
  return server;
}

const faultOf = (work: Promise<unknown>): Promise<EngineFault> =>
  work.then(
    () => expect.fail("no fault"),
    (error: unknown) => {
      expect(error).toBeInstanceOf(EngineFault);
      return error as EngineFault;
    },
  );

/** Nothing of the provider's and no key, in any member of an error that a log could print. */
function expectOwnWords(error: EngineFault) {
  const printed = [error.message, error.stack, error.sentence, JSON.stringify(error), String(error.cause)].join("\n");
  expect(printed).not.toContain(providerWord);
  expect(printed).not.toContain(leakedKey.slice(0, 9));
  expect(error.sentence).toMatch(/^[A-Z].*\. .*\.$/);
}

test.each<[string, string, EngineFaultKind]>([
  ["connect ECONNREFUSED 127.0.0.1:11434", "ECONNREFUSED", "unreachable"],
  ["connect ETIMEDOUT 10.0.0.9:443", "ETIMEDOUT", "unreachable"],
  ["read ETIMEDOUT", "ETIMEDOUT", "server_error"],
  ["read ECONNRESET", "ECONNRESET", "server_error"],
  ["other side closed", "UND_ERR_SOCKET", "server_error"],
])("%s is said to be no connection only where none was made", (message, code, kind) => {
  const cause = Object.assign(new Error(message), { code });
  expect(faultKindOf({ message: "Cannot connect to API", cause })).toBe(kind);
});

describe("a call that fails", () => {
  test.each<[string, ModelFault, EngineFaultKind, number]>([
    ["a bad key", modelErrors.badKey, "bad_key", 2],
    ["a key without this right", modelErrors.forbidden, "bad_key", 2],
    ["a moderated prompt", modelErrors.flagged, "refused", 1],
    ["a filtered reply", modelErrors.filtered, "refused", 1],
    ["no quota", modelErrors.quota, "no_quota", 2],
    ["an unknown model", modelErrors.noModel, "model_not_found", 2],
    ["a sign-in page", { is: "page" }, "not_an_api", 2],
    ["a prompt that is too long", modelErrors.tooLong, "prompt_too_long", 2],
    ["a refused request", modelErrors.other, "bad_request", 6],
    ["a provider that fails", modelErrors.failing, "server_error", 4],
    ["a cut connection", { is: "cut" }, "server_error", 4],
    ["an error that came as an answer", modelErrors.inside, "server_error", 4],
    ["an answer without an answer", modelErrors.noChoices, "server_error", 4],
    ["malformed JSON", { is: "malformed" }, "bad_answer", 2],
    ["another shape", { is: "wrong-shape" }, "bad_answer", 2],
    ["nothing said", { is: "empty" }, "empty_answer", 2],
    ["an answer without end", { is: "length" }, "answer_too_long", 2],
    ["a refusal", { is: "refusal" }, "refused", 1],
    ["a content filter", { is: "content-filter" }, "refused", 1],
  ])("%s is a fault of its own kind, in our own words", async (_, fault, kind, calls) => {
    const server = await failing(() => fault);
    const engine = engineOn(server);
    const error = await faultOf(engine.plan(tasks().plan));
    expect(error.kind).toBe(kind);
    expect(server.seen).toHaveLength(calls);
    expect(engine.usage.model_calls).toBe(calls);
    expectOwnWords(error);
  });

  test.each<[ModelFault["is"], ModelFault["is"], RegExp]>([
    ["empty", "empty", /answered with an empty text\. (?!.*capable)/],
    ["malformed", "empty", /in the form it is given \(its answer is empty\)\./],
    ["empty", "malformed", /in the form it is given\. Set a more capable/],
  ])("whose answers are %s, then %s, is said to be empty only where both are", async (first, then, words) => {
    const server = await failing((n) => ({ is: n === 1 ? first : then }) as ModelFault);
    expect((await faultOf(engineOn(server).plan(tasks().plan))).message).toMatch(words);
  });

  test("an address where nothing answers is unreachable", async () => {
    const { url, close } = await modelServer();
    await close();
    const error = await faultOf(engineOn({ url }).plan(tasks().plan));
    expect(error.kind).toBe("unreachable");
    expectOwnWords(error);
  });

  test("a web server that is no API is told from one that knows no such model", async () => {
    const site = createServer((_, response) => {
      response.writeHead(404, { "content-type": "application/json" });
      response.end(JSON.stringify({ message: "Route POST:/chat/completions not found", error: "Not Found" }));
    }).listen(0, "127.0.0.1");
    await new Promise((listening) => site.once("listening", listening));
    open.push(site);
    const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    expect((await faultOf(engineOn({ url }).plan(tasks().plan))).kind).toBe("not_an_api");
  });

  test("a call that hangs is tried once more, then given up", async () => {
    const server = await failing(() => ({ is: "hang" }));
    const engine = engineOn(server, { callMs: 150 });
    expect((await faultOf(engine.plan(tasks().plan))).kind).toBe("silent");
    expect(server.seen).toHaveLength(2);
    expect(engine.usage).toMatchObject({ model_calls: 2, is_estimated: true });
  });

  test("costs nothing where another call of its study has shown that the provider refuses the key", async () => {
    const server = await failing((n) => (n === 1 ? { is: "hang" } : modelErrors.badKey));
    const engine = engineOn(server);
    const hangs = faultOf(engine.plan(tasks().plan));
    await expect.poll(() => server.seen.length).toBe(1);
    const refused = faultOf(engine.plan(tasks().plan));
    expect([(await hangs).kind, (await refused).kind]).toEqual(["bad_key", "bad_key"]);
    expect(engine.usage).toMatchObject({ model_calls: 3, input_tokens: 0, output_tokens: 0, is_estimated: false });
  });

  test("ends with its caller's own reason when that stops", async () => {
    const server = await failing(() => ({ is: "hang" }));
    const stopping = new AbortController();
    const work = engineOn(server).plan(tasks(stopping.signal).plan);
    await expect.poll(() => server.seen.length).toBe(1);
    stopping.abort(new Error("cancelled"));
    await expect(work).rejects.toThrow("cancelled");
  });
});

test("a reply that falls silent is cut there after one more try, later where calls run beside it on this machine", async () => {
  let calls = 0;
  const server = createServer((_, response) => {
    calls += 1;
    const event = (content: string) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(event("It was a Tuesday,"));
    setTimeout(() => response.end(`${event(" I think.")}data: [DONE]\n\n`), 900);
  }).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  open.push({ close: () => server.closeAllConnections() ?? server.close() });
  const engine = engineOn({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }, { silentMs: 500 });
  expect(await engine.respond(tasks().respond)).toEqual({ text: "It was a Tuesday,", mark: "cut" });
  expect(calls).toBe(2);
  const together = await Promise.all([1, 2, 3].map(() => engine.respond(tasks().respond)));
  expect(together).toEqual(Array(3).fill({ text: "It was a Tuesday, I think.", mark: null }));
  expect(calls).toBe(5);
});

describe("a call that can be mended", () => {
  test.each<[string, ModelFault[], number]>([
    ["a provider that fails once", [modelErrors.failing], 2],
    ["a connection that is cut once", [{ is: "cut" }], 2],
    ["malformed JSON once", [{ is: "malformed" }], 2],
    ["another shape once", [{ is: "wrong-shape" }], 2],
    ["an answer that was too long once", [{ is: "length" }], 2],
    ["JSON in a fence", [{ is: "fenced" }], 1],
    ["thoughts before the answer", [{ is: "thinking" }], 1],
    ["a server that takes no schema", [modelErrors.noSchema], 2],
    ["a server that takes no seed", [modelErrors.noSeed], 2],
    ["a server that takes no form at all", [modelErrors.noSchema, modelErrors.noSchema], 3],
  ])("%s is answered", async (_, faults, calls) => {
    const server = await failing(faults);
    const engine = engineOn(server);
    const rated = await engine.rate(tasks().rate);
    expect(rated.map((one) => one?.distribution.length)).toEqual([5, 3]);
    expect(server.seen).toHaveLength(calls);
    expect(engine.usage.model_calls).toBe(calls);
    expect(engine.usage.cost_usd).toBeGreaterThan(0);
  });

  test("a model that is still loaded is waited for, and only the call that it answers is counted", async () => {
    const loading: ModelFault = { is: "status", status: 503, body: { error: { message: "Loading model" } } };
    const server = await failing([loading, loading, loading]);
    const engine = engineOn(server);
    await engine.plan(tasks().plan);
    expect(server.seen).toHaveLength(4);
    expect(engine.usage.model_calls).toBe(1);
  });

  test("a repair sends back what was said and what is wrong with it", async () => {
    const server = await failing([{ is: "wrong-shape" }]);
    await engineOn(server).plan(tasks().plan);
    const [first, second] = server.seen.map(({ messages }) => messages);
    expect(second!.slice(0, first!.length)).toEqual(first);
    expect(second!.slice(first!.length)).toEqual([
      { role: "assistant", content: expect.stringContaining(providerWord) },
      { role: "user", content: expect.stringMatching(/wrong shape:\n- questions: /) },
    ]);
  });

  test("an answer that was too long gets twice the room", async () => {
    const server = await failing([{ is: "length" }]);
    await engineOn(server).plan(tasks().plan);
    const [first, second] = server.seen.map(({ maxOutputTokens }) => maxOutputTokens!);
    expect(second).toBe(2 * first!);
  });

  test("a talk that is too long for a context is sent once more with less room, and without its middle", async () => {
    const server = await failing([modelErrors.tooLong]);
    const transcript = Array.from({ length: 6 }, (_, n) => ({ q: `Q${n}?`, a: `A${n}.`, kind: "core" as const }));
    expect((await engineOn(server).respond({ ...tasks().respond, transcript })).text).not.toBe("");
    const [first, second] = server.seen;
    expect(first!.messages).toHaveLength(13);
    expect(second!.messages.map(({ content }) => /[QA]\d|goes/.exec(content)![0])).toEqual([
      "Q0",
      "A0",
      "Q5",
      "A5",
      "goes",
    ]);
    expect(second!.maxOutputTokens).toBe(first!.maxOutputTokens! / 3);
  });

  test("a server without schemas has it in the prompt, and is not offered one again", async () => {
    const server = await failing([modelErrors.noSchema, modelErrors.noSchema]);
    const engine = engineOn(server);
    await engine.plan(tasks().plan);
    await engine.rate(tasks().rate);
    expect(server.seen.map(({ requested }) => requested)).toEqual(["schema", "schema", "json", "json"]);
    expect(server.seen.map(({ schema }) => JSON.stringify(schema).includes("maxItems"))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    for (const { system } of server.seen)
      expect(system).toContain("with one JSON object and nothing else, in this form");
  });

  test("tokens that nobody counted are estimated, and marked so", async () => {
    const server = await failing([{ is: "no-usage" }]);
    const engine = engineOn(server);
    await engine.plan(tasks().plan);
    expect(engine.usage).toMatchObject({ model_calls: 1, is_estimated: true });
    expect(engine.usage.input_tokens).toBeGreaterThan(500);
  });

  test("a person whose model declines has no answer, and the talk goes on", async () => {
    const server = await failing([{ is: "content-filter" }]);
    const answer = await engineOn(server).respond(tasks().respond);
    expect(answer).toEqual({ text: "", mark: "refused" });
  });

  test("half of a surrogate pair and a NUL in an answer are characters that cannot be read, in words and in JSON", async () => {
    const server = await failing(() => ({ is: "text", text: "I would wait\ud83d a bit\0." }));
    const { text } = await engineOn(server).respond(tasks().respond);
    expect(text).toBe("I would wait\ufffd a bit\ufffd.");
    const read = parseReply('{"said": "wait\\ud83d\\u0000, 😀"}', z.object({ said: z.string() }));
    expect(read).toEqual({ faults: null, value: { said: "wait\ufffd\ufffd, 😀" } });
  });

  test("an answer in words that uses up its room is kept as cut, and asked for once", async () => {
    const server = await failing(() => ({ is: "length" }));
    expect(await engineOn(server).respond(tasks().respond)).toMatchObject({ mark: "cut" });
    expect(server.seen).toHaveLength(1);
  });
});
