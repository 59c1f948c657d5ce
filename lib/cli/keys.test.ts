import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { useDatabase } from "#lib/testing/database.ts";
import { freePort } from "#lib/testing/processes/postgres.ts";
import { startLane } from "#lib/testing/processes/start-lane.ts";
import { carryOut } from "./carry-out.ts";
import commands from "./commands.json" with { type: "json" };
import { keys as keysBy, Misused } from "./keys.ts";

const RESEARCH_ADMIN_SECRET = "an-operators-secret-of-more-than-32-characters";

useDatabase({ RESEARCH_ADMIN_SECRET });

type Arguments = [action: string | undefined, key_id: string | undefined, given: Parameters<typeof keysBy>[2]];
const keys = (...asked: Arguments) => keysBy(...asked, carryOut);

let url = "";
beforeAll(async () => {
  url = await startLane();
});

test("at another service a key is made, works, is listed without itself, and is refused once it is revoked", async () => {
  expect(await keys("list", undefined, { url })).toContain("There are no keys. Make one:");
  const made = await keys("create", undefined, { name: "Weekly report", concurrency: "25", url });
  const key = /^sr_live_\w{38}$/m.exec(made)![0];
  const key_id = /key_[0-9a-f]{20}/.exec(made)![0];
  const [, account] = /of the account (acct_[0-9a-f]{20})\. It is shown once/.exec(made)!;
  expect(made).toContain(`This is the key "Weekly report" (${key_id}), for 25 studies at once`);
  const asked = () => fetch(`${url}/api/v1/study-types`, { headers: { authorization: `Bearer ${key}` } });
  expect((await asked()).status).toBe(200);
  const listed = await keys("list", undefined, { url: `${url}/` });
  const row = `^${key_id}  ${account}  ${key.slice(0, 12)}…  25 +\\d{4}-\\d\\d-\\d\\d  \\d{4}.*in use +Weekly report$`;
  expect(listed).toMatch(new RegExp(row, "m"));
  expect(listed).not.toContain(key);
  expect(await keys("revoke", key_id, { url })).toContain(`Revoked ${key_id}`);
  expect((await asked()).status).toBe(403);
  expect(await keys("list", undefined, { url })).toMatch(/revoked \d{4}-\d\d-\d\d +Weekly report$/m);
});

test("a key is made in the account of another, and moved out of it", async () => {
  const { says } = commands.while_serving.keys;
  expect(says).toContain("belongs to the account of --same-as, which is an account's id or a key's, else to");
  const first = await keys("create", undefined, { name: "First", url });
  const [[key_id], [account]] = [/key_[0-9a-f]{20}/.exec(first)!, /acct_[0-9a-f]{20}/.exec(first)!];
  const second = await keys("create", undefined, { name: "Second", "same-as": key_id, url });
  expect(second).toContain(`of the account ${account}.`);
  const moved = await keys("move", /key_[0-9a-f]{20}/.exec(second)![0], { url });
  expect(moved).toMatch(/^Moved key_\w{20} to the account acct_\w{20} \("Second"\)\. What it has made/);
  expect(moved).not.toContain(account);
  const back = await keys("move", /key_[0-9a-f]{20}/.exec(second)![0], { "same-as": account, url });
  expect(back).toContain(`to the account ${account} ("First")`);
  await expect(keys("move", key_id, { "same-as": "acct_none", url })).rejects.toThrow(
    "refused with 400: No such account",
  );
});

test("what the service refuses is said in its own words", async () => {
  await expect(keys("revoke", "key_none", { url })).rejects.toThrow("refused with 404: This account has no key");
});

test("without a service, without the secret or with a wrong one it says what to do", async () => {
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  await expect(keys("list", undefined, { url: nowhere })).rejects.toThrow(`No service answers at ${nowhere}. Start it`);
  const command = ["lib/cli/touchstone.ts", "keys", "list", "--url", url];
  const run = (secret: string) =>
    promisify(execFile)(process.execPath, command, { env: { ...process.env, RESEARCH_ADMIN_SECRET: secret } });
  await expect(run("")).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("Set RESEARCH_ADMIN_SECRET"),
  });
  const refused = "refused with 403: This API key is not known";
  await expect(run("x".repeat(32))).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(refused) });
});

test.each<[Arguments, string]>([
  [["create", undefined, {}], '--name "<what it is for>" is missing.'],
  [["create", undefined, { name: "x", concurrency: "0" }], "--concurrency is a whole number to 1000."],
  [["create", "one", { name: "x" }], '"one" is not known here.'],
  [["revoke", undefined, {}], "<key_id> is missing."],
  [["move", undefined, {}], "<key_id> is missing."],
  [["revoke", "key_1", { "same-as": "key_2" }], "keys revoke takes no --same-as."],
  [["list", "all", {}], '"all" is not known here.'],
  [["list", undefined, { name: "x" }], "keys list takes no --name."],
  [[undefined, undefined, {}], "Say what to do with the keys: create, list, move or revoke."],
  [["remake", undefined, {}], "Say what to do with the keys: create, list, move or revoke."],
])("keys %j is answered with what is wrong", async (asked, said) => {
  const refusal = await keys(...asked).catch((error: Error) => error);
  expect(refusal).toBeInstanceOf(Misused);
  expect((refusal as Error).message).toContain(said);
});
