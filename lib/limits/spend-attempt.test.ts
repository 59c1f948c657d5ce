import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "#lib/contract.ts";
import { database } from "#lib/db/client.ts";
import type { AppError } from "#lib/errors.ts";
import { limitWindows } from "#lib/limits/limits.sql.ts";
import { clientId } from "#lib/limits/limits.ts";
import { type Charge, refundAttempt, spendAttempt } from "#lib/limits/spend-attempt.ts";
import { addressHeader, announceEntry, networkOf } from "#lib/net/request-head.ts";
import { publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { refusalOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { setEnvironment, storedRows, useDatabase } from "#lib/testing/database.ts";
import { aDocument, anAgent, aTool, signed } from "#lib/testing/samples/agent.ts";

useDatabase();
const token = announceEntry("token-of-the-tests");

const defaults = { RATE_LIMIT_REVIEWS: "", RATE_LIMIT_NEW_TOOLS: "", RATE_LIMIT_ATTEMPTS: "" };
beforeEach(async () => {
  setEnvironment(defaults);
  await (await database()).delete(limitWindows);
});

const address = "203.0.113.77";
const key = "k".repeat(16);
const aCaller = (from: string | null = address): Caller => ({ address: from, spent: [] });
const post = (body: unknown, from = address, query = "") =>
  callEndpoint(publishReviewEndpoint, { body, query, headers: { [addressHeader]: `${token} ${from}` } });

/** The used part of each existing window: "group:subject/seconds" → used. */
async function used(): Promise<Record<string, number>> {
  const rows = await (await database()).select().from(limitWindows);
  const named = rows.map(({ bucket, window_seconds, used }) => [
    `${bucket.replace(/:[^:]+$/, "")}/${window_seconds}`,
    used,
  ]);
  return Object.fromEntries(named.sort());
}

async function refusal(charges: Charge[], caller = aCaller()): Promise<AppError> {
  const thrown = await spendAttempt(caller, charges).catch((error: AppError) => error);
  expect(thrown).toMatchObject({ code: "rate_limited", status: 429 });
  return thrown as AppError;
}

async function end(seconds: number): Promise<void> {
  const db = await database();
  await db
    .update(limitWindows)
    .set({ ends_at: sql`now() - interval '1 millisecond'` })
    .where(sql`window_seconds = ${seconds}`);
}

describe("spending an attempt", () => {
  test("counts it in every window of its charges and says what is left", async () => {
    const caller = aCaller();
    await spendAttempt(caller, [{ group: "reviews", key }, { group: "attempts" }]);
    expect(await used()).toEqual({ "attempts:client/60": 1, "reviews:key/3600": 1, "reviews:key/86400": 1 });
    expect(caller.spent.map(({ policy, allowed, remaining }) => [policy, allowed, remaining]).sort()).toEqual([
      ["attempts-client-minute", 60, 59],
      ["reviews-key-day", 30, 29],
      ["reviews-key-hour", 10, 9],
    ]);
    for (const { reset_seconds, window_seconds } of caller.spent) {
      expect(reset_seconds).toBeGreaterThan(window_seconds - 30);
      expect(reset_seconds).toBeLessThanOrEqual(window_seconds);
    }
  });

  test("refuses the one over the limit, says when to try again, and charges it nowhere", async () => {
    for (let time = 0; time < 10; time += 1)
      await spendAttempt(aCaller(), [{ group: "reviews", key }, { group: "attempts" }]);
    const before = await storedRows();
    const caller = aCaller();
    const { extras, headers, message } = await refusal([{ group: "reviews", key }, { group: "attempts" }], caller);
    expect((await storedRows()).limit_windows).toEqual(before.limit_windows);
    // The exhausted window is reported too.
    expect(caller.spent).toMatchObject([{ policy: "reviews-key-hour", remaining: 0 }]);
    expect(extras.retry_after).toBeGreaterThan(3570);
    expect(extras.retry_after).toBeLessThanOrEqual(3600);
    expect(message).toContain("limit of 10 (reviews-key-hour)");
    expect(headers).toEqual({
      "RateLimit-Policy": '"reviews-key-hour";q=10;w=3600',
      RateLimit: `"reviews-key-hour";r=0;t=${extras.retry_after}`,
    });
  });

  test("starts a new window when the old one has ended, and only that one", async () => {
    for (let hour = 0; hour < 3; hour += 1) {
      for (let time = 0; time < 10; time += 1) await spendAttempt(aCaller(), [{ group: "reviews", key }]);
      await refusal([{ group: "reviews", key }]);
      await end(3600);
    }
    const overDay = await refusal([{ group: "reviews", key }]);
    expect(overDay.message).toContain("limit of 30 (reviews-key-day)");
    expect(overDay.extras.retry_after).toBeGreaterThan(86_000);
    await end(86_400);
    await spendAttempt(aCaller(), [{ group: "reviews", key }]);
    expect(await used()).toEqual({ "reviews:key/3600": 1, "reviews:key/86400": 1 });
  });

  test("names all windows that are full, and the longest wait", async () => {
    setEnvironment({ RATE_LIMIT_REVIEWS: "2/hour,2/day" });
    for (let time = 0; time < 2; time += 1) await spendAttempt(aCaller(), [{ group: "reviews", key }]);
    const { extras, message } = await refusal([{ group: "reviews", key }]);
    expect(message).toMatch(/2 \(reviews-key-hour\) and 2 \(reviews-key-day\)/);
    expect(extras.retry_after).toBeGreaterThan(86_000);
  });

  test("obeys a variable that replaces all windows of its group, for keys and clients alike", async () => {
    setEnvironment({ RATE_LIMIT_REVIEWS: "1/minute" });
    await spendAttempt(aCaller(), [{ group: "reviews", key }, { group: "reviews" }]);
    expect(await used()).toEqual({ "reviews:client/60": 1, "reviews:key/60": 1 });
    await refusal([{ group: "reviews", key: "z".repeat(16) }, { group: "reviews" }]);
  });

  test("obeys a limit that was lowered below what is used, and one of nothing at all", async () => {
    for (let time = 0; time < 3; time += 1) await spendAttempt(aCaller(), [{ group: "attempts" }]);
    setEnvironment({ RATE_LIMIT_ATTEMPTS: "3/minute" });
    await refusal([{ group: "attempts" }]);
    setEnvironment({ RATE_LIMIT_ATTEMPTS: "0/minute" });
    await refusal([{ group: "attempts" }], aCaller("198.51.100.1"));
  });

  test("writes nothing where its groups are turned off", async () => {
    setEnvironment({ RATE_LIMIT_REVIEWS: "off", RATE_LIMIT_ATTEMPTS: "off" });
    const caller = aCaller();
    await spendAttempt(caller, [{ group: "reviews", key }, { group: "attempts" }]);
    expect([await used(), caller.spent]).toEqual([{}, []]);
  });

  test("can be taken back once, in every window, and never below nothing", async () => {
    const charges: Charge[] = [{ group: "reviews", key }, { group: "attempts" }];
    const caller = aCaller();
    await spendAttempt(caller, charges);
    await spendAttempt(caller, charges);
    await refundAttempt(caller, charges);
    expect(await used()).toEqual({ "attempts:client/60": 1, "reviews:key/3600": 1, "reviews:key/86400": 1 });
    // The report includes the other attempt.
    expect(caller.spent.map(({ policy, remaining }) => [policy, remaining])).toEqual([
      ["attempts-client-minute", 59],
      ["reviews-key-hour", 9],
      ["reviews-key-day", 29],
    ]);
    for (let time = 0; time < 3; time += 1) await refundAttempt(caller, charges);
    expect(await used()).toEqual({ "attempts:client/60": 0, "reviews:key/3600": 0, "reviews:key/86400": 0 });
  });
});

describe("a client", () => {
  test.each([
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["::ffff:cb00:7109", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
    ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["nonsense", "unknown"],
    [null, "unknown"],
  ])("at %s counts as %s", (from, network) => {
    expect(networkOf(from)).toBe(network);
  });

  test("has one name a day for all addresses of its network, and another the next day", async () => {
    const today = await clientId("2001:db8:1:2::1");
    expect(today).toMatch(/^[0-9a-f]{32}$/);
    expect(await clientId("2001:db8:1:2:ffff::9")).toBe(today);
    expect(await clientId("2001:db8:1:3::1")).not.toBe(today);
    expect(await clientId("2001:db8:1:2::1", new Date(Date.now() + 86_400_000))).not.toBe(today);
    expect(await clientId("2001:db8:1:2::1")).toBe(today);
  });

  test("is forgotten: a new day's salt deletes those older than two days and the windows that have ended", async () => {
    const db = await database();
    await spendAttempt(aCaller(), [{ group: "attempts" }]);
    await end(60);
    await db.execute(sql`insert into settings (name, value, created_at) values
      ('address_salt:2020-01-01', 'old', now() - interval '49 hours'), ('address_salt:2020-01-02', 'kept', now() - interval '47 hours')`);
    await clientId(address, new Date(Date.now() + 10 * 86_400_000));
    const salts = (await storedRows()).settings!.filter((row) => row.includes("address_salt:2020"));
    expect(salts).toEqual([expect.stringContaining("2020-01-02")]);
    expect(await used()).toEqual({});
  });
});

describe("POST /api/reviews", () => {
  const clientOnly = { "attempts:client/60": 1, "reviews:client/3600": 1 };
  const clientAndKey = { ...clientOnly, "reviews:key/3600": 1, "reviews:key/86400": 1 };
  const secret = `glpat-${"Xk3Rr9QpLw2Zt7Vb5NcY"}`;

  test.each<[string, () => unknown, string, Record<string, number>]>([
    ["a published review", () => signed(anAgent()), "", clientAndKey],
    [
      "the first review of a tool",
      () => signed(anAgent(), aDocument({ tool_id: "limited-tool", tool: aTool() })),
      "",
      { ...clientAndKey, "new_tools:key/86400": 1 },
    ],
    ["a review with a secret", () => signed(anAgent(), aDocument({ title: `Leaked ${secret}` })), "", clientAndKey],
    ["a stale review", () => signed(anAgent(), aDocument({ created_at: "2020-01-01T00:00:00Z" })), "", clientOnly],
    ["a review of an unlisted tool", () => signed(anAgent(), aDocument({ tool_id: "zzqqxxww" })), "", clientAndKey],
    ["a body that is no JSON", () => "{", "", clientOnly],
    ["a document that is not right", () => signed(anAgent(), aDocument({ title: "x" })), "", clientOnly],
    ["a dry run", () => signed(anAgent()), "dry_run=1", { "attempts:client/60": 1 }],
    ["a wrong query", () => signed(anAgent()), "dry_run=maybe", clientOnly],
  ])("charges %s to the right windows", async (_, body, query, expected) => {
    await post(body(), address, query);
    expect(await used()).toEqual(expected);
  });

  test("never charges a key for what someone else sends under it", async () => {
    const victim = anAgent();
    const forged = { ...signed(victim), signature: signed(anAgent()).signature };
    const garbled = { ...signed(victim), signature: `${signed(victim).signature.slice(0, -1)}B` };
    for (const [index, body] of [forged, garbled, forged, forged, forged].entries())
      refusalOf(await post(body, `198.51.100.${index}`));
    expect(Object.keys(await used()).filter((window) => window.includes(":key"))).toEqual([]);
    for (let time = 0; time < 10; time += 1) expect((await post(signed(victim))).status).toBe(201);
    expect(refusalOf(await post(signed(victim))).message).toContain("reviews-key-hour");
  });

  test("does not charge a key for a conflict with its own run", async () => {
    const agent = anAgent();
    const document = aDocument();
    await post(signed(agent, document));
    const before = await used();
    refusalOf(await post(signed(agent, { ...document, title: "Another title for the run" })));
    expect(await used()).toEqual({ ...before, "attempts:client/60": 2, "reviews:client/3600": 2 });
  });

  test("refuses the review over the limit with 429, when to come back, and which limit it was", async () => {
    setEnvironment({ RATE_LIMIT_REVIEWS: "1/hour" });
    const published = await post(signed(anAgent()));
    expect(published.headers.get("ratelimit-policy")).toMatch(/"reviews-client-hour";q=1;w=3600/);
    expect(published.headers.get("ratelimit")).toMatch(/"reviews-client-hour";r=0;t=\d+/);
    expect(published.headers.get("ratelimit-policy")).toMatch(/"attempts-client-minute";q=60;w=60/);

    const before = await storedRows();
    const answer = await post(signed(anAgent()));
    const refused = refusalOf(answer);
    expect([refused.status, refused.error]).toEqual([429, "rate_limited"]);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(3570);
    expect(answer.headers.get("ratelimit")).toMatch(/^"reviews-client-hour";r=0;t=\d+$/);
    expect(await storedRows()).toEqual(before);
    expect((await post(signed(anAgent()), "198.51.100.9")).status).toBe(201);
  });

  test("refuses a key that lists too many tools, but not its reviews of listed ones", async () => {
    setEnvironment({ RATE_LIMIT_NEW_TOOLS: "2/day" });
    const agent = anAgent();
    const listing = (tool_id: string) => post(signed(agent, aDocument({ tool_id, tool: aTool() })));
    expect((await listing("one-of-many")).status).toBe(201);
    expect((await listing("two-of-many")).status).toBe(201);
    expect(refusalOf(await listing("three-of-many")).message).toContain("new-tools-key-day");
    expect((await storedRows()).tools!.filter((row) => row.includes("three-of-many"))).toEqual([]);
    expect((await post(signed(agent, aDocument({ tool_id: "one-of-many" })))).status).toBe(201);
  });

  test("stores the client's address nowhere, neither as text nor as a hash that can be recomputed", async () => {
    const addresses = ["203.0.113.201", "2001:db8:4d:5e:6f::201"];
    for (const from of addresses) {
      await post(signed(anAgent()), from);
      await post("{", from);
    }
    const stored = JSON.stringify(await storedRows()).toLowerCase();
    const sha256 = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);
    const forms = addresses.flatMap((from) => [from, networkOf(from), sha256(from), sha256(networkOf(from))]);
    for (const form of [...forms, "cb0071c9", "2001:db8:4d:5e"]) expect(stored).not.toContain(form);
    expect(Object.keys(await used()).length).toBeGreaterThan(0);
  });
});
