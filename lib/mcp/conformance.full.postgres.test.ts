import http from "node:http";
import type { AddressInfo } from "node:net";
import type { NodeHttp1Handler } from "srvx";
import { toNodeHandler } from "srvx/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useDatabase } from "#lib/testing/database.ts";
import { mcpFixture } from "#lib/testing/mcp/mcp-fixture.ts";
import { faultsOf, runConformance, scoredScenarios } from "#lib/testing/mcp/run-conformance.ts";
import { startLane } from "#lib/testing/processes/start-lane.ts";
import { serveMcp } from "./serve-mcp.ts";

useDatabase();

type Run = Awaited<ReturnType<typeof runConformance>>;

/** Runs the suite with the endpoint proven alive before and after: without an answer some scenarios pass anyway. */
async function run(url: string, revision: string): Promise<Run> {
  await expectAnswer(url);
  const ran = await runConformance(url, revision);
  await expectAnswer(url);
  return ran;
}

async function expectAnswer(url: string): Promise<void> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ jsonrpc: "2.0", id: "up", method: "ping" });
  const response = await fetch(url, { method: "POST", headers, body });
  expect(await response.text()).toContain('"id":"up"');
  expect(response.status).toBe(200);
}

const both = {
  "tools-list": ["tools-list", "tools-name-format"],
  "resources-list": ["resources-list"],
  "prompts-list": ["prompts-list"],
};
const rebinding = {
  "dns-rebinding-protection": ["localhost-host-rebinding-rejected", "localhost-host-valid-accepted"],
};

/** The parts of the suite that fit any server, without its own tool names: scenarios, and checks that must succeed. */
const applicable = {
  "2025-11-25": { ...both, ...rebinding, "server-initialize": ["server-initialize"], ping: ["ping"] },
  "2026-07-28": {
    ...both,
    ...rebinding,
    "tools-list": ["tools-list", "tools-name-format", "tools-list-deterministic-order"],
    "server-sse-multiple-streams": ["server-accepts-multiple-post-streams"],
    "sep-2164-resource-not-found": ["sep-2164-no-empty-contents", "sep-2164-error-code", "sep-2164-data-uri"],
    "input-required-result-unsupported-methods": ["sep-2322-not-on-unsupported-requests"],
    "http-header-validation": [
      "sep-2243-server-reject-invalid-headers",
      "sep-2243-server-reject-error-code",
      "sep-2243-server-accepts-whitespace-header-value",
      "sep-2243-header-name-case-insensitive",
    ],
    caching: [
      "sep-2549-tools-list-caching-hints",
      "sep-2549-prompts-list-caching-hints",
      "sep-2549-resources-list-caching-hints",
      "sep-2549-resources-templates-list-caching-hints",
      "sep-2549-resources-read-caching-hints",
      "sep-2549-ttl-non-negative",
      "sep-2549-cache-scope-valid",
    ],
  },
};

describe.for(Object.entries(applicable))("the ratings endpoint in %s", ([revision, scenarios]) => {
  let ran: Run;
  beforeAll(async () => {
    ran = await run(`${await startLane()}/mcp`, revision);
  });

  test.for(Object.entries(scenarios))("passes %s", ([scenario, checks]) => {
    expect(faultsOf(ran[scenario])).toEqual([]);
    const succeeded = ran[scenario]!.filter(({ status }) => status === "SUCCESS").map(({ id }) => id);
    // Each answer is also checked against the protocol's own schema, except where the suite sends by hand.
    const always = ["dns-rebinding-protection", "server-sse-multiple-streams"].includes(scenario)
      ? []
      : ["wire-schema-valid"];
    expect([...new Set(succeeded)].sort()).toEqual([...checks, ...always].sort());
  });

  if (revision === "2026-07-28")
    test("passes server-stateless but for the four checks that need tools of the suite's own names", () => {
      expect(faultsOf(ran["server-stateless"])).toEqual([
        "sep-2575-server-rejects-undeclared-capability",
        "sep-2575-missing-capability-http-400",
        "sep-2575-http-server-no-independent-requests-on-stream",
        "sep-2575-server-no-log-without-loglevel",
      ]);
      const failed = ran["server-stateless"]!.filter(({ status }) => status === "FAILURE");
      for (const { errorMessage } of failed) expect(errorMessage).toMatch(/^Not testable: server does not list/);
      const succeeded = ran["server-stateless"]!.filter(({ status }) => status === "SUCCESS");
      expect(succeeded.length).toBeGreaterThanOrEqual(24);
    });
});

describe("a server with everything in it, behind the same door", () => {
  const url = useMcp(serveMcp(mcpFixture, { initializeEra: "sse" }));

  test("passes all 37 scenarios of 2026-07-28", async () => {
    const scored = await scoredScenarios("2026-07-28");
    expect(scored).toHaveLength(37);
    const ran = await run(url(), "2026-07-28");
    const pending = ["json-schema-2020-12", "http-header-validation", "http-custom-header-server-validation"];
    for (const scenario of [...scored, ...pending]) {
      expect([scenario, ...faultsOf(ran[scenario])]).toEqual([scenario]);
      expect(ran[scenario]!.some(({ status }) => status === "SUCCESS")).toBe(true);
    }
  });

  test("passes the 26 scenarios of 2025-11-25 in which the server sends its client no requests", async () => {
    const scored = await scoredScenarios("2025-11-25");
    expect(scored).toHaveLength(30);
    const ran = await run(url(), "2025-11-25");
    const isFailed = (scenario: string) => ran[scenario]?.some(({ status }) => status === "FAILURE") ?? true;
    expect(scored.filter(isFailed)).toEqual([
      "tools-call-sampling",
      "tools-call-elicitation",
      "elicitation-sep1034-defaults",
      "elicitation-sep1330-enums",
    ]);
    const failures = scored.filter(isFailed).flatMap((scenario) => ran[scenario]!);
    const said = failures.filter(({ status }) => status === "FAILURE").map(({ errorMessage }) => errorMessage);
    for (const message of said) expect(message).toMatch(/^Server did not request (sampling|elicitation) from client/);
  });
});

/** An MCP endpoint on its own port, which ends with the file's tests; returns its address once they run. */
function useMcp(serve: (request: Request) => Promise<Response>): () => string {
  const answer = toNodeHandler(serve) as NodeHttp1Handler;
  const server = http.createServer((request, response) => void answer(request, response));
  beforeAll(() => new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening)));
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
}
