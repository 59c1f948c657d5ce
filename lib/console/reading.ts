import { causeInWords } from "../db/logged-error.ts";
import { busyCause } from "../db/storage-away.ts";
import { readTableFaults } from "../db/table-faults.ts";
import type { Reading } from "./contract.ts";

/** Reads one part of a page on its own: what it is, or in words why it could not be read. */
export async function reading<Value>(read: () => Promise<Value>): Promise<Reading<Value>> {
  try {
    return { value: await read() };
  } catch (error) {
    return { fault: await faultOf(error) };
  }
}

async function faultOf(error: unknown): Promise<string> {
  const why = causeInWords(error);
  if (busyCause(error) === null) return why;
  const { query = "" } = error as { query?: string };
  const faults = await readTableFaults().catch(() => []);
  const locked = faults.flatMap(({ table }) => (query.includes(table) ? [table] : []));
  return locked.length === 0 ? why : `It waits for a lock on ${locked.join(" and ")}.`;
}
