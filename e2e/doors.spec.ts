import http from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "./fixtures.ts";
import { type AppServer, noLimits, serve } from "./serve.ts";

const rpc = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
const json = { "content-type": "application/json", accept: "application/json, text/event-stream" };

type Door = { path: string; method?: string; body?: string; headers?: Record<string, string> };
const doors: Door[] = [
  { path: "/mcp", method: "POST", body: rpc, headers: json },
  { path: "/mcp", method: "POST", body: rpc, headers: { ...json, origin: "https://elsewhere.example" } },
  { path: "/mcp", method: "POST", body: rpc, headers: { ...json, host: "elsewhere.example" } },
  { path: "/mcp", method: "POST", body: rpc, headers: { ...json, "content-encoding": "gzip" } },
  { path: "/mcp" },
  { path: "/research/mcp", method: "POST", body: rpc, headers: json },
  { path: "/research/mcp", method: "POST", body: rpc, headers: { ...json, host: "elsewhere.example" } },
  {
    path: "/oauth/token",
    method: "POST",
    body: "grant_type=x",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  },
  { path: "/oauth/register", method: "POST", body: "{}", headers: json },
  { path: "/oauth/revoke", method: "POST", body: "{}", headers: json },
  { path: "/oauth/authorize" },
  { path: "/.well-known/oauth-authorization-server" },
  { path: "/.well-known/oauth-protected-resource/research/mcp" },
  { path: "/api/dimensions" },
  { path: "/api/tools?q=mail&limit=1" },
  { path: "/api/questions", method: "POST", body: "{}", headers: json },
  { path: "/api/v1/study-types" },
  { path: "/api/v1/studies", method: "POST", body: "{}", headers: json },
];

type Answer = { status: number; headers: Record<string, unknown>; body: string };

/** What no two answers share: ids, moments, measures, the client's own limits. */
const own = /^(date|ratelimit|x-request-id|content-security-policy|connection|keep-alive)$/;

for (const API_LANE of ["on", "off"])
  test.describe(`the doors with API_LANE=${API_LANE}`, () => {
    let server: AppServer;
    test.beforeAll(async ({ own }) => {
      // The lane is on where nothing is said.
      server = API_LANE === "on" ? own : await serve({ ...noLimits, API_LANE });
    });
    test.afterAll(async ({ own }) => {
      if (server !== own) await server.stop();
    });

    const ask = ({ path, method = "GET", body, headers = {} }: Door) =>
      new Promise<Answer>((resolve, reject) => {
        const request = http.request(
          { host: "127.0.0.1", port: server.port, method, path, headers },
          async (response) => {
            const kept = Object.entries(response.headers).filter(([name]) => !own.test(name));
            const body = (await text(response)).replace(/(Request id: <code>|"request_id":")[\w-]+/, "$1");
            resolve({ status: response.statusCode!, headers: Object.fromEntries(kept), body });
          },
        );
        request.on("error", reject).end(body);
      });

    test("a final slash makes no other address of a door", async () => {
      for (const door of doors) {
        const [path, query] = door.path.split("?");
        const slashed = { ...door, path: `${path}/${query === undefined ? "" : `?${query}`}` };
        expect(await ask(slashed), slashed.path).toEqual(await ask(door));
      }
    });

    test("a page has one address, to which one with a final slash leads", async () => {
      const { status, headers } = await ask({ path: "/tools/?q=a" });
      expect([status, headers.location]).toEqual([308, "/tools?q=a"]);
    });

    test("an unknown address below a door is a small 404 in JSON, also on GET", async () => {
      for (const root of ["/mcp", "/research/mcp", "/oauth", "/api", "/api/v1", "/.well-known"])
        for (const method of ["GET", "POST", "DELETE"])
          for (const below of ["/x", "/x/", "/x/y.json"]) {
            const { status, headers, body } = await ask({ path: `${root}${below}`, method });
            expect([status, headers["content-type"]], `${method} ${root}${below}`).toEqual([
              404,
              "application/json; charset=utf-8",
            ]);
            expect(body.length).toBeLessThan(500);
            expect(JSON.parse(body)).toEqual({
              error: "not_found",
              message: expect.stringMatching(/^No endpoint has this path\. \S+/),
              request_id: "",
            });
          }
    });

    test("any other unknown POST is a small 404 in JSON that names the doors", async () => {
      for (const path of ["/", "/sse", "/messages/?session_id=1", "/v1/mcp", "/tools", "/docs/api", "/favicon.ico"])
        for (const body of [rpc, "a=b"]) {
          const headers = body === rpc ? json : { "content-type": "application/x-www-form-urlencoded" };
          const answer = await ask({ path, method: "POST", body, headers });
          expect([answer.status, answer.headers["content-type"]], path).toEqual([
            404,
            "application/json; charset=utf-8",
          ]);
          expect(JSON.parse(answer.body).message).toMatch(/POST \/mcp .*POST \/research\/mcp .*\/openapi\.json/);
          expect(answer.body).not.toMatch(/form/i);
          expect(answer.body.length).toBeLessThan(500);
        }
    });
  });
