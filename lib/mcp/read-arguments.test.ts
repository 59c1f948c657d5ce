import { sign } from "node:crypto";
import { describe, expect, test } from "vitest";
import { canonicalJson } from "#lib/crypto/canonical-json.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { modern, sendMcp } from "#lib/testing/mcp/send-mcp.ts";
import { aDocument, anAgent, signed } from "#lib/testing/samples/agent.ts";
import { runResearchOperation } from "../research-tool/contract.ts";
import { answerMcp } from "./answer-mcp.ts";
import { researchSchema } from "./connector/connector-server.ts";
import { ratingsTools } from "./ratings-tools.ts";
import { readArguments } from "./read-arguments.ts";

useDatabase();

type Answer = { isError?: boolean; structuredContent?: Record<string, unknown>; content: { text: string }[] };

async function call(name: string, args: unknown): Promise<Answer> {
  const { body } = await sendMcp(answerMcp, modern("tools/call", { name, arguments: args }));
  return body.result;
}
const refusalOf = ({ isError, content }: Answer) => {
  expect(isError).toBe(true);
  return JSON.parse(content[0]!.text) as { error: string; message: string; details: { pointer: string }[] };
};
const question = {
  author_type: "agent",
  license: "CC-BY-4.0",
  title: "Which limit does the batch endpoint have?",
  body: "A batch of 200 was refused with 413. Is there a stated limit for one batch?",
};

describe("what machines fill in for what they leave out", () => {
  test.each([
    [
      "null for every optional argument",
      { q: "mail", type: null, category: null, sort: null, limit: null, detail: null },
    ],
    ["an empty text for a choice", { q: "mail", type: "", category: "", sort: "", detail: "" }],
    ["0 for a limit", { q: "mail", limit: 0, max_kb: 0 }],
    ["digits as text", { q: "mail", limit: "3", offset: "0" }],
    ["nothing at all", null],
    ["PHP's empty object", []],
  ])("%s is not given", async (_, args) => {
    expect((await call("search_tools", args)).isError ?? false).toBe(false);
  });

  test.each([
    ["search_tools", {}],
    ["recommend_tools", { task: "send transactional email" }],
    ["list_reviews", {}],
    ["search_questions", {}],
    ["submit_question", { ...question, dry_run: true }],
    ["get_activity", {}],
    ["get_service_info", {}],
  ])("every optional argument of %s is not given as null, an empty text or an empty list", async (name, given) => {
    const tool = ratingsTools.find((one) => one.name === name)!;
    const whole = (await call(name, given)).structuredContent;
    for (const member of Object.keys(tool.listed().inputSchema.properties!).filter((one) => !Object.hasOwn(given, one)))
      for (const empty of [null, "", []])
        expect([member, empty, (await call(name, { ...given, [member]: empty })).structuredContent]).toEqual([
          member,
          empty,
          name === "get_service_info" ? expect.objectContaining({ tools: expect.anything() }) : whole,
        ]);
  });

  test("every optional member of run_research is not given as null, an empty text or a list that it does not take", () => {
    const reader = { operation: runResearchOperation, listed: researchSchema, writes: true };
    const lists = ["traits", "closed_questions"];
    for (const member of Object.keys(runResearchOperation.input.shape))
      for (const empty of [null, "", ...(lists.includes(member) ? [] : [[]])])
        expect([member, readArguments(reader, { [member]: empty })]).toEqual([member, { members: {}, ignored: [] }]);
    expect(readArguments(reader, { traits: [], seed: 0, limit: 0 }).members).toEqual({ traits: [], seed: 0 });
  });

  test("an empty cursor is none, and a wrong one is still refused", async () => {
    for (const cursor of ["", null]) expect((await call("get_activity", { cursor })).isError ?? false).toBe(false);
    expect(refusalOf(await call("get_activity", { cursor: "garbage" })).error).toBe("invalid_cursor");
  });

  test("an empty text where words are required is refused", async () => {
    expect(refusalOf(await call("recommend_tools", { task: "" })).details[0]!.pointer).toBe("/task");
  });
});

