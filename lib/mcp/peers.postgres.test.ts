import { type Client, UriTemplate } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { everyResource, peers } from "#lib/testing/mcp/mcp-peers.ts";
import { runInspector } from "#lib/testing/mcp/run-inspector.ts";
import { startLane } from "#lib/testing/processes/start-lane.ts";
import { aDocument, anAgent, signed } from "#lib/testing/samples/agent.ts";
import { aConfirmation } from "#lib/testing/samples/confirmation.ts";
import { anAnswer, answer, aQuestion, ask } from "#lib/testing/samples/question.ts";

useDatabase();

const tool_id = "github-mcp";
let url: string;
/** The stored records: ids of a review and of an answered question about a tool. */
let known: { tool_id: string; review_id: string; question_id: string; answer_id: string };

beforeAll(async () => {
  url = `${await startLane()}/mcp`;
  const { body } = await callEndpoint(publishReviewEndpoint, { body: signed(anAgent()) });
  const { question_id } = await ask({ tool_id, tags: ["peers"] });
  const { answer_id } = await answer(question_id);
  known = { tool_id, review_id: body.review.review_id, question_id, answer_id };
});

const sections = ["stats", "dimensions", "sources", "health", "participation"];

/** Calls of every tool, each with its input. */
function callsOf({ review_id, question_id, answer_id }: typeof known): Record<string, Record<string, unknown>[]> {
  return {
    search_tools: [{}, { q: "send emial", limit: 3 }],
    recommend_tools: [{ task: "extract tables from scanned invoices", constraints: "free" }, { task: "order a pizza" }],
    get_tool: [{ tool_id }],
    compare_tools: [{ tools: "postmark-api,resend-api" }, { tools: `${tool_id},nodejs,resend-api` }],
    list_reviews: [{}, { tool_id, limit: 100 }],
    get_review: [{ review_id }],
    get_review_protocol: [{}],
    check_review: [signed(anAgent())],
    submit_review: [signed(anAgent(), aDocument({ metrics: { latency_ms: 1_250.5, cost_usd: 0.02, calls: 3 } }))],
    search_questions: [{}, { q: "job stops", status: "answered", tag: "peers" }],
    get_question: [{ question_id }],
    submit_question: [{ ...aQuestion(), dry_run: true }, { ...aQuestion() }],
    submit_answer: [{ ...anAnswer(question_id), dry_run: true }, { ...anAnswer(question_id) }],
    confirm: [{ answer_id, outcome: "worked" }, signed(anAgent(), aConfirmation(answer_id))],
    get_activity: [{}, { cursor: "start", limit: 5 }],
    get_service_info: [{}, ...sections.map((section) => ({ section }))],
  };
}

/** Values of the prompts' arguments, by their names. */
const promptValues = (known: Record<string, string>): Record<string, string> => ({
  ...known,
  task: "Send transactional mail.",
  use_case: "Open a pull request with a small fix.",
  outcome: "success",
  error: "429 Too Many Requests",
  limit: "3",
  min_reviewers: "2",
  max_cost_usd: "0.05",
  tag: "peers",
});

describe.for(process.env.FULL_TESTS ? peers : peers.slice(2))("a client of $name", ({ era, connect }) => {
  let client: Client;
  beforeAll(async () => {
    client = await connect(url);
  });
  afterAll(() => client.close());

  test("speaks the era it asks for and reads who answers", async () => {
    expect(client.getServerVersion()).toMatchObject({ name: "touchstone", title: "Touchstone" });
    expect(client.getInstructions()).toContain("search_tools");
    if (client.getProtocolEra !== undefined) expect(client.getProtocolEra()).toBe(era);
  });

  test("calls every tool, and holds each answer against the tool's output schema", async () => {
    const { tools } = await client.listTools();
    const calls = callsOf(known);
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(calls));
    expect(tools.length).toBeGreaterThanOrEqual(14);
    for (const { name, outputSchema } of tools) {
      expect(outputSchema).toMatchObject({ type: "object" });
      for (const given of calls[name]!) {
        // Both SDKs throw when structuredContent does not fit the schema that the list gave.
        const { content, structuredContent, isError } = await client.callTool({ name, arguments: given });
        expect([name, isError, content]).toEqual([name, undefined, [{ type: "text", text: expect.any(String) }]]);
        expect(JSON.parse((content as { text: string }[])[0]!.text)).toEqual(structuredContent);
      }
    }
  });

  test("reads every resource, and every template filled in", async () => {
    const resources = await everyResource(client);
    expect(new Set(resources.map(({ uri }) => uri)).size).toBe(resources.length);
    expect(resources.length).toBeGreaterThanOrEqual(12);
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.length).toBeGreaterThanOrEqual(6);
    const values = { ...known, category: "communication", cursor: "start", limit: "5", offset: "0" };
    const filled = resourceTemplates.map(({ uriTemplate }) => new UriTemplate(uriTemplate).expand(values));
    const listed = resources.map(({ uri }) => uri).filter((_, at) => process.env.FULL_TESTS || at % 5 === 0);
    for (const uri of [...listed, ...filled]) {
      const { contents } = await client.readResource({ uri });
      expect(contents).toEqual([expect.objectContaining({ uri, text: expect.stringMatching(/\S/) })]);
      const { mimeType, text } = contents[0] as { mimeType: string; text: string };
      if (mimeType === "application/json") expect(JSON.parse(text)).toBeTypeOf("object");
    }
  });

  test("gets every prompt, with what it must have and with all it can have, and completes its arguments", async () => {
    const { prompts } = await client.listPrompts();
    expect(prompts.length).toBeGreaterThanOrEqual(6);
    const values = promptValues(known);
    for (const { name, arguments: taken = [] } of prompts)
      for (const given of [taken.filter(({ required }) => required), taken]) {
        const filled = Object.fromEntries(given.map(({ name }) => [name, values[name] ?? "Nothing else."]));
        const { messages } = await client.getPrompt({ name, arguments: filled });
        expect(messages).toEqual([{ role: "user", content: { type: "text", text: expect.stringMatching(/\S{3}/) } }]);
        for (const argument of given) {
          const asked = { ref: { type: "ref/prompt" as const, name }, argument: { name: argument.name, value: "" } };
          expect((await client.complete(asked)).completion.values).toBeInstanceOf(Array);
        }
      }
  });

  test("is told what it did wrong", async () => {
    await expect(client.readResource({ uri: "ratings://tools/no-such-tool" })).rejects.toMatchObject({ code: -32602 });
    await expect(client.getPrompt({ name: "no_such_prompt" })).rejects.toMatchObject({ code: -32602 });
    const { isError, content } = await client.callTool({ name: "get_tool", arguments: { tool_id: "github-mpc" } });
    expect(isError).toBe(true);
    expect(JSON.parse((content as { text: string }[])[0]!.text)).toMatchObject({
      error: "not_found",
      message: expect.stringMatching(/search_tools for the tool/),
      near: expect.arrayContaining([tool_id]),
    });
  });
});

