import type { ClientBase } from "pg";
import { type Proof, type Row, type Table, Tally } from "./copy.ts";
import { quoted } from "./copy-schema.ts";

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
    size = Math.min(mostRows, Math.max(1, Math.floor((fetchedCharacters / (charactersOf(rows) + 1)) * size)));
  }
  await client.query("close copied");
}

function charactersOf(rows: Row[]): number {
  let characters = 0;
  for (const row of rows) for (const value of row) characters += value?.length ?? 0;
  return characters;
}

/** Writes rows of texts into a table, each value cast to its column's type. */
export async function insertRows(client: ClientBase, { name, columns }: Table, rows: Row[]): Promise<void> {
  const named = columns.map((column) => quoted(column.name)).join(", ");
  const cast = columns.map(({ type }, at) => `c${at}::${type}`).join(", ");
  const parameters = columns.map((_, at) => `$${at + 1}::text[]`).join(", ");
  const aliases = columns.map((_, at) => `c${at}`).join(", ");
  await client.query(
    `insert into public.${quoted(name)} (${named}) overriding system value
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
