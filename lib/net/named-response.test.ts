import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test, vi } from "vitest";
import { storageUnavailable } from "#lib/db/storage-away.ts";
import { requestIdHeader } from "#lib/errors.ts";
import { refusedPage } from "#lib/http/plain-page.ts";
import { NamedResponse, withRequestId, writeLog } from "#lib/net/named-response.ts";
import { refusalOf } from "#lib/net/refusal-of.ts";
import { processWide } from "#lib/process-wide.ts";
import { setEnvironment } from "#lib/testing/database.ts";

const server = http.createServer({ ServerResponse: NamedResponse }, (request, response) => {
  response.answerBy(() => {
    if (request.url!.startsWith("/fault")) response.writeHead(500, [requestIdHeader, "id-of-the-fault"]).end();
    else response.writeHead(request.url!.startsWith("/none") ? 404 : 200).end();
  });
});
await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => server.close());

/** The line that a request leaves in the log, and the id that its answer has. */
async function lineOf(path: string, headers: Record<string, string> = {}) {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const answer = await fetch(base + path, { headers });
  writeLog();
  const text = write.mock.calls.map(([text]) => String(text)).join("");
  write.mockRestore();
  return { text, id: answer.headers.get(requestIdHeader) };
}

const study = "0f8fad5b-d9cb-469f-a165-70867728950e";

test("a request is one line of JSON, without its query and without what opens a report", async () => {
  setEnvironment({ LOG_FORMAT: "json" });
  const { text } = await lineOf(`/report/${study}?q=my+secret&token=xyz`);
  expect(text.trim().split("\n").length).toBe(1);
  const line = JSON.parse(text);
  expect(line).toMatchObject({ method: "GET", path: "/report/0f8fad5b…", status: 200, door: "pages" });
  expect(text).not.toMatch(/secret|xyz|d9cb/);
  expect(line.request_id).toMatch(/^[0-9a-f-]{36}$/);
});

test("each 5xx is noted for the operator by its request id, with its path and its cause", async () => {
  setEnvironment({ LOG_FORMAT: "off" });
  const refusal = withRequestId("id-of-the-fault", () => refusalOf(storageUnavailable()));
  expect(refusal.headers[requestIdHeader]).toBe("id-of-the-fault");
  await lineOf("/fault/here?q=secret");
  const { faults } = processWide<{ faults: Map<string, object> }>("counters").current!;
  const words = { where: "500 to GET /fault/here", why: storageUnavailable().message };
  expect([...faults.values()]).toMatchObject([{ request_id: "id-of-the-fault", ...words }]);
});

test("for people it is a line of words, and off there is none", async () => {
  setEnvironment({ LOG_FORMAT: "text" });
  expect((await lineOf("/api/tools?q=secret")).text).toMatch(
    /Z 200 GET \/api\/tools [\d.]+ ms, ratings, request \S+\n$/,
  );
  setEnvironment({ LOG_FORMAT: "off" });
  expect((await lineOf("/api/tools")).text).toBe("");
});

test("a refusal has its id as a header, that of a fault is the one under which it was logged", async () => {
  setEnvironment({ LOG_FORMAT: "json" });
  const none = await lineOf("/none");
  expect(none.id).toBe(JSON.parse(none.text).request_id);
  expect((await lineOf("/fault")).id).toBe("id-of-the-fault");
  expect((await lineOf("/")).id).toBeNull();
  // An error of a tool is answered with 200.
  expect((await lineOf("/mcp")).id).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([
  ["behind a trusted proxy", "1", "abc.DEF-123_4", true],
  ["without a proxy", "0", "abc.DEF-123_4", false],
  ["too short", "1", "abc", false],
  ["of other characters", "1", "abc\tdef ghi", false],
  ["too long", "1", "a".repeat(65), false],
])("a request's id is taken only from a proxy and in its form: %s", async (_, hops, sent, isTaken) => {
  setEnvironment({ LOG_FORMAT: "json", TRUSTED_PROXY_HOPS: hops });
  const { text, id } = await lineOf("/none", { [requestIdHeader]: sent });
  expect(JSON.parse(text).request_id === sent).toBe(isTaken);
  expect(id === sent).toBe(isTaken);
  setEnvironment({ TRUSTED_PROXY_HOPS: "0" });
});

test("a page that was not made names its request", () => {
  const page = () => refusedPage({ title: "Too many", message: "Wait." }, undefined);
  expect(withRequestId("abc-123-def", page)).toContain("<p>Request id: <code>abc-123-def</code></p>");
  expect(page()).not.toContain("Request");
});