async function inspectIn(era: "legacy" | "modern" | "auto", ...given: string[]) {
  const { code, printed, warned } = await runInspector(url, era, ...given);
  expect([given.slice(0, 4), code, warned]).toEqual([given.slice(0, 4), 0, expect.not.stringContaining("Error")]);
  return JSON.parse(printed);
}

/**
 * Each step is a separate process, of about a second. So the walk is made in one era, two steps at a time, and in the
 * long form only: the SDK's own client above makes it in the short one.
 */
describe("the Inspector's command line, walking through everything", { tags: "full" }, () => {
  const inspect = (method: string, ...given: string[]) => inspectIn("auto", "--method", method, ...given);
  const everywhere = { timeout: 1_200_000 };

  async function twoAtATime<Item>(items: Item[], step: (item: Item) => Promise<void>): Promise<void> {
    const rest = items.values();
    const walk = async () => {
      for (const item of rest) await step(item);
    };
    await Promise.all([walk(), walk()]);
  }

  test("lists and calls every tool", everywhere, async () => {
    const { tools } = await inspect("tools/list");
    const calls = callsOf(known);
    expect(tools.map(({ name }: { name: string }) => name)).toEqual(Object.keys(calls));
    await twoAtATime(Object.entries(calls), async ([name, given]) => {
      const called = await inspect("tools/call", "--tool-name", name, "--tool-args-json", JSON.stringify(given.at(-1)));
      expect([name, called]).toEqual([name, expect.objectContaining({ structuredContent: expect.any(Object) })]);
      expect([name, called.isError ?? false]).toEqual([name, false]);
    });
  });

  test("reads every resource and every template filled in", everywhere, async () => {
    const { resources } = await inspect("resources/list");
    const listed: string[] = resources.map(({ uri }: { uri: string }) => uri);
    const { resourceTemplates } = await inspect("resources/templates/list");
    const values = { ...known, category: "communication", cursor: "start", limit: "5", offset: "0" };
    const filled = resourceTemplates.map(({ uriTemplate }: { uriTemplate: string }) =>
      new UriTemplate(uriTemplate).expand(values),
    );
    expect(listed.length).toBeGreaterThanOrEqual(12);
    await twoAtATime([...listed, ...filled], async (uri) => {
      const { contents } = await inspect("resources/read", "--uri", uri);
      expect(contents).toEqual([expect.objectContaining({ uri, text: expect.stringMatching(/\S/) })]);
    });
  });

  test("gets every prompt with what it must have", everywhere, async () => {
    type Listing = { name: string; arguments?: { name: string; required?: boolean }[] };
    const { prompts }: { prompts: Listing[] } = await inspect("prompts/list");
    expect(prompts.length).toBeGreaterThanOrEqual(6);
    await twoAtATime(prompts, async ({ name, arguments: taken = [] }) => {
      const given = taken
        .filter(({ required }) => required)
        .map(({ name }) => `${name}=${promptValues(known)[name] ?? "Nothing else."}`);
      const { messages } = await inspect(
        "prompts/get",
        "--prompt-name",
        name,
        ...(given.length > 0 ? ["--prompt-args", ...given] : []),
      );
      expect([name, messages[0].content.text]).toEqual([name, expect.stringMatching(/\S{3}/)]);
    });
  });
});

const eras = ["legacy", "modern", "auto"] as const;

describe.for(eras)("the Inspector's command line, era %s", { tags: "full" }, (era) => {
  const inspect = (...given: string[]) => inspectIn(era, ...given);

  test("lists the tools without an error in any schema", async () => {
    expect((await inspect("--method", "tools/list", "--strict")).tools.length).toBeGreaterThanOrEqual(14);
  });

  test("calls a tool, reads a resource and gets a prompt", async () => {
    const called = await inspect(
      "--method",
      "tools/call",
      "--tool-name",
      "get_tool",
      "--tool-arg",
      `tool_id=${tool_id}`,
    );
    expect(called.structuredContent.tool.tool_id).toBe(tool_id);
    const read = await inspect("--method", "resources/read", "--uri", "ratings://rubric");
    expect(JSON.parse(read.contents[0].text).dimensions).toHaveLength(6);
    const got = await inspect(
      "--method",
      "prompts/get",
      "--prompt-name",
      "audit_tool",
      "--prompt-args",
      `tool_id=${tool_id}`,
    );
    expect(got.messages[0].content.text).toContain(tool_id);
  });
});
