import { type ChildProcessByStdio, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accounts } from "#lib/accounts/accounts.sql.ts";
import { database } from "#lib/db/client.ts";
import { useDatabase } from "#lib/testing/database.ts";
import type { Errand } from "#lib/testing/processes/sign-in-worker.ts";
import { makeCode } from "./request-code.ts";
import { peopleSessions } from "./sign-in.sql.ts";

useDatabase();

const processes = 4;

type Worker = { process: ChildProcessByStdio<Writable, Readable, null>; lines: AsyncIterator<string> };
let workers: Worker[];

beforeAll(async () => {
  workers = Array.from({ length: processes }, () => {
    const worker = spawn(process.execPath, ["lib/testing/processes/sign-in-worker.ts"], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    return { process: worker, lines: createInterface(worker.stdout)[Symbol.asyncIterator]() };
  });
  for (const { lines } of workers) expect((await lines.next()).value).toBe("ready");
});
afterAll(() => {
  for (const worker of workers) worker.process.kill();
});

/** Enters these codes in every process at once, each from a client of its own, and counts the outcomes. */
async function enter(email: string, codes: string[], variables = {}): Promise<Record<string, number>> {
  for (const [at, worker] of workers.entries()) {
    const errand: Errand = { variables, address: `198.51.100.${at}`, email, codes };
    worker.process.stdin.write(`${JSON.stringify(errand)}\n`);
  }
  const outcomes = (await Promise.all(workers.map(async ({ lines }) => JSON.parse((await lines.next()).value)))).flat();
  return Object.fromEntries(
    [...new Set<string>(outcomes)].map((one) => [one, outcomes.filter((other) => other === one).length]),
  );
}

describe(`${processes} processes at once`, () => {
  test("sign in once with one code, and make one account", async () => {
    const code = await makeCode("anna@acme.test");
    const outcomes = await enter("anna@acme.test", Array(5).fill(code));
    expect(outcomes).toEqual({ "signed in": 1, wrong_code: 5 * processes - 1 });
    const db = await database();
    expect(await db.$count(peopleSessions)).toBe(1);
    expect(await db.$count(accounts, eq(accounts.email, "anna@acme.test"))).toBe(1);
  });

  test("have together the tries that an address has", async () => {
    await makeCode("ben@acme.test");
    const variables = { RATE_LIMIT_CODES: "6/hour" };
    const outcomes = await enter("ben@acme.test", Array(5).fill("00000000"), variables);
    expect(outcomes).toEqual({ wrong_code: 6, rate_limited: 5 * processes - 6 });
  });
});
