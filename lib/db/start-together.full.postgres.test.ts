import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { globSync } from "node:fs";
import { promisify } from "node:util";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { asAdmin, inDatabase } from "../testing/global-setup.ts";

const run = promisify(execFile);

test("four processes that start at once on an empty database migrate it once and load one catalogue", async () => {
  const { url } = inject("postgres")!;
  const name = `test_${randomBytes(6).toString("hex")}`;
  await asAdmin(url, `create database ${name}`);
  const env = { ...process.env, DATABASE_URL: inDatabase(url, name) };
  const starts = Array.from({ length: 4 }, () =>
    run(process.execPath, ["lib/testing/processes/prepare-worker.ts"], { env }),
  );
  for (const { stderr } of await Promise.all(starts)) expect(stderr).toBe("");
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query(`select (select count(*) from drizzle.__drizzle_migrations)::int as migrations,
    (select count(*) from tools)::int as tools, (select count(*) from tool_usage)::int as usages`);
  await client.end();
  await asAdmin(url, `drop database ${name}`);
  expect(rows[0].migrations).toBe(globSync("drizzle/*.sql").length);
  expect(rows[0].tools).toBeGreaterThanOrEqual(60);
  expect(rows[0].usages).toBe(rows[0].tools);
});
