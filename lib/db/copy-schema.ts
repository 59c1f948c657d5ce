import type { ClientBase } from "pg";
import type { Sequence, Table } from "./copy.ts";

const own = "c.relnamespace = 'public'::regnamespace";
/** What an extension keeps in a table of its own is the extension's to make. */
const notAnExtensions = "not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')";

/** Every table that stands in the database, found by asking it, so that one added later is never forgotten. */
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

/** Where each sequence stands: the next identity must not be one that is given away. */
export async function sequencesOf(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where ${own} and c.relkind = 'S' and ${notAnExtensions} order by 1`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const asked = `select last_value::text, is_called from public.${quoted(name)}`;
    const { rows: standing } = await client.query<Omit<Sequence, "name">>(asked);
    sequences.push({ name, ...standing[0]! });
  }
  return sequences;
}

/** The hashes of the migrations that made the schema, in order; none where Touchstone has never been. */
export async function migrationsOf(client: ClientBase): Promise<string[]> {
  const { rows: made } = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as made");
  if (!made[0].made) return [];
  const { rows } = await client.query<{ hash: string }>(
    "select hash from drizzle.__drizzle_migrations order by created_at, id",
  );
  return rows.map(({ hash }) => hash);
}

/** Makes PostgreSQL write every value in the one form that loses nothing, and wait as long as the work takes. */
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

/** A name as SQL wants it. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
