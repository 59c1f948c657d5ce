import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type PostgresServer, startPostgres } from "../lib/testing/processes/postgres.ts";
import { type Size, seed, sizes } from "./seed.ts";

/** Where the benchmark's PostgreSQL keeps its data between runs. */
const folder = join(tmpdir(), "touchstone-bench");

/** The benchmark's PostgreSQL, which waits for the disk as in production. */
export const startBenchPostgres = (): Promise<PostgresServer> => startPostgres({ durable: true, keepIn: folder });

/** The address of one of its databases. */
export const inBench = (server: PostgresServer, name: string): string =>
  Object.assign(new URL(server.url), { pathname: `/${name}` }).href;

/** Fills missing databases, and those of an interrupted filling. */
export async function seedWhenNeeded(server: PostgresServer, wanted: Size[] = sizes): Promise<void> {
  for (const size of wanted) {
    const { rows } = await ask(server, "select 1 from pg_database where datname = $1", [size.name]);
    if (rows.length > 0) continue;
    const started = performance.now();
    const unfinished = `${size.name}_unfinished`;
    await ask(server, `drop database if exists ${unfinished}`);
    await ask(server, `create database ${unfinished}`);
    await seed(inBench(server, unfinished), size);
    await ask(server, "vacuum analyze", [], unfinished);
    await ask(server, `alter database ${unfinished} rename to ${size.name}`);
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${size.name}: ${size.tools} tools and ${size.reviews} reviews in ${seconds} s`);
  }
}

/** One statement, on the server's own database unless another is named. */
export async function ask(server: PostgresServer, statement: string, values: unknown[] = [], name = "postgres") {
  const client = new pg.Client({ connectionString: inBench(server, name) });
  await client.connect();
  try {
    return await client.query(statement, values);
  } finally {
    await client.end();
  }
}
