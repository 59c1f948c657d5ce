import { mkdirSync, realpathSync } from "node:fs";
import { holdName } from "#lib/net/hold-name.mjs";

/**
 * Takes a data folder for this process alone, or throws. PGlite itself lets two processes open one folder and then
 * loses writes.
 */
export async function lockDataFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const held = await holdName(realpathSync(folder));
  if (held !== null) return held.release;
  throw new Error(
    `Another Touchstone process is using the data folder ${folder}. Stop it, give this one another DATA_DIR, or run several processes on PostgreSQL by DATABASE_URL.`,
  );
}