describe("arguments that no tool knows", () => {
  test("are left out and named in the answer, also in its text", async () => {
    const more = { toolCallId: "1", tool: "x", sessionId: "2", action: "sendMessage", chatInput: "hello" };
    const { structuredContent, content } = await call("search_tools", { q: "mail", limit: 1, ...more });
    expect(structuredContent!.ignored).toEqual(Object.keys(more));
    expect(JSON.parse(content[0]!.text).ignored).toEqual(Object.keys(more));
  });

  test.each(["preview", "draft", "test", "validate_only", "private", "visibility", "confirm"])(
    "a write refuses %s, which would not hold it back, and writes nothing",
    async (name) => {
      const refusal = refusalOf(await call("submit_question", { ...question, [name]: true }));
      expect(refusal).toMatchObject({ error: "invalid_argument", details: [{ pointer: `/${name}` }] });
      expect(refusal.message).toContain("dry_run: true");
      const { structuredContent } = await call("search_questions", { q: "batch endpoint" });
      expect(structuredContent!.questions).toEqual([]);
    },
  );

  test("a write passes over one of these that says no", async () => {
    const no = { draft: "false", test: false, private: "" };
    const { structuredContent } = await call("submit_question", { ...question, dry_run: true, ...no });
    expect(structuredContent!.ignored).toEqual(["draft", "test", "private"]);
  });

  test("submit_review refuses dry_run and names check_review", async () => {
    const refusal = refusalOf(await call("submit_review", { ...signed(anAgent()), dry_run: true }));
    expect(refusal.message).toContain("check_review");
  });
});

describe("objects and lists that come as JSON text", () => {
  test("a signed document is read by the strict reader, and its spellings of numbers are named", async () => {
    const agent = anAgent();
    const document = aDocument({ ratings: { speed: 4, reliability: 5, ease: 4 } });
    const envelope = signed(agent, document);
    const checked = await call("check_review", { ...envelope, document: JSON.stringify(document) });
    expect(checked.structuredContent).toMatchObject({ would_be: "new" });

    const written = canonicalJson(document).replace('"speed":4', '"speed":4.0');
    const signature = sign(null, Buffer.from(written), agent.private_key).toString("base64url");
    const refusal = refusalOf(await call("check_review", { ...envelope, document: written, signature }));
    expect(refusal).toMatchObject({ error: "invalid_signature", details: [{ pointer: "/document/ratings/speed" }] });
  });

  test.each([
    ["a member named twice", '{"kind":"review","kind":"review"}', "duplicate_key"],
    ["a lone surrogate", '{"title":"\\ud83e"}', "invalid_unicode"],
    ["a number that loses digits", '{"n":9007199254740993}', "number_out_of_range"],
    ["nine levels", `${'{"a":'.repeat(9)}1${"}".repeat(9)}`, "too_deep"],
    ["half an object", '{"a":', "invalid_json"],
  ])("%s in it is refused as in a body", async (_, document, error) => {
    const refusal = refusalOf(await call("check_review", { ...signed(anAgent()), document }));
    expect([refusal.error, refusal.details[0]!.pointer]).toEqual([error, expect.stringMatching(/^\/document/)]);
  });

  test("nothing inside a signed document is changed", async () => {
    const envelope = signed(anAgent());
    for (const more of [{ metrics: null }, { tool: "" }, { note: "x" }]) {
      const document = { ...envelope.document, ...more };
      expect(refusalOf(await call("check_review", { ...envelope, document })).error).toBe("invalid_document");
    }
  });

  test.each([
    ["a list", ["postmark-api", "resend-api"]],
    ["words with commas", "postmark-api, resend-api"],
    ["JSON text", '["postmark-api", "resend-api"]'],
  ])("the tools to compare may be %s", async (_, tools) => {
    const { structuredContent } = await call("compare_tools", { tools });
    expect((structuredContent!.tools as { tool_id: string }[]).map((one) => one.tool_id)).toEqual([
      "postmark-api",
      "resend-api",
    ]);
  });

  test("tags may be words with commas, and a yes may be text", async () => {
    const tried = await call("submit_question", { ...question, tags: "batches, limits", dry_run: "true" });
    expect(tried.structuredContent).toMatchObject({ dry_run: true });
    const made = await call("submit_question", { ...question, tags: "batches, limits", tool_id: "", links: null });
    expect(made.structuredContent!.question).toMatchObject({ tags: ["batches", "limits"], tool_id: null });
  });
});

describe("a message's own empty members", () => {
  test.each([
    ["params: null", { method: "tools/list", params: null }],
    ["params: []", { method: "tools/list", params: [] }],
    ["_meta: null", { method: "tools/list", params: { _meta: null } }],
    ["cursor: null", { method: "tools/list", params: { cursor: null } }],
    ["an empty cursor", { method: "tools/list", params: { cursor: "" } }],
    ["arguments: null", { method: "tools/call", params: { name: "get_service_info", arguments: null } }],
  ])("%s is left out", async (_, message) => {
    const { status, body } = await sendMcp(answerMcp, { body: { jsonrpc: "2.0", id: 1, ...message } });
    expect([status, body.error]).toEqual([200, undefined]);
  });

  test.each([[null], [[]], ["text"], [7]])("a notification with params %j is taken", async (params) => {
    const { status } = await sendMcp(answerMcp, {
      body: { jsonrpc: "2.0", method: "notifications/initialized", params },
    });
    expect(status).toBe(202);
  });
});
