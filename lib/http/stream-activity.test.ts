import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { ActivityItem, getActivityEndpoint, streamActivityEndpoint } from "#lib/activity/contract.ts";
import { writeCursor } from "#lib/activity/get-activity.ts";
import { previewOf } from "#lib/activity/take-position.ts";
import { routeAt } from "#lib/api/routes.ts";
import { database } from "#lib/db/client.ts";
import { DueListener } from "#lib/drain/start-jobs.ts";
import { endStreams, streamsPerClient } from "#lib/http/event-stream.ts";
import { both } from "#lib/openapi/service.ts";
import { publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { call, refusalOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { hear } from "#lib/testing/event-reader.ts";
import { aDocument, anAgent, signed } from "#lib/testing/samples/agent.ts";
import { writeQuestion } from "#lib/testing/samples/post.ts";
import { answerApi } from "../../api-lane.ts";

const { HEAD, POST } = routeAt("/api/activity/stream");

useDatabase();

const patience = { timeout: 15_000, interval: 20 };
const server = http.createServer((request, response) => void answerApi(request, response));
const cuts: (() => Promise<void>)[] = [];
const notices = new DueListener();
let url: string;

beforeAll(async () => {
  await notices.start();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/activity/stream`;
});
afterEach(async () => {
  for (const cut of cuts.splice(0)) await cut();
  endStreams();
});
afterAll(async () => {
  server.close();
  await notices.stop();
});

async function listen(query = "", headers: Record<string, string> = {}) {
  const reader = await hear(`${url}${query}`, headers);
  cuts.push(reader.cut);
  if (reader.response.status === 200) await vi.waitUntil(() => reader.state.lastId !== "", patience);
  return reader;
}

async function publish(): Promise<string> {
  const { status, body } = await callEndpoint(publishReviewEndpoint, { body: signed(anAgent(), aDocument()) });
  expect(status).toBe(201);
  return body.review.review_id;
}

const feed = async (query: string) => (await callEndpoint(getActivityEndpoint, { query })).body;
const idsOf = ({ heard }: Awaited<ReturnType<typeof listen>>) => heard.map(({ data }) => data.id);

describe("GET /api/activity/stream", () => {
  test("tells three listeners each new item once, with a cursor and the same members as the feed", async () => {
    await publish();
    const listeners = [await listen(), await listen(), await listen()];
    const ids = [await publish(), await publish(), await publish()];
    for (const listener of listeners) await vi.waitUntil(() => listener.heard.length >= 3, patience);
    const { items, next_cursor } = await feed("cursor=start&limit=100");
    // Time for a possible second event.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    for (const listener of listeners) {
      expect(idsOf(listener)).toEqual(ids);
      expect(listener.heard.map(({ data }) => ActivityItem.parse(data))).toEqual(items.slice(-3));
      expect(listener.heard.at(-1)!.id).toBe(next_cursor);
    }
    const headers = listeners[0]!.response.headers;
    expect(headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(headers.get("cache-control")).toBe("no-store, no-transform");
  });

  test("goes on after a cut where the listener stood, by Last-Event-ID, and misses nothing", async () => {
    expect(both.streams).toContain("goes on where it was by sending the last id as Last-Event-ID");
    const first = await listen();
    const before = await publish();
    await vi.waitUntil(() => first.heard.length >= 1, patience);
    await first.cut();
    const missed = [await publish(), await publish()];
    // An event source repeats its first address; the header is newer.
    const again = await listen("?cursor=start", { "Last-Event-ID": first.state.lastId });
    const after = await publish();
    await vi.waitUntil(() => again.heard.length >= 3, patience);
    expect([idsOf(first), idsOf(again)]).toEqual([[before], [...missed, after]]);
    expect(streamActivityEndpoint.input.shape.last_event_id.description).toContain("it goes before cursor");
    expect(streamActivityEndpoint.summary).toContain("resumes by Last-Event-ID");
  });

  test("gives a cursor before the first item, from which a listener that was cut off early goes on", async () => {
    const early = await listen();
    await early.cut();
    const id = await publish();
    const again = await listen("", { "Last-Event-ID": early.state.lastId });
    await vi.waitUntil(() => again.heard.length >= 1, patience);
    expect([idsOf(early), idsOf(again)]).toEqual([[], [id]]);
  });

  test("replays from a cursor of the feed, or from the start, and then goes on live", async () => {
    const all = (await feed("cursor=start&limit=100")).items.map(({ id }: { id: string }) => id);
    const { next_cursor } = await feed("cursor=start&limit=2");
    const [whole, rest] = [await listen("?cursor=start"), await listen(`?cursor=${next_cursor}`)];
    await vi.waitUntil(() => whole.heard.length >= all.length && rest.heard.length >= all.length - 2, patience);
    const id = await publish();
    await vi.waitUntil(() => whole.heard.length > all.length && rest.heard.length > all.length - 2, patience);
    expect(idsOf(whole)).toEqual([...all, id]);
    expect(idsOf(rest)).toEqual([...all.slice(2), id]);
  });

  test("is held open so many times by one client; one that is closed makes room", async () => {
    const held = [];
    for (let number = 0; number < streamsPerClient; number += 1) held.push(await listen());
    const { response } = await listen();
    const refused = { status: response.status, headers: response.headers, body: await response.json() };
    expect(refusalOf(refused)).toMatchObject({ error: "rate_limited", retry_after: 60 });
    expect(refused.body.message).toContain(`${streamsPerClient} streams open`);
    await held[0]!.cut();
    await vi.waitFor(async () => expect((await listen()).response.status).toBe(200), patience);
  });

  test("refuses a cursor that is none, wherever it stands", async () => {
    for (const [query, headers] of [
      ["?cursor=garbage", {}],
      ["", { "Last-Event-ID": "7" }],
    ] as const) {
      const refused = await listen(query, headers);
      expect(refused.response.status).toBe(400);
      expect((await refused.response.json()).error).toBe("invalid_cursor");
    }
    const foreign = writeCursor({ epoch: "00000000000000ff", position: 1 });
    expect((await (await listen(`?cursor=${foreign}`)).response.json()).message).toContain("another database");
    expect((await (await listen("?limit=3")).response.json()).error).toBe("invalid_argument");
  });

  test("sends a comment every 15 seconds, so that nothing on the way takes the silence for the end", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      const listener = await listen();
      for (let beats = 1; beats <= 3; beats += 1) {
        vi.advanceTimersByTime(15_000);
        await vi.waitFor(() => expect(listener.state.comments).toBe(beats), { timeout: 5_000 });
      }
      expect(listener.heard).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  test("ends cleanly for all when the server stops, and lets it close", async () => {
    const listeners = [await listen(), await listen("?cursor=start")];
    endStreams();
    await vi.waitUntil(() => listeners.every(({ state }) => state.hasEnded), patience);
    // No stream is counted any more.
    for (let number = 0; number < streamsPerClient; number += 1) expect((await listen()).response.status).toBe(200);
  });

  test("answers HEAD without listening, and refuses other methods", async () => {
    const { status, headers } = await call(HEAD, {}, "HEAD");
    expect([status, headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
    expect(refusalOf(await call(POST, { body: {} })).error).toBe("method_not_allowed");
  });
});

describe("a listener that does not read", () => {
  const many = 12_000;

  test("is given no more than fits, and holds up nobody", { tags: "full" }, async () => {
    const db = await database();
    const text = "A long text. ".repeat(40);
    const question = await db.transaction((tx) => writeQuestion(tx, { body: text }));
    const preview = previewOf({ title: "How do I follow a feed?", text });
    await db.execute(sql`with head as (update feed_head set position = position + ${many} returning position)
      insert into events (position, kind, ref, question_id, at, preview)
      select position - ${many} + n, 'question', ${question}, ${question}, now(), ${preview} from head, generate_series(1, ${many}) as n`);
    const held: net.Socket[] = [];
    server.on("connection", (socket) => held.push(socket));
    const { port } = server.address() as AddressInfo;
    const deaf = net.connect(port, "127.0.0.1").pause();
    deaf.write("GET /api/activity/stream?cursor=start HTTP/1.1\r\nHost: a\r\n\r\n");
    const served = await vi.waitUntil(() => held.find((socket) => socket.remotePort === deaf.localPort), patience);
    await vi.waitUntil(() => served.writableNeedDrain, patience);
    const written = served.bytesWritten;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(served.bytesWritten).toBe(written);
    expect(served.writableLength).toBeLessThan(256 * 1024);

    const { next_cursor } = await feed("");
    const other = await listen(`?cursor=${next_cursor}`);
    const id = await publish();
    await vi.waitUntil(() => other.heard.length > 0, patience);
    expect(idsOf(other)).toEqual([id]);

    deaf.destroy();
    await vi.waitUntil(() => served.destroyed, patience);
  });

  test("but one that reads slowly is served to the end, without a gap", { tags: "full", timeout: 90_000 }, async () => {
    const { next_cursor } = await feed("limit=1");
    const reader = await hear(`${url}?cursor=start`, {}, 1);
    cuts.push(reader.cut);
    await vi.waitUntil(() => reader.state.lastId === next_cursor, { timeout: 60_000, interval: 50 });
    expect(reader.heard.length).toBeGreaterThan(many);
    const id = await publish();
    await vi.waitUntil(() => reader.heard.at(-1)!.data.id === id, patience);
    expect(new Set(reader.heard.map((event) => event.id)).size).toBe(reader.heard.length);
  });
});
