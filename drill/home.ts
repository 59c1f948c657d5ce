import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { copyFilledFolder } from "../lib/testing/processes/filled-folder.ts";
import { freePort, type PostgresServer, startPostgres } from "../lib/testing/processes/postgres.ts";
import type { Place } from "./server.ts";

/** How many rounds of each drill, and about how many posts are confirmed in each. */
export type Pace = { rounds: number; posts: number };

const made: string[] = [];

/** A new folder, deleted when the drills have ended. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "touchstone-drill-"));
  made.push(folder);
  return folder;
}

/** A place for a server on PGlite, with the catalogue loaded. */
export async function litePlace(folder?: string): Promise<Place> {
  const data = folder ?? (await newFolder());
  filled ??= newFolder();
  await copyFilledFolder(await filled, data);
  return emptyPlace(data);
}
let filled: Promise<string> | undefined;

/** A place for a server, on a folder without data. */
export async function emptyPlace(folder?: string): Promise<Place> {
  const PORT = String(await freePort());
  return { PORT, DATA_DIR: resolve(folder ?? (await newFolder())), PUBLIC_URL: `http://127.0.0.1:${PORT}` };
}

/** Works with a PostgreSQL of its own that waits for its disk, and a place on it. */
export async function onPostgres<Result>(
  work: (postgres: PostgresServer, place: Place) => Promise<Result>,
): Promise<Result> {
  const postgres = await startPostgres({ durable: true });
  try {
    return await work(postgres, { ...(await emptyPlace()), DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

/** Deletes all folders of the drills. */
export const clean = () =>
  Promise.all(made.map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 5 })));
