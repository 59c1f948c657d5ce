import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ClientBase } from "pg";
import { type Home, openHome } from "../db/open-home.ts";
import { isStorageAway } from "../db/storage-away.ts";
import { CopyRefused } from "./copy.ts";

/** A data home: a PostgreSQL address, or the folder of a PGlite. */
export type Place = { DATABASE_URL?: string | undefined; DATA_DIR: string };

/** Works on a data home over one connection without time limits, and closes it. */
export async function atHome<Result>(place: Place, work: (client: ClientBase) => Promise<Result>): Promise<Result> {
  const home = await openHome(place);
  try {
    const { client, end } = await connect(home, place);
    try {
      return await work(client);
    } finally {
      await end().catch(() => undefined);
    }
  } finally {
    await home.close();
  }
}

/** Whether a folder is one that no PGlite has used. */
export const isMissing = ({ DATABASE_URL, DATA_DIR }: Place): boolean =>
  DATABASE_URL === undefined && !existsSync(join(DATA_DIR, "pglite", "PG_VERSION"));

/** Refuses such a folder: opening it would make an empty one. */
export function refuseMissing(place: Place): void {
  if (!isMissing(place)) return;
  throw new CopyRefused(`There is no Touchstone data in the folder ${place.DATA_DIR}. Name the folder that has it.`);
}

/** A home's name for people, without its password. */
export const placeName = ({ DATABASE_URL, DATA_DIR }: Place): string =>
  DATABASE_URL === undefined ? `PGlite in ${DATA_DIR}` : addressWithoutPassword(DATABASE_URL);

/** A database's address for display: dots replace its password. */
export const addressWithoutPassword = (address: string): string =>
  address.replace(/^(\w+:\/\/[^:@/]*):.*@/, "$1:…@").replace(/([?&]password=)[^&]*/, "$1…");

async function connect(home: Home, place: Place): ReturnType<Home["unhurried"]> {
  try {
    return await home.unhurried();
  } catch (error) {
    const why = isStorageAway(error) ? "it cannot be reached" : (error as Error).message;
    throw new CopyRefused(`${placeName(place)} cannot be used: ${why}. Check the address; nothing was written.`);
  }
}
