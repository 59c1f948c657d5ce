import { globSync, readFileSync } from "node:fs";
import { inspect } from "node:util";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { deliveryRounds } from "#lib/testing/delivery.ts";
import { searchToolsEndpoint } from "#lib/tools/contract.ts";
import { useDatabase } from "../testing/database.ts";
import { database } from "./client.ts";
import { chainAndFrames, faultInWords, loggedError } from "./logged-error.ts";
import { askOnce, transact } from "./statements.ts";

useDatabase();

const secret = "a secret\n    at value";
const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );

/** Failing queries, in each way that this service queries. */
const ways: Record<string, () => Promise<unknown>> = {
  "drizzle, of a table that is not there": async () => (await database()).execute(sql`select ${secret} from nowhere`),
  "drizzle, of a value that is none": async () => (await database()).execute(sql`select ${secret}::int`),
  "a statement by name": async () => askOnce("broken", "select $1::int", [secret]),
  "a statement in a transaction": async () => transact((ask) => ask("broken", "select $1::int", [secret])),
  "a constraint, which tells the row in its detail": async () =>
    (await database()).execute(sql`insert into settings (name, value) values (${secret}, ${secret}), (${secret}, '')`),
};

describe("of a query that failed no statement and no value is logged", () => {
  test.each(Object.entries(ways))("%s", async (_, fail) => {
    const error = await thrownBy(fail());
    expect(inspect(error)).toContain("secret");
    const wrapped = new Error("It could not be done.", { cause: new AggregateError([error], "All failed.") });
    for (const one of [error, wrapped, Object.assign(new Error(), error)]) {
      const logged = inspect(loggedError(one));
      expect(logged).toMatch(/SQLSTATE (42P01|22P02|23505)|A query failed/);
      expect(logged).not.toMatch(/secret|at value|select|insert|\$1/);
    }
    expect(faultInWords(error)).toMatch(/^(A query failed\n {2}because: )?PostgreSQL refused a query: SQLSTATE \w{5}/);
    expect(faultInWords(error)).not.toMatch(/ at /);
  });
});

test("of a sequence at its end and of a damaged file the message is logged, which names it", async () => {
  const db = await database();
  await db.execute(sql`create sequence short maxvalue 2`);
  const atEnd = await thrownBy(db.execute(sql`select nextval('short'), nextval('short'), nextval('short')`));
  await db.execute(sql`drop sequence short`);
  expect(faultInWords(atEnd)).toMatch(/SQLSTATE 2200H, .*: nextval: reached maximum value of sequence "short" \(2\)$/);
  const message = "invalid page in block 0 of relation base/5/16384";
  const damaged = Object.assign(new Error(message), { severity: "ERROR", code: "XX001" });
  expect(faultInWords(damaged)).toBe(`PostgreSQL refused a query: SQLSTATE XX001: ${message}`);
});

test("of what a function of the database raises its message and the function's name are said, without its detail or a value", async () => {
  const db = await database();
  await db.execute(sql`create function quota_check() returns trigger language plpgsql as $$ begin
    raise exception E'quota for tenant 7 exceeded\n%', new.value using detail = new.value; end $$`);
  await db.execute(sql`create function half_check() returns trigger language plpgsql as $$ declare part int; begin
    part := new.value::int; return new; end $$`);
  const words = [];
  for (const name of ["quota_check", "half_check"]) {
    await db.execute(sql.raw(`create trigger own before insert on settings for each row execute function ${name}()`));
    const write = db.execute(sql`insert into settings (name, value) values ('a', ${secret})`);
    words.push(faultInWords(await thrownBy(write)));
    await db.execute(sql.raw(`drop trigger own on settings; drop function ${name}`));
  }
  expect(words).toEqual([
    expect.stringMatching(/SQLSTATE P0001, .*function quota_check: quota for tenant 7 exceeded$/),
    expect.stringMatching(/SQLSTATE 22P02, .*function half_check$/),
  ]);
});

test("any other error is logged with its message, its frames and its causes", () => {
  const logged = loggedError(new Error("outer", { cause: new TypeError("inner") }));
  expect(logged).toMatch(/^Error: outer\n\s+at .*\n(.*\n)*\s+because: TypeError: inner\n\s+at /);
  expect(loggedError({ params: ["secret"] })).toBe("object that is no error");
});

test("an operator reads the whole chain of causes before any frame", async () => {
  const error = await thrownBy(ways["drizzle, of a table that is not there"]!());
  const [message, ...frames] = chainAndFrames(error).split(/\n(?=\s+at )/);
  expect(message).toMatch(/^A query failed\n {2}because: .*SQLSTATE 42P01, .*: relation "nowhere" does not exist$/);
  expect(frames.length).toBeGreaterThan(3);
});

describe("each door", () => {
  let said: string[];
  beforeAll(async () => {
    const db = await database();
    await db.execute(sql`alter table tool_counts rename to mislaid`);
    await db.execute(sql`alter table due_work rename to lost`);
    return async () => {
      await db.execute(sql`alter table mislaid rename to tool_counts`);
      await db.execute(sql`alter table lost rename to due_work`);
    };
  });

  const logged = async (work: () => Promise<unknown>) => {
    said = [];
    const write = vi.spyOn(console, "error").mockImplementation((...parts) => {
      said.push(parts.map((part) => (typeof part === "string" ? part : inspect(part))).join(" "));
    });
    await work();
    write.mockRestore();
    return said.join("\n");
  };

  test("the API", async () => {
    const text = await logged(() => callEndpoint(searchToolsEndpoint));
    expect(text).toMatch(/^Request [\w-]{36} failed: .*SQLSTATE 42P01/s);
    expect(text).toContain('relation "tool_counts" does not exist');
    expect(text).not.toMatch(/select/);
  });

  test("the rounds of due work", async () => {
    const worker = deliveryRounds();
    const text = await logged(async () => {
      await worker.start();
      await worker.stop();
    });
    expect(text).toMatch(/What is due could not be done: PostgreSQL refused a query: SQLSTATE 42P01/);
    expect(text).not.toMatch(/select|partition/);
  });
});

test("whatever logs an error logs it through loggedError", () => {
  const files = ["{app,lib,components}/**/*.{ts,tsx}", "{server,serve,instrumentation,api-lane}.ts"];
  const raw = globSync(files)
    .filter((file) => !/\.test\.ts$|^lib\/testing\//.test(file))
    .flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/(?<!")console\.(?:error|warn|log)(\((?:[^()]|\([^()]*\))*\)|\b(?!\())/g)]
        .filter(
          ([, given]) =>
            given === "" ||
            (/\b(error|thrown|fault|reason)\b/.test(given!) && !/loggedError|faultInWords|sentenceOf/.test(given!)),
        )
        .map(([found]) => `${file}: ${found}`),
    );
  expect(raw).toEqual([]);
});
