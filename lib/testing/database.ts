import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { neonConfig } from "@neondatabase/serverless";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, inject } from "vitest";
import { closeDatabase, database } from "../db/client.ts";
import { lastOutage } from "../db/write-fault.ts";
import { forgetEnvironment } from "../env.ts";
import { asAdmin, inDatabase } from "./global-setup.ts";
import { noLimits } from "./no-limits.ts";
import { copyFilledFolder } from "./processes/filled-folder.ts";

const standing = { PUBLIC_URL: "https://touchstone.test", ...noLimits };

/** Gives a test file its own database with the catalogue in it, and these variables. */
export function useDatabase(variables: Record<string, string> = {}): void {
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const home = await makeHome();
    remove = home.remove;
    Object.assign(process.env, standing, home.variables, variables);
    forgetEnvironment();
    // What the file before left running may have opened its own storage again; how that was is remembered for a minute.
    await closeDatabase();
    lastOutage.current = undefined;
  });
  afterAll(async () => {
    await closeDatabase();
    await remove();
  });
}

async function makeHome(): Promise<{ variables: Record<string, string>; remove: () => Promise<void> }> {
  const postgres = inject("postgres");
  if (postgres !== null) {
    const name = `test_${randomBytes(6).toString("hex")}`;
    await asAdmin(postgres.url, `create database ${name} template ${postgres.template}`);
    const remove = () => asAdmin(postgres.url, `drop database ${name} with (force)`);
    const url = inDatabase(postgres.url, name);
    return { variables: { DATABASE_URL: inject("neonPort") === null ? url : asNeon(url) }, remove };
  }
  const folder = await mkdtemp(join(tmpdir(), "touchstone-test-"));
  await copyFilledFolder(inject("filledFolder"), folder);
  return { variables: { DATA_DIR: folder }, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The address of a database as one on a Neon host, which this process then reaches through the project's proxy. */
function asNeon(url: string): string {
  neonConfig.wsProxy = (host, port) => `127.0.0.1:${inject("neonPort")}/v2?address=${host}:${port}`;
  neonConfig.useSecureWebSocket = false;
  neonConfig.pipelineTLS = false;
  return Object.assign(new URL(url), { hostname: "ep-test-pooler.aws.neon.tech" }).href;
}

/** Changes variables for the rest of a test file. */
export function setEnvironment(variables: Record<string, string>): void {
  Object.assign(process.env, variables);
  forgetEnvironment();
}

/** Every row of every table as text: to compare before and after, and to search for text that must not be stored. */
export async function storedRows(): Promise<Record<string, string[]>> {
  const db = await database();
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by table_name`,
  );
  const rows: Record<string, string[]> = {};
  for (const { name } of tables.rows) {
    const read = await db.execute<{ row: string }>(
      sql`select stored::text as row from ${sql.identifier(name)} as stored order by 1`,
    );
    rows[name] = read.rows.map(({ row }) => row);
  }
  return rows;
}
