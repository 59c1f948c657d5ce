import { spawn } from "node:child_process";
import { once } from "node:events";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { useDatabase } from "../testing/database.ts";
import { database } from "./client.ts";

useDatabase();

/** A whole server has to start. */
const patience = { timeout: 120_000 };

/** The standard error of a Node process until it ends. */
async function saidBy(words: string[]): Promise<string> {
  const child = spawn(process.execPath, words, {
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const late = setTimeout(() => child.kill("SIGKILL"), patience.timeout / 2);
  await once(child, "close");
  clearTimeout(late);
  return said;
}

test("a start that ends at a failed query tells of it without the statement and its values", patience, async () => {
  const db = await database();
  await db.execute(sql`alter table settings rename to mislaid`);
  const said = await saidBy(["processes.ts"]);
  await db.execute(sql`alter table mislaid rename to settings`);
  expect(said).toContain("PostgreSQL refused a query: SQLSTATE 42P01");
  expect(said).not.toMatch(/select|insert|params|\$1/i);
});

test("so does a process in which nobody caught a failed query", patience, async () => {
  const thrown =
    "Object.assign(new Error('Failed query: select 1\\nparams: secret'), { query: 'select 1', params: ['secret'] })";
  for (const way of [`Promise.reject(${thrown});`, `setTimeout(() => { throw ${thrown}; });`]) {
    const program = `import { logUncaught } from "./lib/db/logged-error.ts"; logUncaught(); ${way}`;
    const said = await saidBy(["--input-type=module", "--eval", program]);
    expect(said).toMatch(/^Nobody caught \((uncaughtException|unhandledRejection)\): A query failed/);
    expect(said).not.toMatch(/secret|select/);
  }
});

test("a process whose log nobody reads any more goes on, and at no cost", patience, async () => {
  const program = `import { logUncaught } from "./lib/db/logged-error.ts";
    import { writeFileSync } from "node:fs";
    logUncaught(); console.log("ready");
    setInterval(() => { console.error("unheard"); console.log("unheard"); }, 100);
    setTimeout(() => { writeFileSync(3, String(process.cpuUsage().user)); process.exit(); }, 2_000);`;
  const words = ["--input-type=module", "--eval", program];
  const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "pipe", "pipe"] });
  await once(child.stdout!, "data");
  let used = "";
  child.stdio[3]!.on("data", (chunk) => {
    used += chunk;
  });
  child.stdout!.destroy();
  child.stderr!.destroy();
  await once(child, "close");
  // One that logs that it cannot log computes for the whole two seconds.
  expect(Number(used) / 1e6).toBeLessThan(1);
  expect(Number(used)).toBeGreaterThan(0);
});
