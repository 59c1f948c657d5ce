import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { closeDatabase } from "../db/client.ts";
import { processWide } from "../process-wide.ts";
import { loadCatalog } from "../tools/load-catalog.ts";
import { startPostgres } from "./processes/postgres.ts";
import { startNeonProxy } from "./processes/start-neon-proxy.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The tests' PostgreSQL, with a migrated and loaded database to copy; null in the PGlite project. */
    postgres: { url: string; template: string } | null;
    /** Where the data folder to copy is filled by the first test that needs it: see copyFilledFolder. */
    filledFolder: string;
    /** The port at which the tests' PostgreSQL answers like a Neon database; null in the other projects. */
    neonPort: number | null;
  }
}

const template = "touchstone_template";

type Home = { url: string; leave: () => Promise<void> };

// The projects prepare themselves separately and share one server.
const shared = processWide<{ filled: Promise<Home>; users: number }>("test-postgres");
const folder = processWide<string>("filled-folder");

/** Prepares one filled data home per project, which every test file then copies for itself. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide("filledFolder", filledFolder());
  if (!project.name.startsWith("pglite")) return preparePostgres(project);
  project.provide("postgres", null);
  project.provide("neonPort", null);
  return async () => undefined;
}

function filledFolder(): string {
  if (process.env.TEST_FILLED_FOLDER) return process.env.TEST_FILLED_FOLDER;
  folder.current ??= mkdtempSync(join(tmpdir(), "touchstone-filled-"));
  process.once("exit", () => rmSync(folder.current!, { recursive: true, force: true }));
  return folder.current;
}

async function preparePostgres(project: TestProject): Promise<() => Promise<void>> {
  shared.current ??= { filled: fillPostgres(), users: 0 };
  const server = shared.current;
  server.users += 1;
  const { url, leave } = await server.filled;
  const proxy = project.name.startsWith("neon") ? await startNeonProxy(new URL(url)) : null;
  project.provide("postgres", { url, template });
  project.provide("neonPort", proxy?.port ?? null);
  return async () => {
    await proxy?.cut();
    server.users -= 1;
    if (server.users > 0) return;
    shared.current = undefined;
    await leave();
  };
}

async function fillPostgres(): Promise<Home> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? null : await startPostgres();
  const url = given ?? server!.url;
  console.log(`PostgreSQL of the tests: ${given ? "TEST_DATABASE_URL" : server!.from}`);
  await asAdmin(url, `drop database if exists ${template}`, `create database ${template}`);
  await fill({ DATABASE_URL: inDatabase(url, template) });
  const leave = async () => {
    if (given) await asAdmin(url, `drop database if exists ${template}`);
    await server?.stop();
  };
  return { url, leave };
}

async function fill(variables: Record<string, string | undefined>): Promise<void> {
  const { forgetEnvironment } = await import("../env.ts");
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  forgetEnvironment();
  await loadCatalog();
  await closeDatabase();
  for (const name of Object.keys(variables)) delete process.env[name];
  forgetEnvironment();
}

/** The address of another database of the same server. */
export function inDatabase(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/** Runs statements on the server's own database, one by one. */
export async function asAdmin(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
