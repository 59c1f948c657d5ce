import http from "node:http";
import type { AddressInfo } from "node:net";
import { createGzip } from "node:zlib";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { makeOperatorLink, useOperatorLink as openLink } from "#lib/accounts/operator-session.ts";
import { requestIdHeader } from "#lib/errors.ts";
import { collectAnswer } from "#lib/http/collect-answer.ts";
import { operatorSession } from "#lib/http/form-cookies.ts";
import { NamedResponse } from "#lib/net/named-response.ts";
import { refusalOf } from "#lib/net/refusal-of.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { here } from "#lib/testing/person.ts";
import { drawFailure } from "./draw-failure.ts";

useDatabase({ LOG_FORMAT: "off" });

/** What Next answers at each address. */
const answers: Record<string, (response: http.ServerResponse) => void> = {
  "/failed": (response) => {
    response.statusCode = 500;
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("content-length", 7);
    response.write("<html>");
    response.end("x");
  },
  "/compressed": (response) => {
    response.statusCode = 500;
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("content-encoding", "gzip");
    createGzip().end("<html></html>").pipe(response);
  },
  "/nothing": (response) => response.writeHead(500).end(),
  "/gone": (response) => {
    refusalOf(new Error("Cannot find module '/srv/.next/server/app/operator/page.js'\nRequire stack:"));
    refusalOf(new Error("Failed to load static file for page: /500 ENOENT"));
    response.statusCode = 500;
    response.setHeader("content-type", "text/plain");
    response.setHeader("content-length", 21);
    response.end("Internal Server Error");
  },
  "/program": (response) => response.writeHead(500, { "content-type": "application/json" }).end("{}"),
  "/scripts": (response) => {
    response.setHeader("content-type", "text/x-component");
    response.writeHead(500).end("0:E");
  },
  "/well": (response) => {
    response.setHeader("content-type", "text/html");
    response.end("<p>well</p>");
  },
};
const server = http.createServer({ ServerResponse: NamedResponse }, (request, response) => {
  response.answerBy(() => {
    const path = request.url!.replace("/kept", "");
    if (path !== request.url) collectAnswer(response, (body) => response.end(body));
    drawFailure(request, response);
    answers[path]!(response);
  });
});
beforeAll(async () => {
  vi.spyOn(console, "error").mockReturnValue();
  await new Promise<void>((ready) => void server.listen(0, "127.0.0.1", ready));
});
afterAll(() => server.closeAllConnections());

async function read(path: string, cookie = "") {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
  return { answer, text: await answer.text(), id: answer.headers.get(requestIdHeader) };
}

test.each(["/failed", "/compressed", "/nothing", "/gone", "/kept/failed", "/kept/nothing", "/kept/gone"])(
  "the page of a failure says so in what the server sends, with the id of its request: %s",
  async (path) => {
    const { answer, text, id } = await read(path);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([500, "text/html; charset=utf-8"]);
    expect(text).toContain("<h1>This page could not be made</h1>");
    expect(text).toContain(`<p>Request id: <code>${id}</code></p>`);
    expect(text).toMatch(/<\/html>\s*$/);
  },
);

test("any other answer stays as it is", async () => {
  expect((await read("/program")).text).toBe("{}");
  expect((await read("/scripts")).text).toBe("0:E");
  expect((await read("/well")).text).toBe("<p>well</p>");
  expect((await read("/kept/well")).text).toBe("<p>well</p>");
});

test("who is signed in as the operator reads the first cause of the failure and what to do, and nobody else does", async () => {
  const session = await openLink(new URL(await makeOperatorLink(here)).searchParams.get("token")!);
  const { answer, text, id } = await read("/gone", `${operatorSession.name()}=${session}`);
  expect(answer.status).toBe(500);
  expect(text).toContain(`<p>Request id: <code>${id}</code></p>`);
  expect(text).toContain(
    "<b>If you run this service:</b> Error: Cannot find module &#39;/srv/.next/server/app/operator/page.js&#39;. The built files changed while the service ran: build again and start it again.</p>",
  );
  expect((await read("/gone", `${operatorSession.name()}=another`)).text).not.toContain("built files");
});
