import { causeInWords } from "../db/logged-error.ts";
import { busyCause } from "../db/storage-away.ts";
import { readTableFaults } from "../db/table-faults.ts";
import type { Reading } from "./contract.ts";

type Readers = Record<string, () => Promise<unknown>>;
type Readings<Of extends Readers> = { [Part in keyof Of]: Reading<Awaited<ReturnType<Of[Part]>>> };

/** Reads parts of a page each on its own: what it is, or in words why it could not be read. */
export async function readEach<Of extends Readers>(readers: Of): Promise<Readings<Of>> {
  const parts = Object.entries(readers).map(async ([name, read]) => {
    const fault = async (error: unknown) => ({ fault: await faultOf(error) });
    return [name, await read().then((value) => ({ value }), fault)];
  });
  return Object.fromEntries(await Promise.all(parts));
}

async function faultOf(error: unknown): Promise<string> {
  const why = causeInWords(error);
  if (busyCause(error) === null) return why;
  const { query = "" } = error as { query?: string };
  const faults = await readTableFaults().catch(() => []);
  const locked = faults.flatMap(({ table }) => (query.includes(table) ? [table] : []));
  return locked.length === 0 ? why : `It waits for a lock on ${locked.join(" and ")}.`;
}
