import { gunzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { routes } from "#lib/api/routes.ts";
import { removeRecord } from "#lib/cli/remove-record.ts";
import { database } from "#lib/db/client.ts";
import { cachedAnswer } from "#lib/http/send-cached.ts";
import { importRegistry } from "#lib/registry/import-registry.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { send } from "#lib/testing/fuzz/fuzz-send.ts";
import { startLane } from "#lib/testing/processes/start-lane.ts";
import { type Service, startService } from "#lib/testing/processes/start-service.ts";
import { aDocument, anAgent, aTool, aWithdrawal, signed } from "#lib/testing/samples/agent.ts";
import { anAnswer, aQuestion } from "#lib/testing/samples/question.ts";
import { useRegistry } from "#lib/testing/samples/registry.ts";
import { confirmTool, unconfirmTool } from "#lib/tools/confirm-tool.ts";

useDatabase();
const registry = useRegistry();

const tool = "/api/tools/github-mcp";
const ofTool = "/api/reviews?tool_id=github-mcp";
const addresses = [
  "/api/tools",
  "/api/tools?q=github",
  tool,
  ofTool,
  "/api/reviews",
  "/api/questions",
  "/api/activity",
];

let lane: string;
/** Another process on the same PostgreSQL. */
let other: Service;
beforeAll(async () => {
  lane = await startLane();
  other = await startService({ DATABASE_URL: process.env.DATABASE_URL! });
});
afterAll(() => other.stop());

const read = (target: string, headers: Record<string, string> = {}, method = "GET") =>
  send(lane, { method, target, headers: { "accept-encoding": "identity", ...headers }, body: null });

/** What the handler of an address composes now, with nothing kept. */
async function composed(target: string): Promise<string> {
  const [path, id] = /^(\/api\/(?:tools|reviews|questions|keys))\/([^?]+)$/.exec(target)?.slice(1) ?? [];
  const name = path === undefined ? target.split("?")[0]! : `${path}/[${path.slice("/api/".length, -1)}_id]`;
  const params = Promise.resolve(path === undefined ? {} : { [`${path.slice("/api/".length, -1)}_id`]: id! });
  const answer = await routes[name]!.GET(new Request(`https://touchstone.test${target}`), { params });
  return answer.text();
}

/** Reads every address, as kept as it can be, and expects what a fresh composition gives. */
async function expectCurrent(also: string[] = []): Promise<void> {
  for (const target of [...addresses, ...also])
    for (const _ of ["made again", "kept", "sent again"])
      expect((await read(target)).text, target).toBe(await composed(target));
}

async function post(path: string, body: unknown) {
  const { status, body: answer } = await other.ask(path, body);
  expect(status, JSON.stringify(answer)).toBe(201);
  return answer as Record<string, Record<string, string>>;
}

describe("a kept answer", () => {
  test("is what a fresh composition gives, after every writer of another process", async () => {
    const agent = anAgent();
    await expectCurrent();
    const { review } = await post("/api/reviews", signed(agent, aDocument()));
    const also = [`/api/reviews/${review!.review_id}`, `/api/keys/${review!.key_id}`];
    await expectCurrent(also);
    const { question } = await post("/api/questions", { ...aQuestion(), tool_id: "github-mcp" });
    also.push(`/api/questions/${question!.question_id}`);
    await expectCurrent(also);
    const { answer } = await post("/api/answers", anAnswer(question!.question_id!));
    await expectCurrent(also);
    await post(`/api/reviews/${review!.review_id}/withdrawal`, signed(agent, aWithdrawal(review!.review_id!)));
    await expectCurrent(also);
    for (const id of [answer!.answer_id!, question!.question_id!, review!.review_id!]) {
      await removeRecord({ id, reason: "Names a person", dry_run: false });
      await expectCurrent();
      const gone = also.filter((target) => target.endsWith(id));
      for (const target of gone) expect((await read(target)).status).toBe(404);
    }
  });

  test("is current after imports, an editor's acts and statements by hand", async () => {
    await importRegistry(registry.url("/servers"));
    await expectCurrent();
    const { review } = await post(
      "/api/reviews",
      signed(anAgent(), aDocument({ tool_id: "harbour-pilot", tool: aTool() })),
    );
    const also = ["/api/tools/harbour-pilot", `/api/reviews/${review!.review_id}`];
    await expectCurrent(also);
    await confirmTool("harbour-pilot");
    await expectCurrent(also);
    await unconfirmTool("harbour-pilot");
    await expectCurrent(also);
    const db = await database();
    await db.execute(sql`update tools set name = 'Renamed by hand' where tool_id = 'github-mcp'`);
    expect((await read(tool)).text).toContain("Renamed by hand");
    await expectCurrent(also);
  });

  test("is made once while storage does not change", async () => {
    // Other tests write to databases of the same PostgreSQL, which its snapshots number with this one.
    await expect
      .poll(async () => {
        await read(tool);
        const kept = cachedAnswer(tool);
        await Promise.all(Array.from({ length: 8 }, () => read(tool)));
        return cachedAnswer(tool) === kept;
      })
      .toBe(true);
  });

  test("of the feed is made for the second request for a place, and kept from then on", async () => {
    const place = `/api/activity?cursor=start&limit=7`;
    await read(place);
    expect(cachedAnswer(place)).toBeUndefined();
    const { text } = await read(place);
    const kept = cachedAnswer(place)!;
    expect(kept.text!.toString()).toBe(text);
    expect((await read(place)).text).toBe(text);
    await post("/api/reviews", signed(anAgent(), aDocument()));
    expect((await read(place)).text).toBe(await composed(place));
    expect(cachedAnswer(place)!.version).not.toBe(kept.version);
  });

  test("is never one that a client's own write has made old", async () => {
    for (let n = 0; n < 10; n += 1) {
      const { review } = await post("/api/reviews", signed(anAgent(), aDocument({ title: `Opened request ${n}` })));
      const reads = await Promise.all([read(ofTool), read(ofTool), read(tool)]);
      for (const { text } of reads) expect(text).toContain(review!.review_id);
    }
  });
});

describe("of a kept answer", () => {
  test("a 304 has the tag in the form of its coding, and is not sent once storage has changed it", async () => {
    const plain = (await read(tool)).headers.get("etag")!;
    const zipped = (await read(tool, { "accept-encoding": "gzip" })).headers.get("etag")!;
    expect(zipped).toBe(`W/${plain}`);
    for (const tag of [plain, zipped, `"other", ${plain}`, "*"]) {
      const { status, headers, text } = await read(tool, { "if-none-match": tag });
      expect([status, headers.get("etag"), headers.get("content-type"), text]).toEqual([304, plain, null, ""]);
    }
    await post("/api/reviews", signed(anAgent(), aDocument()));
    const { status, headers } = await read(tool, { "if-none-match": plain });
    expect([status, headers.get("etag") === plain]).toEqual([200, false]);
  });

  test("a change of other records leaves the tag, and the compressed bytes", async () => {
    const asked = { "accept-encoding": "gzip" };
    for (const _ of ["made", "compressed"]) await read(tool, asked);
    const before = cachedAnswer(tool)!;
    await post("/api/reviews", signed(anAgent(), aDocument({ tool_id: "postmark-api" })));
    const { status } = await read(tool, { "if-none-match": before.tag! });
    expect([status, cachedAnswer(tool)!.gzip === before.gzip]).toEqual([304, true]);
    expect(cachedAnswer(tool)!.version).not.toBe(before.version);
  });

  test("the compressed bytes are the plain ones, and HEAD has the headers of GET", async () => {
    const { text, headers } = await read(tool);
    // A write in another database of the server makes an answer new, and a new one is compressed without being kept.
    const gzip = await vi.waitUntil(async () => {
      const answer = await fetch(`${lane}${tool}`, { headers: { "accept-encoding": "gzip" } });
      expect([answer.headers.get("content-encoding"), await answer.text()]).toEqual(["gzip", text]);
      return cachedAnswer(tool)!.gzip;
    }, 30_000);
    expect(gunzipSync(gzip!).toString()).toBe(text);
    const head = await read(tool, {}, "HEAD");
    expect([head.status, head.text]).toEqual([200, ""]);
    for (const name of ["etag", "content-length", "content-type", "cache-control", "vary", "link"])
      expect(head.headers.get(name), name).toBe(headers.get(name));
  });
});
