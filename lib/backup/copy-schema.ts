import type { ClientBase } from "pg";
import type { Sequence, Table } from "./copy.ts";

const own = "c.relnamespace = 'public'::regnamespace";
/** An extension creates its own tables. */
const notAnExtensions = "not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')";

/** Lists every table by asking the database, so a new one is never forgotten. */
export async function tablesOf(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; column: string; type: string }>(`
    select c.relname as name, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where ${own} and c.relkind in ('r', 'p') and not c.relispartition and ${notAnExtensions}
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname collate "C", a.attnum`);
  const tables = Map.groupBy(rows, ({ name }) => name);
  return [...tables].map(([name, columns]) => ({
    name,
    columns: columns.map(({ column, type }) => ({ name: column, type })),
  }));
}

/** The state of each sequence: the next identity must not be one already in use. */
export async function sequencesOf(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where ${own} and c.relkind = 'S' and ${notAnExtensions} order by 1`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const state = `select last_value::text, is_called from public.${quoted(name)}`;
    const { rows } = await client.query<Omit<Sequence, "name">>(state);
    sequences.push({ name, ...rows[0]! });
  }
  return sequences;
}

/** The hashes of the migrations that made the schema, in order; none where Touchstone has never run. */
export async function migrationsOf(client: ClientBase): Promise<string[]> {
  const { rows: made } = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as made");
  if (!made[0].made) return [];
  const { rows } = await client.query<{ hash: string }>(
    "select hash from drizzle.__drizzle_migrations order by created_at, id",
  );
  return rows.map(({ hash }) => hash);
}

/** Makes PostgreSQL write every value in its one lossless form, without a time limit. */
export async function setForCopying(client: ClientBase): Promise<void> {
  const settings = {
    timezone: "UTC",
    datestyle: "ISO, YMD",
    intervalstyle: "postgres",
    bytea_output: "hex",
    extra_float_digits: "3",
    statement_timeout: "0",
    lock_timeout: "0",
    idle_in_transaction_session_timeout: "0",
  };
  for (const [name, value] of Object.entries(settings))
    await client.query("select set_config($1, $2, true)", [name, value]);
}

/** A name, quoted for SQL. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
