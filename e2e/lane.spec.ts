import http from "node:http";
import { gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { requestIdHeader } from "../lib/errors.ts";
import { rowOf } from "../lib/testing/docs.ts";
import { type PostgresServer, startPostgres } from "../lib/testing/processes/postgres.ts";
import { type Agent, aDocument, anAgent, signed } from "../lib/testing/samples/agent.ts";
import { type AppServer, noLimits, serve } from "./serve.ts";

// Written by the way itself: a connection's own headers, those that Next puts beside a handler's, and compression,
// which Next leaves to a proxy.
const ofTheWay = [
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "keep-alive",
  "transfer-encoding",
  "vary",
  // Each request has its own.
  requestIdHeader.toLowerCase(),
];
/** A moment or a measurement differs from one answer to the next on any way. */
const now =
  /"(?:latency_ms|longest_stall_ms|started_at|computed_at)":(?:"[^"]*"|[\d.]+)|server's clock, which is at [^.]+\.\d+Z/g;

type Input = { method?: string; path: string; headers?: Record<string, string>; body?: string };

function send(server: AppServer, { method = "GET", path, headers = {}, body }: Input) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const request = http.request({ host: "127.0.0.1", port: server.port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => {
        const kept = Object.entries(response.headers).filter(([name]) => !ofTheWay.includes(name));
        const bytes = Buffer.concat(chunks);
        const isCompressed = response.headers["content-encoding"] === "gzip" && bytes.length > 0;
        const sent = (isCompressed ? gunzipSync(bytes) : bytes)
          .toString()
          .replace(/"request_id":"[\w-]+"/, '"request_id":""');
        const text = sent.replaceAll(now, "now");
        // A tag is of the body before its moments were made equal.
        const tag = text === sent ? [] : [["etag", "of another moment"]];
        resolve({ status: response.statusCode!, headers: Object.fromEntries([...kept, ...tag]), body: text });
      });
    });
    request.on("error", reject);
    request.end(body);
  });
}

test.describe("the API lane and Next", () => {
  let postgres: PostgresServer;
  let lane: AppServer;
  let next: AppServer;
  let review_id: string;
  let key_id: string;
  let published: string;
  /** A thread of more posts than one query reads. */
  let thread: string;
  const agent: Agent = anAgent();
  const json = { "content-type": "application/json" };

  test.beforeAll(async () => {
    postgres = await startPostgres();
    const shared = { ...noLimits, DATABASE_URL: postgres.url, PUBLIC_URL: "https://touchstone.test" };
    lane = await serve({ ...shared, API_LANE: "on" });
    next = await serve({ ...shared, API_LANE: "off" });
    published = JSON.stringify(signed(agent, aDocument({ tool_id: "resend-api" })));
    const answer = await send(lane, { method: "POST", path: "/api/reviews", headers: json, body: published });
    ({ review_id, key_id } = JSON.parse(answer.body).review);
    const post = async (path: string, posted: object) =>
      JSON.parse((await send(lane, { method: "POST", path, headers: json, body: JSON.stringify(posted) })).body);
    const declared = { author_type: "agent", license: "CC-BY-4.0" };
    const asked = {
      ...declared,
      title: "Why does the upload stop?",
      body: "It stops after a minute, without an error.",
    };
    const { question_id } = (await post("/api/questions", asked)).question;
    thread = `/api/questions/${question_id}`;
    for (let at = 0; at < 25; at += 1)
      await post("/api/answers", { ...declared, question_id, basis: "tested", body: `Raise the timeout: run ${at}.` });
  });
  test.afterAll(async () => {
    await Promise.all([lane?.stop(), next?.stop()]);
    await postgres?.stop();
  });

  test("answer identically: status, headers and every character", async () => {
    expect(rowOf("API_LANE")).toBe("`off` sends the API through Next, as on hosts without a server entry");
    const etag = String((await send(lane, { path: "/api/dimensions" })).headers.etag);
    const ofThread = String((await send(next, { path: thread })).headers.etag);
    const asked: Input[] = [
      { path: "/api/tools" },
      { path: "/api/tools?q=send+transactional+emial&limit=3" },
      { path: "/api/tools?sort=assessment&type=api&category=email" },
      { path: "/api/tools?limit=0&offset=x&colour=red" },
      { path: "/api/tools?q=%00" },
      { path: "/api/tools?q=%E2%82%AC%20%F0%9F%98%80" },
      { path: "/api/tools/resend-api" },
      { path: "/api/tools/resend%2Dapi" },
      { path: "/api/tools/rezend-api" },
      { path: "/api/tools/Not%20An%20Id" },
      { path: "/api/tools/resend-api", headers: { "accept-encoding": "gzip" } },
      { path: "/api/tools/resend-api", method: "HEAD" },
      { path: "/api/tools/resend-api", method: "DELETE" },
      { path: "/api/tools/resend-api", method: "OPTIONS", headers: { origin: "https://a.example" } },
      { path: "/api/compare?tools=resend-api,postmark-api" },
      { path: "/api/compare?tools=resend-api" },
      { path: "/api/reviews" },
      { path: "/api/reviews?tool_id=resend-api&limit=1" },
      { path: "/api/reviews?tool_id=nobody-knows" },
      { path: `/api/reviews/${review_id}` },
      { path: `/api/reviews/${"0".repeat(32)}` },
      { path: `/api/keys/${key_id}` },
      { path: thread },
      { path: thread, headers: { "accept-encoding": "gzip" } },
      { path: thread, headers: { "if-none-match": ofThread } },
      { path: `${thread}?answers_limit=7` },
      { path: `${thread}?answers_limit=0` },
      { path: "/api/dimensions", headers: { "if-none-match": etag } },
      { path: "/api/review-protocol" },
      { path: "/api/health" },
      { path: "/api/sources" },
      { path: "/api/stats" },
      { path: "/api/nothing/here" },
      { path: "/api/tools/" },
      { path: "/api//tools" },
      { path: "/api/reviews", method: "POST", headers: json, body: published },
      { path: "/api/reviews?dry_run=1", method: "POST", headers: json, body: published },
      { path: "/api/reviews", method: "POST", headers: json, body: '{"document":' },
      { path: "/api/reviews", method: "POST", headers: json, body: '{"a":1,"a":2}' },
      { path: "/api/reviews", method: "POST", headers: { "content-type": "text/plain" }, body: "hello" },
      { path: "/api/reviews", method: "POST", headers: json, body: " ".repeat(140_000) },
      { path: "/api/reviews", method: "POST", headers: json },
      { path: "/api/reviews", method: "PUT", headers: json, body: "{}" },
    ];
    for (const one of asked) {
      const [quick, usual] = await Promise.all([send(lane, one), send(next, one)]);
      expect(quick, `${one.method ?? "GET"} ${one.path}`).toEqual(usual);
    }
  });

  test("publish alike, and each knows what the other has published", async () => {
    for (const [first, second] of [
      [lane, next],
      [next, lane],
    ] as const) {
      const body = JSON.stringify(signed(anAgent(), aDocument({ tool_id: "postmark-api" })));
      const asked = { method: "POST", path: "/api/reviews", headers: json, body };
      const [new_, known] = [await send(first, asked), await send(second, asked)];
      expect([new_.status, known.status]).toEqual([201, 201]);
      expect(JSON.parse(known.body)).toEqual({ ...JSON.parse(new_.body), duplicate: true });
      expect(known.headers).toEqual(new_.headers);
    }
  });
});
