import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { accounts } from "#lib/accounts/accounts.sql.ts";
import { createKeyEndpoint, listKeysEndpoint, moveKeyEndpoint, revokeKeyEndpoint } from "#lib/accounts/contract.ts";
import { database } from "#lib/db/client.ts";
import { listPersonasEndpoint, savePersonaEndpoint } from "#lib/personas/contract.ts";
import { refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { aCustomer } from "#lib/testing/research.ts";

const secret = "an-operators-secret-of-more-than-32-characters";
useDatabase({ RESEARCH_ADMIN_SECRET: secret });

const operator = { authorization: `Bearer ${secret}` };
beforeAll(() => setEnvironment({ API_KEYS: "operator" }));
afterEach(() => setEnvironment({ API_KEYS: "operator" }));

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const send = (body: object, headers: Record<string, string> = operator) =>
  callEndpoint(createKeyEndpoint, { headers, body });
const make = async (body: object = { name: "for the crew" }) => resultOf(createKeyEndpoint, await send(body));
const move = (key_id: string, body: object = {}, headers: Record<string, string> = operator) =>
  callEndpoint(moveKeyEndpoint, { headers, path: { key_id }, body });
const save = async (key: string, name: string) =>
  (await callEndpoint(savePersonaEndpoint, { headers: bearer(key), body: { name, age: 40, role: "Baker" } })).body.id;
const saved = async (key: string) =>
  (await callEndpoint(listPersonasEndpoint, { headers: bearer(key) })).body.saved.map(({ id }: { id: string }) => id);

describe("a key that the operator makes", () => {
  test("has an account of its own, named after it, that may begin any number of studies", async () => {
    const [one, two] = [await make({ name: "The crew" }), await make({ name: "The crew" })];
    expect(one.account).toMatch(/^acct_[0-9a-f]{20}$/);
    expect(two.account).not.toBe(one.account);
    const db = await database();
    const [row] = await db.select().from(accounts).where(eq(accounts.account_id, one.account));
    expect(row).toMatchObject({ kind: "member", name: "The crew", email: null, studies_per_day: null });
    const persona = await save(one.key, "Nia");
    expect([await saved(one.key), await saved(two.key)]).toEqual([[persona], []]);
  });

  test("shares an account that is named by its id or by one of its keys: two live keys rotate", async () => {
    const old = await make();
    const persona = await save(old.key, "Nia");
    for (const account of [old.account, old.key_id]) {
      const next = await make({ name: "next", account });
      expect([next.account, await saved(next.key), await saved(old.key)]).toEqual([old.account, [persona], [persona]]);
    }
    expect((await make({ name: "mine", account: "operator" })).account).toBe("operator");
  });

  test.each(["acct_00000000000000000000", "key_none", " ", "Operator"])(
    "is refused for the account %j, which is not there, and none is made",
    async (account) => {
      const db = await database();
      const before = await db.$count(accounts);
      const refusal = refusalOf(await send({ name: "x", account }));
      expect([refusal.error, refusal.pointers]).toEqual(["invalid_request", ["/account"]]);
      expect(await db.$count(accounts)).toBe(before);
    },
  );
});

describe("a key that a key makes", () => {
  test("stays in its account, whatever it names", async () => {
    const { description } = createKeyEndpoint.input.shape.account;
    expect(description).toContain("Absent: a key's own account; for the operator a new account, named after the key.");
    setEnvironment({ API_KEYS: "self-serve" });
    const [mine, theirs] = [await make(), await make()];
    for (const account of [undefined, mine.account, mine.key_id])
      expect((await send({ name: "more", account }, bearer(mine.key))).body.account).toBe(mine.account);
    const refusals = [theirs.account, theirs.key_id, "operator", "acct_none"].map(async (account) =>
      refusalOf(await send({ name: "more", account }, bearer(mine.key))),
    );
    const [first, ...others] = await Promise.all(refusals);
    expect([first!.error, first!.pointers]).toEqual(["invalid_request", ["/account"]]);
    // An account that exists is refused like one that does not.
    for (const other of others) expect(other).toEqual(first);
  });
});

describe("POST /api/v1/keys/{key_id}/move", () => {
  test("moves a key for its next call on; what it made stays", async () => {
    expect(moveKeyEndpoint.summary).toContain("What it has made stays where it is");
    const [key, other] = [await make({ name: "moved" }), await make()];
    const before = await save(key.key, "Before");
    const moved = resultOf(moveKeyEndpoint, await move(key.key_id, { account: other.key_id }));
    expect([moved.key_id, moved.account]).toEqual([key.key_id, other.account]);
    const after = await save(key.key, "After");
    expect(await saved(other.key)).toEqual([after]);
    const alone = resultOf(moveKeyEndpoint, await move(key.key_id));
    expect([alone.account_name, await saved(key.key)]).toEqual(["moved", []]);
    await move(key.key_id, { account: key.account });
    expect(await saved(key.key)).toEqual([before]);
  });

  test("is the operator's: a key is refused for its own, and knows no other", async () => {
    expect(moveKeyEndpoint.summary).toContain("for the operator only");
    const [mine, theirs] = [await make(), await make()];
    const own = refusalOf(await move(mine.key_id, { account: theirs.account }, bearer(mine.key)));
    expect([own.error, own.message]).toEqual(["forbidden", expect.stringContaining("The operator")]);
    for (const key_id of [theirs.key_id, "key_none"])
      expect(refusalOf(await move(key_id, { account: mine.account }, bearer(mine.key))).error).toBe("not_found");
    expect(refusalOf(await move("key_none")).error).toBe("not_found");
    expect(refusalOf(await move(mine.key_id, { account: "acct_none" })).pointers).toEqual(["/account"]);
  });
});

test("the operator lists and revokes the keys of every account, a key those of its own", async () => {
  expect(listKeysEndpoint.summary).toContain("this account's API keys");
  expect(listKeysEndpoint.summary).toContain("for the operator those of every account");
  const { headers, account } = await aCustomer();
  const mine = await make();
  const listed = async (by: Record<string, string>) =>
    (await callEndpoint(listKeysEndpoint, { headers: by, query: "limit=100" })).body.keys.map(
      ({ key_id }: { key_id: string }) => key_id,
    );
  expect(await listed(operator)).toEqual(expect.arrayContaining([mine.key_id, account.key_id]));
  expect(await listed(headers)).toEqual([account.key_id]);
  const revoke = { headers: operator, path: { key_id: account.key_id } };
  expect((await callEndpoint(revokeKeyEndpoint, revoke)).status).toBe(204);
  expect(refusalOf(await callEndpoint(listKeysEndpoint, { headers })).error).toBe("invalid_key");
});
