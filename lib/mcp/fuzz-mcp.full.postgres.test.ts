import Ajv from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { ConfirmationDocument } from "#lib/confirmations/contract.ts";
import { type JsonSchema, jsonSchemaOf, withoutReferences } from "#lib/json/json-schema.ts";
import { ratingsTools } from "#lib/mcp/ratings-tools.ts";
import { longestName } from "#lib/mcp/read-arguments.ts";
import { ReviewDocument } from "#lib/reviews/review-document.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { inputsOf } from "#lib/testing/fuzz/fuzz-inputs.ts";
import {
  type Catalog,
  envelopes,
  eras,
  goodIds,
  inEnvelope,
  methods,
  paramsOf,
  posted,
} from "#lib/testing/fuzz/fuzz-mcp.ts";
import { patience, runsOf, seed, tally } from "#lib/testing/fuzz/fuzz-runs.ts";
import { type RawRequest, send } from "#lib/testing/fuzz/fuzz-send.ts";
import { type Fixture, storeForFuzzing } from "#lib/testing/fuzz/fuzz-stored.ts";
import { checkRpc, toolRefusalOf } from "#lib/testing/mcp/check-rpc.ts";
import { startLane } from "#lib/testing/processes/start-lane.ts";
import { casesInside, jsonCases } from "#lib/testing/samples/json-cases.ts";
import { constraint } from "#lib/tools/recommend/contract.ts";

useDatabase();

let stored: Fixture;
let origin: string;
const listed: Catalog = { names: ratingsTools.map((tool) => tool.name), uris: [], right: [{}] };
const anything = { properties: { method: {} } };

type Lists = {
  prompts: { name: string; arguments?: { name: string }[] }[];
  resources: { uri: string }[];
  resourceTemplates: { uriTemplate: string }[];
};

/** Ids of stored records, by the names of the templates' variables. */
const knownOf = ({ tool_ids, question_ids, reviews }: Fixture): Record<string, string[]> => ({
  tool_ids,
  question_ids,
  review_ids: reviews.map(({ review_id }) => review_id),
});

/** Sends one request; returns the answers after every general check. */
async function ask(sent: RawRequest) {
  const got = await send(origin, sent);
  return { status: got.status, answers: checkRpc(sent, got) };
}

beforeAll(async () => {
  stored = await storeForFuzzing();
  origin = await startLane();
  const read = async (method: string) =>
    (await ask(inEnvelope("initialize", 1, method, undefined))).answers[0]?.result as unknown as Lists;
  for (const { name, arguments: taken = [] } of (await read("prompts/list")).prompts) {
    listed.names.push(name);
    const filled = Object.fromEntries(taken.map((argument) => [argument.name, "github-mcp"]));
    listed.right.push({ name, arguments: filled });
    for (const argument of taken)
      listed.right.push({ ref: { type: "ref/prompt", name }, argument: { name: argument.name, value: "g" } });
  }
  for (const { uri } of (await read("resources/list")).resources) listed.uris.push(uri);
  for (const { uriTemplate } of (await read("resources/templates/list")).resourceTemplates) {
    const [, name = ""] = /\{(\w+)\}/.exec(uriTemplate) ?? [];
    listed.right.push({ ref: { type: "ref/resource", uri: uriTemplate }, argument: { name, value: "g" } });
    const [id = ""] = [...(knownOf(stored)[`${name}s`] ?? [])];
    listed.uris.push(uriTemplate.replace(/\{\w+\}/, id));
  }
  for (const uri of listed.uris) listed.right.push({ uri });
});

/** The list has a document's outline, as its bounds are in the protocol, and a constraint's form in words. */
function withBounds(name: string, schema: JsonSchema): JsonSchema {
  const members = schema.properties as Record<string, JsonSchema>;
  if (members.constraints !== undefined) {
    const constraints = { ...members.constraints, items: { type: "string", pattern: `^${constraint}$` } };
    return { ...schema, properties: { ...members, constraints } };
  }
  if (members.document === undefined) return schema;
  const shape = name === "confirm" ? ConfirmationDocument : ReviewDocument;
  return { ...schema, properties: { ...members, document: withoutReferences(jsonSchemaOf(shape, "input")) } };
}

