import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { keyBegin } from "#lib/accounts/account-limits.ts";
import { apiKeys } from "#lib/accounts/accounts.sql.ts";
import { isAdminSecret } from "#lib/accounts/authenticate.ts";
import { afterRevoking, createKeyEndpoint, listKeysEndpoint, revokeKeyEndpoint } from "#lib/accounts/contract.ts";
import tokens from "#lib/content/more-tokens.json" with { type: "json" };
import { database } from "#lib/db/client.ts";
import { researchDescription } from "#lib/openapi/research-description.ts";
import { processWide } from "#lib/process-wide.ts";
import { listStudyTypesEndpoint } from "#lib/studies/contract.ts";
import { refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { setEnvironment, storedRows, useDatabase } from "#lib/testing/database.ts";
import { rowOf } from "#lib/testing/docs.ts";
import { aCustomer } from "#lib/testing/research.ts";

const secret = "an operator's secret of more than 32 characters".replaceAll(/[' ]/g, "-");
useDatabase({ RESEARCH_ADMIN_SECRET: secret });

const operator = { authorization: `Bearer ${secret}` };
beforeAll(() => setEnvironment({ API_KEYS: "operator" }));
afterEach(() => setEnvironment({ API_KEYS: "operator" }));

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const make = (body: unknown = { name: "for the crew" }, headers: Record<string, string> = operator) =>
  callEndpoint(createKeyEndpoint, { headers, body });
const revoke = (key_id: string, headers: Record<string, string> = operator) =>
  callEndpoint(revokeKeyEndpoint, { headers, path: { key_id } });
const use = (headers: Record<string, string>) => callEndpoint(listStudyTypesEndpoint, { headers });

describe("POST /api/v1/keys", () => {
  test("makes a key that works, shows it once, and keeps nothing of it but its hash", async () => {
    const answer = await make();
    expect(answer.status).toBe(201);
    const { key, prefix, concurrency } = resultOf(createKeyEndpoint, answer);
    expect(key).toMatch(new RegExp(`^${keyBegin}[0-9A-Za-z]{38}$`));
    expect([key.startsWith(prefix), prefix.length, concurrency]).toEqual([true, 12, 10]);
    expect((await use(bearer(key))).status).toBe(200);
    expect(tokens.beginnings, "so that no post shows a key").toContain(keyBegin);
    expect(JSON.stringify(await storedRows())).not.toContain(key);
    expect(JSON.stringify((await callEndpoint(listKeysEndpoint, { headers: operator })).body)).not.toContain(key);
  });

  test("lets the operator give a key more studies at once, and nobody else", async () => {
    expect((await make({ name: "big", concurrency: 25 })).body.concurrency).toBe(25);
    const { headers } = await aCustomer();
    const words = researchDescription.describe().create_key;
    expect(words).toContain("Where the operator makes all keys, this is refused with forbidden.");
    expect(refusalOf(await make({ name: "mine" }, headers)).message).toContain("operator");
    setEnvironment({ API_KEYS: "self-serve" });
    expect((await make({ name: "mine" }, headers)).status).toBe(201);
    const refusal = refusalOf(await make({ name: "mine", concurrency: 11 }, headers));
    expect([refusal.error, refusal.pointers]).toEqual(["forbidden", ["/concurrency"]]);
  });

  test("makes none for a key of the operator's own account: a key is not its operator", async () => {
    const { key } = (await make()).body;
    const refusal = refusalOf(await make({ name: "raised", concurrency: 1000 }, bearer(key)));
    expect([refusal.error, refusal.message]).toEqual(["forbidden", expect.stringContaining("The operator")]);
    setEnvironment({ API_KEYS: "self-serve" });
    expect(refusalOf(await make({ name: "raised", concurrency: 11 }, bearer(key))).pointers).toEqual(["/concurrency"]);
  });

  test("lets an account that makes its own keys have 20 in use, also of requests at once", async () => {
    expect(rowOf("API_KEYS")).toMatch(/^`self-serve` lets people make their own keys, and keys make further keys of/);
    setEnvironment({ API_KEYS: "self-serve" });
    const { headers } = await aCustomer();
    const answers = await Promise.all(Array.from({ length: 21 }, () => make({ name: "mine" }, headers)));
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(19);
    const refusal = refusalOf(await make({ name: "mine" }, headers));
    expect([refusal.error, refusal.message]).toEqual(["invalid_request", expect.stringContaining("Revoke one first")]);
    expect((await revoke(made[0]!.body.key_id, headers)).status).toBe(204);
    expect((await make({ name: "mine" }, headers)).status).toBe(201);
    const ended = eq(apiKeys.key_id, made[1]!.body.key_id);
    await (await database())
      .update(apiKeys)
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where(ended);
    expect((await make({ name: "mine" }, headers)).status, "an ended key is not in use").toBe(201);
  });

  test.each([
    ["no name", {}, "/name"],
    ["an empty name", { name: " " }, "/name"],
    ["no studies at once", { name: "x", concurrency: 0 }, "/concurrency"],
  ])("refuses %s", async (_, body, pointer) => {
    const refusal = refusalOf(await make(body));
    expect([refusal.error, refusal.pointers]).toEqual(["invalid_request", [pointer]]);
  });
});

describe("GET /api/v1/keys", () => {
  /** Two new keys, the first a millisecond older: two of the same one have no order by age. */
  const makeTwo = async () => {
    const one = (await make({ name: "one" })).body;
    const older = { created_at: sql`created_at - interval '1 millisecond'` };
    await (await database()).update(apiKeys).set(older).where(eq(apiKeys.key_id, one.key_id));
    return [one, (await make({ name: "two" })).body];
  };

  test("lists the account's keys, newest first, with when they were used last and were revoked", async () => {
    const made = await makeTwo();
    await use(bearer(made[1].key));
    await revoke(made[0].key_id);
    const { keys } = resultOf(listKeysEndpoint, await callEndpoint(listKeysEndpoint, { headers: operator }));
    expect(keys.slice(0, 2)).toMatchObject([
      { key_id: made[1].key_id, name: "two", last_used_at: expect.any(String), revoked_at: null },
      { key_id: made[0].key_id, name: "one", last_used_at: null, revoked_at: expect.any(String) },
    ]);
    const { headers } = await aCustomer();
    expect((await callEndpoint(listKeysEndpoint, { headers })).body).toMatchObject({
      keys: [{ name: "test" }],
      total: 1,
    });
  });

  test("gives them page by page, and how many there are in all", async () => {
    const made = await makeTwo();
    const page = await callEndpoint(listKeysEndpoint, { headers: operator, query: "limit=1&offset=1" });
    const { keys, total, limit, offset } = resultOf(listKeysEndpoint, page);
    expect([keys.map(({ key_id }) => key_id), limit, offset]).toEqual([[made[0].key_id], 1, 1]);
    const db = await database();
    expect(total).toBe(await db.$count(apiKeys));
    expect(page.headers.get("link")).toContain("offset=2");
  });
});

describe("DELETE /api/v1/keys/{key_id}", () => {
  test("revokes a key for the next request on, once and for all", async () => {
    const { key, key_id } = (await make()).body;
    expect(afterRevoking).toContain("Its next call is refused; studies that run go on. This cannot be undone");
    expect((await use(bearer(key))).status).toBe(200);
    expect([(await revoke(key_id)).status, (await revoke(key_id)).status]).toEqual([204, 204]);
    const refusal = refusalOf(await use(bearer(key)));
    expect([refusal.status, refusal.error]).toEqual([403, "invalid_key"]);
  });

  test("lets a key revoke itself and those it made, the operator every one of the account", async () => {
    expect(revokeKeyEndpoint.summary).toContain("A key revokes itself and the keys it made.");
    const one = (await make()).body;
    const other = (await make({ name: "beside it", account: one.account })).body;
    const refusal = refusalOf(await revoke(other.key_id, bearer(one.key)));
    expect([refusal.status, refusal.error]).toEqual([403, "forbidden"]);
    expect((await use(bearer(other.key))).status).toBe(200);
    setEnvironment({ API_KEYS: "self-serve" });
    expect(refusalOf(await revoke(other.key_id, bearer(one.key))).error).toBe("forbidden");
    expect((await revoke(one.key_id, bearer(one.key))).status).toBe(204);
    expect((await use(bearer(one.key))).status).toBe(403);
    expect((await revoke(other.key_id)).status).toBe(204);
  });

  test("knows no key of another account", async () => {
    const { headers } = await aCustomer();
    const { key_id } = (await make()).body;
    expect(refusalOf(await revoke(key_id, headers)).error).toBe("not_found");
    expect(refusalOf(await revoke("key_none")).error).toBe("not_found");
  });
});

describe("a bearer", () => {
  test.each<[string, Record<string, string>]>([
    ["no header", {}],
    ["another scheme", { authorization: "Basic c2VjcmV0" }],
    ["no key behind Bearer", { authorization: "Bearer " }],
    ["two keys", { authorization: "Bearer a b" }],
  ])("that is missing or malformed (%s) is answered with 401 and how to send one", async (_, headers) => {
    expect(researchDescription.introduction).toContain("Without one the answer is 401 unauthorized");
    const answer = await use(headers);
    expect([refusalOf(answer).status, refusalOf(answer).error]).toEqual([401, "unauthorized"]);
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
  });

  test("that is the operator's secret is told of in the output, once a minute and without the secret", async () => {
    expect(rowOf("RESEARCH_ADMIN_SECRET")).toContain("acts as the operator on `/api/v1`; its use is logged");
    processWide("admin-secret-told").current = undefined;
    setEnvironment({ API_KEYS: "operator" });
    const told = vi.spyOn(console, "log").mockReturnValue();
    try {
      expect([isAdminSecret(`${secret}x`), told.mock.calls.length]).toEqual([false, 0]);
      expect([isAdminSecret(secret), isAdminSecret(secret)]).toEqual([true, true]);
      expect(told.mock.calls).toEqual([[expect.stringMatching(/^RESEARCH_ADMIN_SECRET is in use/)]]);
      expect(told.mock.calls.join()).not.toContain(secret);
    } finally {
      told.mockRestore();
    }
  });

  test("that is not known, mistyped, expired or almost the operator's secret is answered with 403", async () => {
    expect(researchDescription.introduction).toContain("with one that is not known 403 invalid_key");
    const { key, key_id } = (await make()).body;
    const mistyped = key.slice(0, -1) + (key.endsWith("0") ? "1" : "0");
    for (const one of ["x", mistyped, `${secret}x`, secret.slice(0, -1)])
      expect(refusalOf(await use(bearer(one))).error).toBe("invalid_key");
    const db = await database();
    await db
      .update(apiKeys)
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where(eq(apiKeys.key_id, key_id));
    expect(refusalOf(await use(bearer(key))).error).toBe("invalid_key");
  });
});
