import net from "node:net";
import { exchange, written } from "./exchange.ts";
import { expect, test } from "./fixtures.ts";
import type { AppServer } from "./serve.ts";

const dots = [".", "..", "%2e", "%2E%2e", ".%2e", "%2e."];
const slashes = ["/", "\\", "%2f", "%5C"];

test.describe("addresses and hosts", () => {
  let server: AppServer;
  test.beforeAll(({ own }) => {
    server = own;
  });
  const get = (path: string, headers = {}) => exchange(server.port, written(`GET ${path}`, headers));

  test("dot segments in any form are refused with 400 and the headers of the API", { tag: "@full" }, async () => {
    for (const door of ["/api", "/api/v1/x", "/mcp", "/tools"])
      for (const dot of dots)
        for (const slash of slashes) {
          const path = `${door}${slash}${dot}${slash}tools`;
          const refused = await get(path);
          expect(refused?.status, path).toBe(400);
          expect(refused?.headers.get("content-security-policy"), path).toContain("default-src 'none'");
          expect(refused?.headers.get("x-content-type-options"), path).toBe("nosniff");
          expect(refused?.headers.get("access-control-allow-origin"), path).toBe("*");
          expect(refused?.body, path).toContain('"error":"invalid_argument"');
        }
  });

  test("two Host headers are refused at every door", { tag: "@full" }, async () => {
    for (const path of ["/api/tools", "/tools", "/mcp"])
      for (const second of ["localhost", "elsewhere.example"])
        expect((await get(path, { host: second }))?.status, path).toBe(400);
  });

  test("whatever the address, no page comes without the headers of a page", async () => {
    const odd = [
      "",
      "/",
      "//",
      "/%61pi/tools",
      "/api",
      "/api/",
      "/api//tools",
      "/api/%252e%252e/tools",
      "/api%2ftools",
    ];
    const more = ["/api\\tools", "/API/tools", "/mcp/", "/mcp/x", "/openapi.json/", "/openapi.json/x", "/api;/tools"];
    const kinds = ["/tools.rsc", "/api/tools.rsc", "/api/index.html", "/mcp%3f", "/api/tools%23", "/api/.../tools"];
    let pages = 0;
    for (const path of [
      ...odd,
      ...more,
      ...kinds,
      "/_next/",
      "/_error",
      "/404",
      "/500",
      "/api/_error",
      "/api/v1/404",
    ]) {
      const answer = await get(path || "/");
      expect(answer, path).not.toBeNull();
      if (!answer!.headers.get("content-type")?.includes("html")) continue;
      pages += 1;
      expect(answer!.headers.get("content-security-policy"), path).toContain("'nonce-");
      expect(answer!.headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(answer!.headers.get("referrer-policy"), path).toBe("same-origin");
    }
    expect(pages).toBeGreaterThan(5);
  });

  test("400 connections that send nothing, or half a request, keep nobody out", { tag: "@full" }, async () => {
    const sockets = Array.from({ length: 400 }, (_, at) => {
      const socket = net.connect(server.port, "127.0.0.1").on("error", () => undefined);
      if (at % 2 === 0) socket.write("POST /api/questions HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{");
      return socket;
    });
    for (let read = 0; read < 20; read += 1) expect((await get("/api/dimensions"))?.status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });
});
