import { closeDatabase } from "../db/client.ts";
import { setEnvironment } from "./database.ts";

/** Reserves a port without a listener: PostgreSQL is unreachable there. */
const nowhere = "postgres://127.0.0.1:1/touchstone";

/** Runs `work` while no database is reachable. */
export async function withStorageAway<Result>(work: () => Promise<Result>): Promise<Result> {
  const home = process.env.DATABASE_URL!;
  await closeDatabase();
  setEnvironment({ DATABASE_URL: nowhere });
  try {
    return await work();
  } finally {
    await closeDatabase();
    setEnvironment({ DATABASE_URL: home });
  }
}