describe("a call of a tool", patience, () => {
  const ajv = new Ajv({ strict: false });
  addFormats(ajv);

  test.each(ratingsTools.map((tool) => [tool.name, tool.listed()] as const))(
    "%s answers as it is listed, or with a refusal a model can act on",
    async (name, { inputSchema, outputSchema }) => {
      const counted = tally(`tools/call ${name}`);
      const isAsListed = ajv.compile(outputSchema as JsonSchema);
      // The SDK drops a member named __proto__ before any tool sees it.
      const allowed = [...Object.keys(inputSchema.properties ?? {}), "__proto__"];
      const inputs = inputsOf({ name, schema: withBounds(name, inputSchema as JsonSchema) }, stored);
      const property = fc.asyncProperty(inputs, eras, goodIds, async ({ kind, input }, era, id) => {
        const { answers } = await ask(inEnvelope(era, id, "tools/call", { name, arguments: input }));
        const { result, error } = answers[0]!;
        counted.add(error !== undefined ? `error ${error.code}` : result!.isError ? "refused" : "answered");
        if (kind === "valid") expect(answers[0]).toMatchObject({ result: { structuredContent: expect.anything() } });
        if (error !== undefined) expect([-32602, -32700, -32000]).toContain(error.code);
        else if (result!.isError) toolRefusalOf(result!);
        else {
          expect(isAsListed(result!.structuredContent), ajv.errorsText(isAsListed.errors)).toBe(true);
          const unknown = Object.keys(Object(input)).filter((member) => !allowed.includes(member));
          const { ignored = [] } = result!.structuredContent as { ignored?: string[] };
          expect(ignored).toEqual(unknown.filter((member) => member.length <= longestName));
        }
      });
      await fc.assert(property, { seed, numRuns: runsOf(inputSchema) });
      expect(counted.share("answered")).toBeGreaterThan(0.2);
      if (Object.keys(inputSchema.properties ?? {}).length > 0)
        expect(counted.share("refused", "error -32602", "error -32700", "error -32000")).toBeGreaterThan(0.15);
    },
  );
});

describe("any other message", patience, () => {
  const served = [
    "server/discover",
    "ping",
    "tools/list",
    "resources/list",
    "resources/templates/list",
    "resources/read",
  ];
  served.push("prompts/list", "prompts/get", "completion/complete");
  const askedWith = new Map([["prompts/get", "arguments"]])
    .set("resources/read", "uri")
    .set("completion/complete", "ref");

  test.each(methods.map((method) => [method.slice(0, 30), method]))("%j takes any parameters", async (_, method) => {
    const member = askedWith.get(method);
    const right = listed.right.filter((params) => member === undefined || member in params);
    const counted = tally(`method ${method.slice(0, 30)}`);
    const property = fc.asyncProperty(paramsOf({ ...listed, right }), eras, goodIds, async (params, era, id) => {
      const { answers } = await ask(inEnvelope(era, id, method, params));
      for (const { error } of answers) counted.add(error === undefined ? "result" : `error ${error.code}`);
    });
    await fc.assert(property, { seed, numRuns: Math.ceil(runsOf(anything) / 3) });
    if (served.includes(method)) expect(counted.share("result")).toBeGreaterThan(0.02);
  });

  test("the methods that are served answer who asks them rightly, in both eras", async () => {
    const clientInfo = { name: "fuzz", version: "1" };
    const initialize = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo };
    const asked = [
      inEnvelope("initialize", 1, "initialize", initialize),
      inEnvelope("initialize", 2, "ping", undefined),
      inEnvelope("initialize", 3, "tools/list", {}),
      inEnvelope("modern", 4, "tools/list", {}),
      inEnvelope("modern", 5, "server/discover", {}),
    ];
    for (const sent of asked) expect((await ask(sent)).answers).toMatchObject([{ result: {} }]);
  });

  test("whatever stands in an envelope, in a batch or in the headers", async () => {
    const counted = tally("envelopes");
    const property = fc.asyncProperty(envelopes(listed), async (sent) => {
      counted.add((await ask(sent)).status);
    });
    await fc.assert(property, { seed, numRuns: runsOf(anything) * 4 });
    expect(counted.share(200)).toBeGreaterThan(0.02);
    expect(counted.share(202)).toBeGreaterThan(0.02);
    expect(counted.share(400)).toBeGreaterThan(0.2);
  });

  test.each([
    ["top", jsonCases],
    ["params", casesInside('{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"x":', "}}")],
  ])("JSON of every kind is read, and what is none is refused with the code for it (%s)", async (_, cases) => {
    const wrong: string[] = [];
    for (const { name, document, verdict } of cases) {
      const { status, answers } = await ask({ ...posted(null), body: document });
      const { error } = answers[0] ?? {};
      const got = error?.code === -32700 ? (error.data as { error: string }).error : "y";
      const expected = verdict === "n" ? "invalid_json" : verdict;
      if (got !== expected || (got !== "y" && status !== 400)) wrong.push(`${name}: ${got} in place of ${expected}`);
    }
    expect(wrong).toEqual([]);
  });

  test("after all of that a tool answers as before", async () => {
    const { answers } = await ask(inEnvelope("modern", 1, "tools/call", { name: "search_tools", arguments: {} }));
    expect(answers).toMatchObject([{ result: { structuredContent: { total: expect.any(Number) } } }]);
  });
});
