import type { ClientBase } from "pg";
import { type Proof, type Row, type Sequence, type Table, Tally } from "./copy.ts";

/** How many characters one fetch reads: enough to be quick, few enough for memory. */
const fetchedCharacters = 2_000_000;
const mostRows = 2_000;

/** Yields the rows of a table in batches, every value as text. */
export async function* rowsOf(client: ClientBase, { name, columns }: Table): AsyncGenerator<Row[]> {
  const values = columns.map((column) => `${quoted(column.name)}::text`).join(", ");
  await client.query(`declare copied no scroll cursor for select ${values} from public.${quoted(name)}`);
  for (let size = 100; ; ) {
    const { rows } = await client.query<Row>({ text: `fetch ${size} from copied`, rowMode: "array" });
    if (rows.length > 0) yield rows;
    if (rows.length < size) break;
    const characters = rows.flat().reduce((sum, value) => sum + (value?.length ?? 0), 0);
    size = Math.min(mostRows, Math.max(1, Math.floor((fetchedCharacters / (characters + 1)) * size)));
  }
  await client.query("close copied");
}

/** Writes rows of texts into a table, each value cast to its column's type. */
export async function insertRows(client: ClientBase, { name, columns }: Table, rows: Row[]): Promise<void> {
  const list = columns.map((column) => quoted(column.name)).join(", ");
  const cast = columns.map(({ type }, at) => `c${at}::${type}`).join(", ");
  const parameters = columns.map((_, at) => `$${at + 1}::text[]`).join(", ");
  const aliases = columns.map((_, at) => `c${at}`).join(", ");
  await client.query(
    `insert into public.${quoted(name)} (${list}) overriding system value
     select ${cast} from unnest(${parameters}) as given (${aliases})`,
    columns.map((_, at) => rows.map((row) => row[at])),
  );
}

/** Reads a table to prove its content. */
export async function proofOf(client: ClientBase, table: Table): Promise<Proof> {
  const tally = new Tally();
  for await (const rows of rowsOf(client, table)) for (const row of rows) tally.add(row);
  return tally.proof(table.name);
}

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
  const { rows: exists } = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as made");
  if (!exists[0].made) return [];
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
