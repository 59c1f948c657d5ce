import { globSync } from "node:fs";
import { join } from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { emptyDatabase } from "../testing/empty-database.ts";
import { inDatabase } from "../testing/global-setup.ts";

const functions = "select pg_get_functiondef(oid) as is from pg_proc where pronamespace = 'public'::regnamespace";
const catalog = `
  select table_name || '.' || column_name || ': ' ||
    concat_ws(' ', data_type, datetime_precision, case when is_nullable = 'NO' then 'not null' end,
      'default ' || column_default, 'generated ' || generation_expression, 'identity ' || identity_generation) as is
  from information_schema.columns where table_schema = 'public'
  union all
  select conrelid::regclass || '.' || conname || ': ' || pg_get_constraintdef(oid) from pg_constraint
  where connamespace = 'public'::regnamespace and contype <> 'n'
  union all
  select tablename || '.' || indexname || ': ' || indexdef from pg_indexes where schemaname = 'public'
  order by 1`;

/** The one column of what the last of these statements reads. */
async function read(url: string, ...statements: string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: { is: string }[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows.map(({ is }) => is);
  } finally {
    await client.end();
  }
}

test("the migrations make the columns, defaults, checks and indexes that the tables declare", async () => {
  const files = globSync("lib/*/*.sql.ts").map((file) => import(join(process.cwd(), file)));
  const declared = Object.assign({}, ...(await Promise.all(files)));
  const tables = await generateMigration(generateDrizzleJson({}), generateDrizzleJson(declared));
  const { url, template } = inject("postgres")!;
  const migrated = inDatabase(url, template);
  // Functions are in the migrations alone.
  const first = ["set check_function_bodies = off", ...(await read(migrated, functions))];
  expect(await read(migrated, catalog)).toEqual(await read(await emptyDatabase(), ...first, ...tables, catalog));
});
