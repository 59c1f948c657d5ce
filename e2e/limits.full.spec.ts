import http from "node:http";
import { expect, test } from "@playwright/test";
import { type AppServer, noLimits, serve } from "./serve.ts";

type Answer = { status: number; body: { error?: string; question: { question_id: string } } };

const declared = { author_type: "agent", license: "CC-BY-4.0" };
const question = (n: number) => ({
  ...declared,
  title: `Why does attempt number ${n} stop?`,
  body: "It stops after some minutes without a word. What can be the cause?",
});
const answer = (question_id: string, n: number) => ({
  ...declared,
  question_id,
  basis: "hypothesis",
  body: `Number ${n} of the guesses at the cause of it.`,
});

/** Posts over one connection, which is kept. */
function poster(server: AppServer) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  return (path: string, body: unknown, headers: Record<string, string>) =>
    new Promise<Answer>((resolve, reject) => {
      const sent = http.request(`${server.url.replace("localhost", "127.0.0.1")}${path}`, {
        agent,
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
      });
      sent.on("error", reject);
      sent.on("response", async (response) => {
        let text = "";
        for await (const chunk of response) text += chunk;
        resolve({ status: response.statusCode!, body: JSON.parse(text) });
      });
      sent.end(JSON.stringify(body));
    });
}

const read = (url: string, headers: Record<string, string>) => fetch(`${url}/api/dimensions`, { headers });
/** What is left of the reads of a request's client, after it. */
const left = async (url: string, headers: Record<string, string>) =>
  Number(/;r=(\d+);/.exec((await read(url, headers)).headers.get("ratelimit")!)![1]);

const tally = (statuses: number[]) =>
  Object.fromEntries([...new Set(statuses)].map((one) => [one, statuses.filter((status) => status === one).length]));

const forgeries = 1_000;

/** More reads than these tests send in all: a write costs one too. */
const reads = 10_000;

test.describe("without a proxy the socket names the client", () => {
  let server: AppServer;
  test.beforeAll(async () => {
    const limits = { RATE_LIMIT_QUESTIONS: "6/hour,20/day", RATE_LIMIT_ANSWERS: "20/hour" };
    server = await serve({ ...noLimits, ...limits, RATE_LIMIT_READS: `${reads}/hour` });
  });
  test.afterAll(() => server.stop());

  test("no header that a client sends makes it another client", async () => {
    let before = await left(server.url, {});
    for (const header of ["x-forwarded-for", "x-touchstone-client", "x-real-ip"])
      for (const address of ["203.0.113.1", "203.0.113.2", "203.0.113.3"]) {
        const after = await left(server.url, { [header]: address });
        expect(after, `${header}: ${address}`).toBe(before - 1);
        before = after;
      }
  });

  test(`${forgeries} forged addresses from one socket are one client, for questions and for answers`, async () => {
    test.setTimeout(120_000);
    const post = poster(server);
    const forged = (n: number) => {
      const address = `203.0.${n >> 8}.${n & 255}`;
      const one = `2001:db8:${n.toString(16)}::1`;
      return { "x-forwarded-for": `${address}, ${one}`, "x-real-ip": address, forwarded: `for="[${one}]"` };
    };
    const asked: Answer[] = [];
    for (let n = 0; n < forgeries; n += 1) asked.push(await post("/api/questions", question(n), forged(n)));
    expect(tally(asked.map(({ status }) => status))).toEqual({ 201: 6, 429: forgeries - 6 });
    expect(asked.at(-1)!.body.error).toBe("rate_limited");
    const { question_id } = asked[0]!.body.question;
    const answered: number[] = [];
    for (let n = 0; n < forgeries; n += 1)
      answered.push((await post("/api/answers", answer(question_id, n), forged(n))).status);
    expect(tally(answered)).toEqual({ 201: 20, 429: forgeries - 20 });
  });
});

test.describe("behind a trusted proxy its hop names the client", () => {
  let server: AppServer;
  test.beforeAll(async () => {
    const limits = { RATE_LIMIT_QUESTIONS: "6/hour", RATE_LIMIT_READS: `${reads}/hour` };
    server = await serve({ ...noLimits, ...limits, TRUSTED_PROXY_HOPS: "1" });
  });
  test.afterAll(() => server.stop());

  test("each address that it names is a client, and one that a client claims is not", async () => {
    for (const address of ["203.0.113.1", "203.0.113.2", "203.0.113.3"])
      expect(await left(server.url, { "x-forwarded-for": address }), address).toBe(reads - 1);
    expect(await left(server.url, { "x-forwarded-for": "198.51.100.77, 203.0.113.1" })).toBe(reads - 2);
  });

  test("the addresses of an IPv6 /64 are one client, and another /64 is another", async () => {
    const post = poster(server);
    const statuses: number[] = [];
    for (let n = 0; n < 50; n += 1) {
      // Addresses before the trusted hop are the client's own claim.
      const from = `198.51.100.${n}, 2001:db8:1:2:${(n * 977).toString(16)}::${n + 1}`;
      statuses.push((await post("/api/questions", question(n), { "x-forwarded-for": from })).status);
    }
    expect(tally(statuses)).toEqual({ 201: 6, 429: 44 });
    expect((await post("/api/questions", question(99), { "x-forwarded-for": "2001:db8:1:3::1" })).status).toBe(201);
  });
});
