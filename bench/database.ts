import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type PostgresServer, startPostgres } from "../lib/testing/processes/postgres.ts";
import { type Size, seed, sizes } from "./seed.ts";
import { questionSizes, seedQuestions } from "./seed-questions.ts";

/** Where the benchmark's PostgreSQL keeps its data between runs. */
const folder = join(tmpdir(), "touchstone-bench");

/** The benchmark's PostgreSQL, which waits for the disk as in production. */
export const startBenchPostgres = (): Promise<PostgresServer> => startPostgres({ durable: true, keepIn: folder });

/** The address of one of its databases. */
export const inBench = (server: PostgresServer, name: string): string =>
  Object.assign(new URL(server.url), { pathname: `/${name}` }).href;

/** Fills missing databases of tools and reviews. */
export async function seedWhenNeeded(server: PostgresServer, wanted: Size[] = sizes): Promise<void> {
  for (const size of wanted) await fillWhenMissing(server, size.name, (url) => seed(url, size));
}

/** Fills missing databases of questions. */
export async function seedQuestionsWhenNeeded(
  server: PostgresServer,
  wanted = Object.keys(questionSizes) as (keyof typeof questionSizes)[],
): Promise<void> {
  for (const name of wanted) await fillWhenMissing(server, name, (url) => seedQuestions(url, questionSizes[name]));
}

/** Fills a database that is missing or only partly filled. */
async function fillWhenMissing(server: PostgresServer, name: string, fill: (url: string) => Promise<void>) {
  const { rows } = await ask(server, "select 1 from pg_database where datname = $1", [name]);
  if (rows.length > 0) return;
  const started = performance.now();
  const unfinished = `${name}_unfinished`;
  await ask(server, `drop database if exists ${unfinished}`);
  await ask(server, `create database ${unfinished}`);
  await fill(inBench(server, unfinished));
  await ask(server, "vacuum analyze", [], unfinished);
  await ask(server, `alter database ${unfinished} rename to ${name}`);
  console.log(`filled ${name} in ${Math.round((performance.now() - started) / 1000)} s`);
}

/** The name of a database's copy. */
export const copyOf = (name: string): string => `${name}_copy`;

/** Runs `work` on a copy of a database, so that its own rows stay as they were filled. */
export async function onCopy<Result>(
  server: PostgresServer,
  name: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const copy = copyOf(name);
  await ask(server, `drop database if exists ${copy}`);
  // By files: the other way writes all of it to the log too.
  await ask(server, `create database ${copy} template ${name} strategy file_copy`);
  try {
    return await work(inBench(server, copy));
  } finally {
    await ask(server, `drop database if exists ${copy} with (force)`);
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
