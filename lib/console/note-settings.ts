import { randomBytes, scryptSync } from "node:crypto";
import { eq } from "drizzle-orm";
import { db } from "../db/client.ts";
import { count } from "../db/counters.ts";
import { settings } from "../db/settings.sql.ts";
import { env } from "../env.ts";

/** The variables that a part works with, whose fault an operator mends by another value and a start. */
const variablesOf = {
  mail: ["SMTP_URL"],
  model: ["AI_MODEL", "AI_BASE_URL", "AI_API_KEY", "AI_HEADERS"],
} as const;

/** Notes with what settings this start is, as salted hashes; where they are others than before, a fault of their part is over. */
export async function noteSettings(): Promise<true> {
  for (const [part, variables] of Object.entries(variablesOf)) {
    const values = JSON.stringify(variables.map((name) => env()[name] ?? null));
    const name = `settings_of_${part}`;
    const [row] = await db.select({ hash: settings.value }).from(settings).where(eq(settings.name, name));
    const [salt = ""] = row?.hash.split(":", 1) ?? [];
    if (row?.hash === hashOf(values, salt)) continue;
    const value = hashOf(values, randomBytes(16).toString("hex"));
    await db.insert(settings).values({ name, value }).onConflictDoUpdate({ target: settings.name, set: { value } });
    if (row !== undefined) count("test", part);
  }
  return true;
}

/** Slow to guess from, as a password's is. */
const hashOf = (text: string, salt: string) => `${salt}:${scryptSync(text, salt, 32).toString("hex")}`;
