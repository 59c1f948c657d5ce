import { randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { eq } from "drizzle-orm";
import { keyVariables } from "../ai-providers.ts";
import { db } from "../db/client.ts";
import { count } from "../db/counters.ts";
import { settings } from "../db/settings.sql.ts";
import { env } from "../env.ts";

/** The variables that a part works with, whose fault an operator mends by another value and a start. */
const variablesOf = {
  mail: ["SMTP_URL"],
  model: ["AI_MODEL", "AI_BASE_URL", "AI_API_KEY", ...keyVariables, "AI_HEADERS"],
} as const;

/** Notes with what settings this start is, as salted hashes; where they are others than before, a fault of their part is over. */
export async function noteSettings(): Promise<true> {
  for (const [part, variables] of Object.entries(variablesOf)) {
    const values = JSON.stringify(variables.map((name) => env()[name] ?? null));
    const name = `settings_of_${part}`;
    const [row] = await db.select({ hash: settings.value }).from(settings).where(eq(settings.name, name));
    const [salt = ""] = row?.hash.split(":", 1) ?? [];
    if (row?.hash === (await hashOf(values, salt))) continue;
    const value = await hashOf(values, randomBytes(16).toString("hex"));
    await db.insert(settings).values({ name, value }).onConflictDoUpdate({ target: settings.name, set: { value } });
    if (row !== undefined) count("test", part);
  }
  return true;
}

/** Slow to guess from, as a password's is; beside the thread that answers. */
const hashOf = async (text: string, salt: string) => `${salt}:${(await derive(text, salt, 32)).toString("hex")}`;
const derive = promisify<string, string, number, Buffer>(scrypt);
