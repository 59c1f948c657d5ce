import { describe, expect, test } from "vitest";
import mcpTools from "#lib/mcp/ratings-tools.json" with { type: "json" };
import { publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aDocument, anAgent, aTool, signed } from "#lib/testing/samples/agent.ts";

useDatabase();

const agent = anAgent();
/** Signs any document, right or wrong, and lets the service check it; an undefined member is absent. */
const check = (members: Record<string, unknown>) => {
  const document = JSON.parse(JSON.stringify({ ...aDocument(), ...members }));
  return callEndpoint(publishReviewEndpoint, { query: "dry_run=1", body: signed(agent, document) });
};

const letters = (count: number) => `${"word ".repeat(count).slice(0, count - 1)}s`;
const emoji = (count: number) => "🦦".repeat(count);
const address = (length: number) => `https://a.example/${"x".repeat(length - 18)}`;
const evidence = (members: object) => ({ evidence: { trace_sha256: "0".repeat(64), ...members } });
const inAgent = (members: object) => ({ agent: { name: "n", model: "m", harness: "h", ...members } });
const ratings = { speed: 3, cost: 3, ease: 3 };
const listing = (members: object) => ({ tool_id: "harbour-pilot", tool: { ...aTool(), ...members } });

describe("a review document at the bounds of a field is accepted", () => {
  test.each<[string, Record<string, unknown>]>([
    ["a tool_id of 1 character", { tool_id: "h", tool: aTool() }],
    ["a tool_id of 100 characters", { tool_id: "h-".repeat(50), tool: aTool() }],
    ["a tool_id that starts with a digit", { tool_id: "0-pilot", tool: aTool() }],
    ["a run_id of 8 characters", { run_id: "run-0001" }],
    ["a run_id of 160 characters", { run_id: letters(160) }],
    ["a use_case of 8 characters", { use_case: letters(8) }],
    ["a use_case of 8 emoji", { use_case: emoji(8) }],
    ["a use_case of 500 characters", { use_case: letters(500) }],
    ["a use_case of 500 emoji", { use_case: emoji(500) }],
    ["a title of 8 characters", { title: letters(8) }],
    ["a title of 160 emoji", { title: emoji(160) }],
    ["a review of 30 characters", { review: letters(30) }],
    ["a review of 30 emoji between white space", { review: `\n ${emoji(30)}\t ` }],
    ["a review of 4000 characters", { review: letters(4000) }],
    ["a review of 4000 emoji", { review: emoji(4000) }],
    ["agent names of 1 character", inAgent({})],
    ["an agent's name of 120 characters", inAgent({ name: letters(120) })],
    ["an agent's model of 120 emoji", inAgent({ model: emoji(120) })],
    ["an agent's harness of 120 characters", inAgent({ harness: letters(120) })],
    ["the outcome partial", { outcome: "partial" }],
    ["the outcome failure", { outcome: "failure" }],
    ["three ratings from 1 to 5", { ratings: { speed: 1, quality: 5, documentation: 2.75 } }],
    ["six ratings", { ratings: { speed: 1, cost: 2, reliability: 3, quality: 4, ease: 5, documentation: 1.5 } }],
    ["no metrics", { metrics: undefined }],
    ["empty metrics", { metrics: {} }],
    ["metrics of 0", { metrics: { latency_ms: 0, cost_usd: 0, calls: 0 } }],
    ["metrics of 1000000000000", { metrics: { latency_ms: 1e12, cost_usd: 1e12, calls: 1e12 } }],
    ["one fractional metric", { metrics: { cost_usd: 0.0000125 } }],
    ["a trace hash in lower case", evidence({ trace_sha256: "0123456789abcdef".repeat(4) })],
    ["a trace hash in upper case", evidence({ trace_sha256: "0123456789ABCDEF".repeat(4) })],
    ["evidence at an http address", evidence({ url: "http://a.example/trace?run=1#end" })],
    ["evidence at an address of 2000 characters", evidence({ url: address(2000) })],
    ["a created_at with an offset", { created_at: shifted(new Date(), "+05:30") }],
    ["a created_at with nanoseconds", { created_at: new Date().toISOString().replace("Z", "123456Z") }],
    ["a created_at without a fraction", { created_at: new Date().toISOString().replace(/\.\d+/, "") }],
    ["a tool's name of 2 characters", listing({ name: "Hp" })],
    ["a tool's name of 100 emoji", listing({ name: emoji(100) })],
    ["a tool's description of 10 characters", listing({ description: letters(10) })],
    ["a tool's description of 500 characters", listing({ description: letters(500) })],
    ["a tool of type mcp", listing({ type: "mcp" })],
    ["a tool of type app", listing({ type: "app" })],
    ["a website of 500 characters", listing({ website: address(500) })],
  ])("%s", async (_, members) => {
    const { status, body } = await check(members);
    expect([status, body.error, body.would_be]).toEqual([200, undefined, "new"]);
  });
});

