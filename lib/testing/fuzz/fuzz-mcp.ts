import fc from "fast-check";
import { isObject } from "../../own-value.ts";
import type { RawRequest } from "./fuzz-send.ts";
import { nearly } from "./fuzz-shape.ts";
import { junk, readable, strangeText } from "./fuzz-texts.ts";

type Era = "modern" | "initialize";

const modernVersion = "2026-07-28";
const versions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"];

const meta = {
  "io.modelcontextprotocol/protocolVersion": modernVersion,
  "io.modelcontextprotocol/clientCapabilities": {},
  "io.modelcontextprotocol/clientInfo": { name: "fuzz", version: "1" },
};

const json = { "content-type": "application/json", accept: "application/json, text/event-stream" };

/** A right envelope around a request, in one of the protocol's two eras, with its headers. */
export function inEnvelope(era: Era, id: unknown, method: string, params: unknown): RawRequest {
  if (era === "initialize") return posted({ jsonrpc: "2.0", id, method, ...(params !== undefined && { params }) });
  const asked = isObject(params) ? { ...params, _meta: meta } : (params ?? { _meta: meta });
  return posted(
    { jsonrpc: "2.0", id, method, params: asked },
    { "mcp-protocol-version": modernVersion, ...namesOf(method, params) },
  );
}

/** Any JSON as a POST to the endpoint. */
export const posted = (message: unknown, headers: Record<string, string> = {}): RawRequest => ({
  method: "POST",
  target: "/mcp",
  headers: { ...json, ...headers },
  body: JSON.stringify(message) ?? "",
});

/** The headers that repeat the body. */
function namesOf(method: string, params: unknown): Record<string, string> {
  const { name, uri } = (isObject(params) ? params : {}) as { name?: unknown; uri?: unknown };
  const named = { "tools/call": name, "prompts/get": name, "resources/read": uri }[method];
  return { "mcp-method": asHeader(method), ...(typeof named === "string" && { "mcp-name": asHeader(named) }) };
}

/** Text for a header; characters that no header may hold go in the protocol's Base64 spelling. */
function asHeader(text: string): string {
  const short = text.slice(0, 1_500).toWellFormed();
  return /^[!-~]+$/.test(short) ? short : `=?base64?${Buffer.from(short).toString("base64")}?=`;
}

export const eras = fc.constantFrom<Era>("modern", "initialize");
export const goodIds = fc.oneof(
  fc.constantFrom<string | number>(0, 1, -1, 2 ** 53 - 1, "", "1", "__proto__", "é", "x".repeat(500)),
  fc.nat(),
  fc.uuid(),
);

/** Names of methods: all of any protocol version, and some unknown ones. */
// biome-ignore format: as many on a line as fit.
export const methods = [
  "ping", "initialize", "server/discover", "tools/list", "tools/call", "resources/list", "resources/templates/list",
  "resources/read", "resources/subscribe", "resources/unsubscribe", "prompts/list", "prompts/get",
  "completion/complete", "logging/setLevel", "subscriptions/listen", "tasks/get", "tasks/list", "tasks/cancel",
  "tasks/result", "tasks/update", "sampling/createMessage", "elicitation/create", "roots/list",
  "notifications/initialized", "notifications/cancelled", "notifications/progress", "notifications/message",
  "rpc.discover", "__proto__", "constructor", "toString", "", "tools/LIST", "x".repeat(1_000),
];

/** The service's lists, for right parameters: names and addresses, and all inputs of a method. */
export type Catalog = { names: string[]; uris: string[]; right: object[] };

