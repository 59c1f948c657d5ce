import { readFileSync, writeFileSync } from "node:fs";
import net from "node:net";
import { gzipSync } from "node:zlib";
import { exchange, written } from "./exchange.ts";
import { expect, test } from "./fixtures.ts";
import type { AppServer } from "./serve.ts";

const types = ["application/json", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"];
const addresses = [
  "/",
  "/tools",
  "/docs",
  "/ask",
  "/theme",
  "/operator/session",
  "/operator/keys",
  "/operator/keys/none/revoke",
  "/operator/sign-out",
  "/api/questions",
  "/api/reviews",
  "/api/tools",
  "/api/v1/personas/import",
  "/api/nothing",
  "/mcp",
  "/openapi.json",
  "/nothing/here",
  "/_next/static/nothing.js",
];
const chunk = Buffer.from(`${(1 << 20).toString(16)}\r\n${"a".repeat(1 << 20)}\r\n`);

/**
 * Sends up to `megabytes` in chunks while the server takes them; returns the answer's status, or NaN when cut off
 * before it.
 */
async function pour(port: number, line: string, type: string, megabytes: number): Promise<number> {
  const socket = net.connect(port, "127.0.0.1").on("error", () => undefined);
  const closed = new Promise((resolve) => socket.once("close", resolve));
  let answer = "";
  socket.on("data", (data) => {
    answer += data;
  });
  socket.write(written(line, { "Content-Type": type, "Transfer-Encoding": "chunked" }));
  for (let sent = 0; sent < megabytes && !socket.destroyed; sent += 1)
    if (!socket.write(chunk)) await Promise.race([new Promise((drained) => socket.once("drain", drained)), closed]);
  if (!socket.destroyed) socket.write("0\r\n\r\n");
  await closed;
  return Number(answer.split(" ")[1]);
}

test.describe("bodies", () => {
  let server: AppServer;
  test.beforeAll(({ own }) => {
    server = own;
  });

  test("200 MB sent to any address, in chunks and of any type, cost at most 20 MB of memory", async () => {
    test.skip(process.platform !== "linux", "reads /proc");
    test.setTimeout(120_000);
    const of = (name: string) => {
      const status = readFileSync(`/proc/${server.process.pid}/status`, "utf8");
      return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)![1]) / 1024;
    };
    // The first request to an address has costs that are not its body's.
    const methods = ["POST", "GET"];
    for (const method of methods)
      for (const path of addresses)
        await Promise.all(types.map((type) => pour(server.port, `${method} ${path}`, type, 0)));
    for (const method of methods)
      for (const path of addresses) {
        const before = of("VmRSS");
        writeFileSync(`/proc/${server.process.pid}/clear_refs`, "5");
        const statuses = await Promise.all(types.map((type) => pour(server.port, `${method} ${path}`, type, 200)));
        expect(of("VmHWM") - before, `${method} ${path}`).toBeLessThanOrEqual(20);
        const wrong = statuses.filter((status) => status >= 500 || (method === "POST" && status < 400));
        expect(wrong, `${method} ${path}`).toEqual([]);
      }
  });

  test("compressed bodies are refused with 415 at every door, and one that says identity is read", async () => {
    const body = JSON.stringify({ a: 1 });
    const send = (path: string, type: string, encoding: string) =>
      fetch(server.url + path, {
        method: "POST",
        headers: { "content-type": type, "content-encoding": encoding, "sec-fetch-site": "same-origin" },
        body: encoding === "gzip" ? gzipSync(body) : body,
        redirect: "manual",
      });
    for (const encoding of ["gzip", "br", "deflate", "gzip, identity", "x"]) {
      for (const path of ["/api/questions", "/api/v1/studies", "/api/nothing"]) {
        const refused = await send(path, types[0]!, encoding);
        expect(refused.status, path).toBe(415);
        expect(refused.headers.get("x-content-type-options"), path).toBe("nosniff");
        expect(refused.headers.get("access-control-allow-origin"), path).toBe("*");
        expect(await refused.json()).toMatchObject({ error: "unsupported_media_type" });
      }
      const refused = await send("/mcp", types[0]!, encoding);
      expect(refused.status).toBe(415);
      expect(await refused.json()).toMatchObject({ error: { data: { error: "unsupported_media_type" } } });
      for (const path of ["/theme", "/ask", "/operator/session", "/tools"])
        expect((await send(path, types[1]!, encoding)).status, path).toBe(415);
    }
    expect((await send("/api/questions", types[0]!, "identity")).status).toBe(400);
    expect((await send("/theme", types[1]!, "identity")).status).toBe(303);
  });

  test("a page is read with GET, and takes no more than a form of its own", async () => {
    for (const [path, method, status] of [
      ["/tools", "PUT", 405],
      ["/tools", "DELETE", 405],
      ["/tools", "OPTIONS", 405],
      ["/tools", "POST", 404],
      ["/ask", "PUT", 405],
      ["/ask", "POST", 415],
    ] as const) {
      const refused = await fetch(`${server.url}${path}`, { method });
      expect([refused.status, refused.headers.get("x-content-type-options")], method).toEqual([status, "nosniff"]);
    }
    const posted = await exchange(
      server.port,
      written("POST /ask", { "Content-Type": types[1]!, "Next-Action": "7f".repeat(21) }, "a=b"),
    );
    expect(posted?.status).toBe(200);
    expect(server.output()).not.toContain("Server Action");
  });
});
