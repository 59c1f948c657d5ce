import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { routeAt } from "#lib/api/routes.ts";
import { publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aDocument, anAgent, signed } from "#lib/testing/samples/agent.ts";
import type { Tool } from "#lib/tools/contract.ts";
import { getToolWithoutMonths } from "#lib/tools/get-tool.ts";
import { badgeWords } from "./files.ts";

useDatabase();

async function read(file: string, headers: Record<string, string> = {}) {
  const request = new Request(`https://touchstone.test/badge/${file}`, { headers });
  const answer = await routeAt("/badge/[file]").GET(request, { params: Promise.resolve({ file }) });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

test("a tool without use says so, in both themes, in at most 2 KB, with an ETag", async () => {
  const { status, headers, text } = await read("nodejs.svg");
  expect([status, headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
  expect(text).toContain(">no use reported</text>");
  expect(text).toContain("prefers-color-scheme:dark");
  expect(headers.get("content-security-policy")).toContain("style-src 'unsafe-inline'");
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(2048);
  new SaxesParser().write(text).close();
  expect((await read("nodejs.svg", { "if-none-match": headers.get("etag")! })).status).toBe(304);
});

test("one voice is too little for a score; enough show the score with its interval and n", async () => {
  await callEndpoint(publishReviewEndpoint, { body: signed(anAgent(), aDocument({ tool_id: "sqlite" })) });
  expect((await read("sqlite.svg")).text).toContain(">too little use: n = 1</text>");
  const { tool } = await getToolWithoutMonths({ tool_id: "sqlite" }, { address: null, spent: [] });
  const rating = { mean: 4.2, count: 12, low: 3.9, high: 4.4 };
  const ratings = { ...tool.usage.ratings, speed: rating, reliability: rating, ease: rating, documentation: rating };
  const usage = { ...tool.usage, ratings, voices: 12, status: "ok" as const };
  expect(badgeWords({ ...tool, usage_score: 4.2, usage } as Tool)).toMatch(/^4\.2 \(\d\.\d to \d\.\d\), n = 12$/);
});

test("a tool that is not listed has no badge, nor has another ending", async () => {
  for (const file of ["no-such-tool.svg", "nodejs.png", "nodejs", "UPPER.svg"])
    expect([file, (await read(file)).status === 200]).toEqual([file, false]);
});