/** Parameters of any method: right for some, wrong in one part, or junk under known names. */
export function paramsOf({ names, uris, right }: Catalog): fc.Arbitrary<unknown> {
  const anyName = fc.oneof(fc.constantFrom(...names, "__proto__", "constructor", "toString"), strangeText);
  const uri = fc.oneof(
    fc.constantFrom(...uris, "touchstone://", "file:///etc/passwd", "http://[", "data:,x"),
    strangeText,
  );
  const reference = fc.oneof(
    fc.record({ type: fc.constant("ref/prompt"), name: anyName }, { noNullPrototype: true }),
    fc.record({ type: fc.constant("ref/resource"), uri }, { noNullPrototype: true }),
  );
  const mostly = (right: fc.Arbitrary<unknown>) => fc.oneof({ weight: 3, arbitrary: right }, junk);
  const argument = fc.record({ name: anyName, value: strangeText }, { noNullPrototype: true });
  const some = fc.record(
    {
      cursor: mostly(fc.constantFrom("x".repeat(100_000), "", "MQ", "0")),
      name: mostly(anyName),
      uri: mostly(uri),
      arguments: junk,
      ref: mostly(reference),
      argument: mostly(argument),
      context: junk,
      level: fc.constantFrom("debug", "nothing", 7),
      requestId: fc.constantFrom(1, 2, "x", null),
      protocolVersion: mostly(fc.constantFrom(...versions, modernVersion, "1", "")),
      capabilities: mostly(fc.constant({})),
      clientInfo: mostly(fc.constant({ name: "fuzz", version: "1" })),
      notifications: junk,
      _meta: mostly(fc.constantFrom({}, { progressToken: 1 }, { progressToken: {} })),
    },
    { requiredKeys: [], noNullPrototype: true },
  );
  const rightly = fc.constantFrom(...right);
  const any = fc.oneof(
    { weight: 1, arbitrary: fc.constant(undefined) },
    { weight: 2, arbitrary: rightly },
    { weight: 2, arbitrary: nearly(rightly, {}) },
    { weight: 4, arbitrary: some },
    { weight: 1, arbitrary: junk },
  );
  return fc.oneof({ weight: 5, arbitrary: any.map(readable) }, any);
}

/** Envelopes with one wrong part, batches of them, and any other JSON. */
export function envelopes(listed: Catalog): fc.Arbitrary<RawRequest> {
  const right = fc
    .tuple(goodIds, fc.constantFrom(...methods), paramsOf(listed), fc.boolean())
    .map(([id, method, params, isModern]) => {
      const asked =
        isModern && (isObject(params) || params === undefined) ? { ...(params ?? {}), _meta: meta } : params;
      return { jsonrpc: "2.0", id, method, ...(asked !== undefined && { params: asked }) };
    });
  const wrong = fc.oneof(
    { weight: 4, arbitrary: nearly(right, {}) },
    right.map(({ id: _, ...notification }) => notification),
    fc.tuple(right, junk).map(([message, result]) => ({ ...message, result })),
    fc
      .tuple(right, fc.oneof(junk, fc.constantFrom(null, 1.5, true, [], {}, 2 ** 53 - 1)))
      .map(([message, id]) => ({ ...message, id })),
    fc.tuple(goodIds, junk).map(([id, result]) => ({ jsonrpc: "2.0", id, result })),
    fc.tuple(goodIds, junk).map(([id, error]) => ({ jsonrpc: "2.0", id, error })),
    junk,
  );
  const batch = fc.array(fc.oneof(right, wrong, fc.constant([])), { maxLength: 25 });
  const body = fc.oneof(
    { weight: 5, arbitrary: wrong },
    { weight: 2, arbitrary: right },
    { weight: 2, arbitrary: batch },
    batch.map((one) => [one]),
  );
  return fc.tuple(body, oddHeaders).map(([message, headers]) => posted(message, headers));
}

/** Headers that contradict the body, or have unknown values. */
const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 2, arbitrary: fc.constant({}) },
  fc.record(
    {
      "mcp-protocol-version": fc.constantFrom(
        ...versions,
        modernVersion,
        modernVersion,
        "2026-07-29",
        "1",
        "",
        "__proto__",
        "é",
      ),
      "mcp-method": fc.constantFrom(...methods.map(asHeader), "=?base64?%%%?=", " "),
      "mcp-name": fc.constantFrom("search_tools", "constructor", "=?base64?/w==?=", "=?base64?!?=", ""),
      "mcp-session-id": fc.constantFrom("x", "", "a".repeat(2_000)),
      "last-event-id": fc.constant("1"),
      accept: fc.constantFrom("*/*", "application/json", "text/event-stream", "text/html", "", "application/*;q=0"),
      "content-type": fc.constantFrom(
        "application/json",
        "application/json; charset=utf-16",
        "text/plain",
        "",
        "application/jsonl",
      ),
      origin: fc.constantFrom("http://localhost:9", "https://evil.example", "null", "", "x"),
      authorization: fc.constantFrom("Bearer x", "Basic ", ""),
    },
    { requiredKeys: [], noNullPrototype: true },
  ),
);
