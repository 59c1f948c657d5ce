import Ajv from "ajv/dist/2020.js";
import { beforeAll, describe, expect, test } from "vitest";
import { answerMcp } from "#lib/mcp/answer-mcp.ts";
import { refuseWith } from "#lib/mcp/rpc-answer.ts";
import { refusalOf } from "#lib/net/refusal-of.ts";
import { setEnvironment } from "#lib/testing/database.ts";
import { takeAnswers } from "#lib/testing/take-answers.ts";
import answerHeaders from "./answer-headers.json" with { type: "json" };
import { mcpPath, mcpSchemas } from "./ratings-description.ts";

const take = takeAnswers("lib/openapi/answers/mcp.json");

type Description = {
  responses: Record<string, { content?: Record<string, { schema: object }>; headers?: object }>;
};

beforeAll(() => setEnvironment({ PUBLIC_URL: "https://touchstone.test", RATE_LIMIT_READS: "200/minute" }));

const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };
const newest = { "mcp-protocol-version": "2026-07-28" };
const stateless = (method: string, params: object = {}) => ({
  ...list,
  method,
  params: {
    ...params,
    _meta: {
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
      "io.modelcontextprotocol/clientCapabilities": {},
    },
  },
});
const examples = (mcpPath.post as { requestBody: { content: { "application/json": { examples: object } } } })
  .requestBody.content["application/json"].examples as Record<string, { value: object }>;
const send = (body: unknown, headers: Record<string, string> = {}) =>
  answerMcp(
    new Request("https://touchstone.test/mcp", {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { host: "touchstone.test", "content-type": "application/json", accept: "application/json", ...headers },
    }),
  );

/** An answer's status and body, after both were found in the description of the method. */
async function expectDescribed(response: Response) {
  const described = (mcpPath.post as Description).responses[response.status];
  expect(described, `status ${response.status}`).toBeDefined();
  const type = response.headers.get("content-type");
  const schema = described!.content?.[type ?? "none"]?.schema;
  const text = await response.text();
  expect([text === "", type === null]).toEqual([schema === undefined, schema === undefined]);
  if (schema !== undefined && type === "application/json") {
    const validate = new Ajv({ keywords: ["components"] }).compile({ ...schema, components: { schemas: mcpSchemas } });
    validate(JSON.parse(text));
    expect(validate.errors).toBeNull();
    take("mcp_post", response.status, JSON.parse(text));
  }
  for (const name of Object.keys(described!.headers ?? {}).filter((name) => name !== "Touchstone-Demo"))
    expect(response.headers.has(name), name).toBe(true);
  return response.status;
}

test("a header of an answer has the name of its description", () => {
  const lists = Object.values((mcpPath.post as Description).responses).flatMap(({ headers }) =>
    Object.entries((headers ?? {}) as Record<string, { $ref: string }>),
  );
  expect(lists.length).toBeGreaterThan(2);
  expect(lists.filter(([name, { $ref }]) => $ref !== `#/components/headers/${name}`)).toEqual([]);
});

describe("POST /mcp answers as described", () => {
  test.each([
    // Its answer is the example: the schemas in a list of tools would be checked as if they were the document's own.
    [200, "who lists the prompts", { ...list, method: "prompts/list" }, {}],
    [200, "the example that lists the tools", examples.list_tools!.value, {}],
    [
      200,
      "who wants to listen, in the stateless era",
      stateless("subscriptions/listen", { notifications: {} }),
      { ...newest, "mcp-method": "subscriptions/listen", accept: "application/json, text/event-stream" },
    ],
    [202, "a notification", { jsonrpc: "2.0", method: "notifications/initialized" }, {}],
    [400, "a body that is no JSON", "{", {}],
    [400, "a message that is none", { hello: "world" }, {}],
    [403, "a page of another site", list, { origin: "https://elsewhere.example" }],
    [
      404,
      "a method that is none, in the stateless era",
      stateless("tools/sing"),
      { ...newest, "mcp-method": "tools/sing" },
    ],
    [406, "a client that takes no JSON", list, { accept: "text/html" }],
    [413, "a body that is too large", `"${"a".repeat(256 * 1024)}"`, {}],
    [415, "a body of another type", list, { "content-type": "text/plain" }],
  ])("%i to %s", async (status, _, body, headers) => {
    expect(await expectDescribed(await send(body, headers))).toBe(status);
  });

  test("500 to a fault of ours", async () => {
    expect(await expectDescribed(refuseWith(refusalOf(new Error("a fault of a test"))))).toBe(500);
  });

  test("429 to one message more than the limit", async () => {
    let response = await send(list);
    for (let sent = 0; sent < 200 && response.status === 200; sent += 1) response = await send(list);
    expect(await expectDescribed(response)).toBe(429);
  });
});

test("GET /mcp, as every other method, is refused with 405 and Allow, and is no operation", async () => {
  expect(Object.keys(mcpPath)).toEqual(["post"]);
  for (const method of ["GET", "DELETE"]) {
    const asked = new Request("https://touchstone.test/mcp", { method, headers: { host: "touchstone.test" } });
    const response = await answerMcp(asked);
    expect([response.status, response.headers.get("allow")]).toEqual([405, answerHeaders.Allow.example]);
  }
});
