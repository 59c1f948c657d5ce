import http from "node:http";
import { beforeAll, expect, test } from "vitest";
import { setEnvironment } from "#lib/testing/database.ts";
import { legacy, modern, sendMcp } from "#lib/testing/mcp/send-mcp.ts";
import { startLane } from "#lib/testing/processes/start-lane.ts";
import { answerMcp } from "./answer-mcp.ts";

beforeAll(() => setEnvironment({ PUBLIC_URL: "https://touchstone.test", RATE_LIMIT_READS: "off" }));

/** The same request to the server entry's lane, over HTTP; the host is the test's choice, as it is an attacker's. */
async function overHttp(request: Request): Promise<Response> {
  const url = new URL("/mcp", await startLane());
  const body = Buffer.from(await request.arrayBuffer());
  const headers = { ...Object.fromEntries(request.headers), "content-length": String(body.length) };
  return new Promise((answered, failed) => {
    const sent = http.request(url, { method: request.method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => {
        const status = response.statusCode!;
        const text = Buffer.concat(chunks);
        const headers = Object.entries(response.headersDistinct).flatMap(([name, values]) =>
          values!.map((value): [string, string] => [name, value]),
        );
        answered(new Response(text.length === 0 ? null : text, { status, headers }));
      });
    });
    sent.on("error", failed).end(body);
  });
}

const doors = {
  "the route file": answerMcp,
  "the lane": overHttp,
};

test.for(Object.entries(doors))(
  "through %s every kind of answer has its status, its type and its headers",
  async ([, serve]) => {
    const origin = "http://localhost:5173";
    const notification = { jsonrpc: "2.0", method: "notifications/initialized" };
    const json = "application/json";
    for (const [sent, method, status, type] of [
      [legacy("ping"), "POST", 200, json],
      [legacy("tools/list"), "POST", 200, json],
      [{ body: [legacy("ping").body] }, "POST", 200, json],
      [{ body: notification }, "POST", 202, null],
      [modern("server/discover"), "POST", 200, json],
      [modern("subscriptions/listen", { notifications: {} }), "POST", 200, "text/event-stream"],
      [modern("nope"), "POST", 404, json],
      [{ body: "{" }, "POST", 400, json],
      [{ body: " ".repeat(256 * 1024 + 1) }, "POST", 413, json],
      [{ body: undefined }, "OPTIONS", 204, null],
      [{ body: undefined }, "GET", 405, json],
      [{ body: undefined }, "HEAD", 405, json],
      [{ body: "{}" }, "DELETE", 405, json],
    ] as const) {
      const answer = await sendMcp(
        serve,
        { body: sent.body, headers: { ...("headers" in sent && sent.headers), origin } },
        method,
      );
      expect([method, answer.status, answer.headers.get("content-type")]).toEqual([method, status, type]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("access-control-allow-origin")).toBe(origin);
      if (status === 405) expect(answer.headers.get("allow")).toBe("POST, OPTIONS");
    }
  },
);

test.for(Object.entries(doors))("through %s a foreign host and a foreign origin are refused", async ([, serve]) => {
  const { body } = legacy("ping");
  const foreign: [string, string][] = [
    ["host", "evil.example"],
    ["origin", "http://evil.example"],
    ["origin", "null"],
  ];
  for (const header of foreign) {
    const answer = await sendMcp(serve, { body, headers: Object.fromEntries([header]) });
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([403, null]);
    expect(answer.body.error.code).toBe(-32000);
  }
});

test("the lane compresses what is worth it", async () => {
  const { body, headers } = modern("tools/list");
  const asked = { host: "touchstone.test", "content-type": "application/json", "accept-encoding": "gzip", ...headers };
  const answer = await overHttp(
    new Request("https://touchstone.test/mcp", { method: "POST", headers: asked, body: JSON.stringify(body) }),
  );
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  const text = await new Response(answer.body!.pipeThrough(new DecompressionStream("gzip"))).text();
  expect(JSON.parse(text).result.tools.length).toBeGreaterThanOrEqual(14);
});