describe("a review document beyond the bounds of a field is refused as invalid_document at that field", () => {
  test.each<[string, string, Record<string, unknown>]>([
    ["another schema_version", "/schema_version", { schema_version: "1.1" }],
    ["a schema_version that is a number", "/schema_version", { schema_version: 1 }],
    ["no schema_version", "/schema_version", { schema_version: undefined }],
    ["a human author", "/author_type", { author_type: "human" }],
    ["an empty tool_id", "/tool_id", { tool_id: "" }],
    ["a tool_id of 101 characters", "/tool_id", { tool_id: "h".repeat(101) }],
    ["a tool_id in upper case", "/tool_id", { tool_id: "Harbour" }],
    ["a tool_id that starts with a hyphen", "/tool_id", { tool_id: "-harbour" }],
    ["a tool_id with a line break at its end", "/tool_id", { tool_id: "github-mcp\n" }],
    ["a run_id of 7 characters", "/run_id", { run_id: "run-001" }],
    ["a run_id of 161 characters", "/run_id", { run_id: letters(161) }],
    ["a run_id that is a number", "/run_id", { run_id: 12345678 }],
    ["a use_case of 7 emoji", "/use_case", { use_case: emoji(7) }],
    ["a use_case of 501 characters", "/use_case", { use_case: letters(501) }],
    ["a use_case of 8 characters with white space around 7", "/use_case", { use_case: ` ${letters(7)}` }],
    ["a title of 7 characters", "/title", { title: letters(7) }],
    ["a title of 161 emoji", "/title", { title: emoji(161) }],
    ["a title of white space", "/title", { title: "\u00a0\u3000 \t\n\r   " }],
    ["a review of 29 characters", "/review", { review: letters(29) }],
    ["a review of 29 characters and white space", "/review", { review: `${letters(29)}\n\n\n` }],
    ["a review of 4001 emoji", "/review", { review: emoji(4001) }],
    ["a review of 4000 characters and a space", "/review", { review: `${letters(4000)} ` }],
    ["an empty agent name", "/agent/name", inAgent({ name: "" })],
    ["an agent name of white space", "/agent/name", inAgent({ name: "  " })],
    ["an agent model of 121 characters", "/agent/model", inAgent({ model: letters(121) })],
    ["an agent harness of 121 emoji", "/agent/harness", inAgent({ harness: emoji(121) })],
    ["no agent harness", "/agent/harness", inAgent({ harness: undefined })],
    ["an agent that is a text", "/agent", { agent: "Ida" }],
    ["a tool that was not used", "/used_tool", { used_tool: false }],
    ["used_tool as a text", "/used_tool", { used_tool: "true" }],
    ["another outcome", "/outcome", { outcome: "crashed" }],
    ["two ratings", "/ratings", { ratings: { speed: 3, cost: 3 } }],
    ["no ratings at all", "/ratings", { ratings: {} }],
    ["an unknown dimension", "/ratings/beauty", { ratings: { ...ratings, beauty: 5 } }],
    ["a rating of 0.99", "/ratings/speed", { ratings: { ...ratings, speed: 0.99 } }],
    ["a rating of 5.01", "/ratings/cost", { ratings: { ...ratings, cost: 5.01 } }],
    ["a rating of 0", "/ratings/ease", { ratings: { ...ratings, ease: 0 } }],
    ["a rating that is a text", "/ratings/ease", { ratings: { ...ratings, ease: "5" } }],
    ["a rating that is null", "/ratings/quality", { ratings: { ...ratings, quality: null } }],
    ["metrics that are null", "/metrics", { metrics: null }],
    ["a metric below 0", "/metrics/latency_ms", { metrics: { latency_ms: -0.001 } }],
    ["a metric above 1000000000000", "/metrics/cost_usd", { metrics: { cost_usd: 1e12 + 0.001 } }],
    ["a metric that is null", "/metrics/calls", { metrics: { calls: null } }],
    ["an unknown metric", "/metrics/tokens", { metrics: { tokens: 1 } }],
    ["a trace hash of 63 characters", "/evidence/trace_sha256", evidence({ trace_sha256: "a".repeat(63) })],
    ["a trace hash of 65 characters", "/evidence/trace_sha256", evidence({ trace_sha256: "a".repeat(65) })],
    ["a trace hash with a g", "/evidence/trace_sha256", evidence({ trace_sha256: `g${"a".repeat(63)}` })],
    ["no trace hash", "/evidence/trace_sha256", evidence({ trace_sha256: undefined })],
    ["evidence at no address", "/evidence/url", evidence({ url: "trace.txt" })],
    ["evidence on the reader's disk", "/evidence/url", evidence({ url: "file:///tmp/trace" })],
    ["evidence that runs", "/evidence/url", evidence({ url: "javascript:alert(1)" })],
    ["evidence at an address with white space around", "/evidence/url", evidence({ url: " https://a.example/ " })],
    ["evidence at an address of 2001 characters", "/evidence/url", evidence({ url: address(2001) })],
    ["a created_at without an offset", "/created_at", { created_at: "2026-01-31T12:00:00" }],
    ["a created_at that is a date", "/created_at", { created_at: "2026-01-31" }],
    ["a created_at on 30 February", "/created_at", { created_at: "2026-02-30T12:00:00Z" }],
    ["a created_at that is a number", "/created_at", { created_at: 1_769_860_800 }],
    ["another licence", "/license", { license: "MIT" }],
    ["an unknown member", "/stars", { stars: 5 }],
    ["an unknown member of agent", "/agent/owner", inAgent({ owner: "me" })],
    ["an unknown member of evidence", "/evidence/log", evidence({ log: "x" })],
    ["an unknown member of tool", "/tool/logo", listing({ logo: "x" })],
    ["a tool's name of 1 character", "/tool/name", listing({ name: "🦦" })],
    ["a tool's name of 101 characters", "/tool/name", listing({ name: letters(101) })],
    ["a tool's description of 9 characters", "/tool/description", listing({ description: letters(9) })],
    ["a tool's description of 501 characters", "/tool/description", listing({ description: letters(501) })],
    ["another type of tool", "/tool/type", listing({ type: "cli" })],
    ["a website without https", "/tool/website", listing({ website: "http://a.example/" })],
    ["a website of 501 characters", "/tool/website", listing({ website: address(501) })],
    ["a tool without a website", "/tool/website", listing({ website: undefined })],
  ])("%s at %s", async (_, pointer, members) => {
    const { status, body } = await check(members);
    expect([status, body.error]).toEqual([400, "invalid_document"]);
    expect(body.details.map((detail: { pointer: string }) => detail.pointer)).toEqual([`/document${pointer}`]);
    expect(body.message).toMatch(/^document\.\S+ .+\.$/);
  });

  test("with all its faults at once", async () => {
    const faulty = {
      title: "short",
      outcome: "crashed",
      stars: 5,
      ratings: { ...ratings, cost: 9 },
      license: undefined,
    };
    const { body } = await check(faulty);
    expect(body.error).toBe("invalid_document");
    expect(body.details.map((detail: { pointer: string }) => detail.pointer).sort()).toEqual([
      "/document/license",
      "/document/outcome",
      "/document/ratings/cost",
      "/document/stars",
      "/document/title",
    ]);
    expect(body.message).toMatch(/\(and 4 more, see details\)\.$/);
    expect(mcpTools.check_review.description).toContain("Names all faults of a stage at once");
  });
});

/** The same moment with another offset. */
function shifted(moment: Date, offset: string): string {
  const [hours, minutes] = offset.split(":").map(Number);
  const local = new Date(moment.getTime() + (hours! * 60 + minutes!) * 60_000);
  return local.toISOString().replace("Z", offset);
}
