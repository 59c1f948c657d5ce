import { randomBytes } from "node:crypto";
import type { Database, Transaction } from "./client.ts";
import neverEmpty from "./never-empty.json" with { type: "json" };
import { settings } from "./settings.sql.ts";

/** Makes the secrets of sign-in and of the feed, each at random, where they are not there. */
export async function makeSettings(db: Database | Transaction): Promise<void> {
  const made = Object.entries(neverEmpty.settings.own).map(([name, { bytes }]) => {
    return { name, value: randomBytes(bytes).toString("hex") };
  });
  await db.insert(settings).values(made).onConflictDoNothing();
}
