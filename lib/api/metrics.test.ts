import { expect, test } from "vitest";
import { routeAt } from "#lib/api/routes.ts";
import { count, time } from "#lib/db/counters.ts";
import { addressHeader, announceEntry } from "#lib/net/request-head.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { prose, rowOf } from "#lib/testing/docs.ts";

useDatabase();

const token = announceEntry("entry");
const get = (headers: Record<string, string> = {}, from = "127.0.0.1") =>
  routeAt("/metrics").GET(
    new Request("http://touchstone.test/metrics", { headers: { [addressHeader]: `${token} ${from}`, ...headers } }),
    { params: Promise.resolve({}) },
  );

test("the metrics are OpenMetrics with OpenTelemetry's names for HTTP and GenAI", async () => {
  time("request", "ratings GET 200", 0.004);
  time("request", "ratings GET 500", 3);
  time("model", "google:gemini-x bad_key", 0.2);
  count("input_tokens", "google:gemini-x", 120);
  count("tool", "search_tools ok");
  const answer = await get();
  expect(answer.headers.get("content-type")).toBe("application/openmetrics-text; version=1.0.0; charset=utf-8");
  const text = await answer.text();
  const labels = 'touchstone_door="ratings",http_request_method="GET",http_response_status_code="200"';
  expect(text).toContain(
    "# TYPE http_server_request_duration_seconds histogram\n# UNIT http_server_request_duration_seconds seconds\n",
  );
  expect(text).toContain(`http_server_request_duration_seconds_bucket{${labels},le="0.0025"} 0\n`);
  expect(text).toContain(`http_server_request_duration_seconds_bucket{${labels},le="0.005"} 1\n`);
  expect(text).toContain(`http_server_request_duration_seconds_count{${labels}} 1\n`);
  expect(text).toContain('error_type="500"');
  const provider = 'gen_ai_operation_name="chat",gen_ai_provider_name="gcp.gemini"';
  const model = `${provider},gen_ai_request_model="gemini-x"`;
  expect(text).toContain(`gen_ai_client_operation_duration_seconds_count{${model},error_type="bad_key"} 1\n`);
  expect(text).toContain(
    `gen_ai_client_token_usage_sum{${provider},gen_ai_token_type="input",gen_ai_request_model="gemini-x"} 120\n`,
  );
  expect(text).toContain('touchstone_tool_calls_total{gen_ai_tool_name="search_tools",outcome="ok"} 1\n');
  expect(text.endsWith("# EOF\n")).toBe(true);
  const gauges = [...text.matchAll(/^# TYPE (\S+) gauge$/gm)].map(([, name]) => name!);
  expect(gauges.length).toBeGreaterThan(5);
  expect(gauges.filter((name) => !text.includes(`\n${name} `))).toEqual([]);
  // Each sample belongs to a family that is declared before it, and none is declared twice.
  const families = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name!);
  expect(new Set(families).size).toBe(families.length);
  for (const line of text
    .trim()
    .split("\n")
    .filter((one) => !one.startsWith("#"))) {
    expect(line).toMatch(/^\w+(\{[^{}]*\})? [\d.e+-]+$/);
    expect(families.some((name) => line.startsWith(name))).toBe(true);
  }
});

test.each<[string, Record<string, string>, string]>([
  ["another machine", {}, "192.0.2.7"],
  ["a proxy on this machine", { "x-forwarded-for": "192.0.2.7" }, "127.0.0.1"],
  ["a page in a browser on this machine", { origin: "https://evil.example" }, "127.0.0.1"],
])("without a token %s reads no metrics", async (_, headers, from) => {
  expect((await get(headers, from)).status).toBe(403);
});

test("with METRICS_TOKEN only its holder reads them, from anywhere", async () => {
  expect(prose).toContain(
    "It is for `METRICS_TOKEN`, and without one for programs on this machine that come through no proxy.",
  );
  expect(rowOf("METRICS_TOKEN")).toBe("a bearer of the same form as `RESEARCH_ADMIN_SECRET` that reads `/metrics`");
  const secret = "a-token-of-more-than-32-characters";
  setEnvironment({ METRICS_TOKEN: secret });
  expect((await get()).status).toBe(401);
  expect((await get({ authorization: `Bearer ${secret}x` }, "192.0.2.7")).status).toBe(401);
  expect((await get({ authorization: `Bearer ${secret}` }, "192.0.2.7")).status).toBe(200);
});
