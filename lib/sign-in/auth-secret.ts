import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { settings } from "../db/settings.sql.ts";

/** The name of the secret in the service's settings. */
const name = "sign_in_secret";

/** The secret that signs cookies and keys the hashes of codes: made once, shared by all processes. */
export async function authSecret(db: Database): Promise<string> {
  const value = randomBytes(32).toString("base64url");
  await db.insert(settings).values({ name, value }).onConflictDoNothing();
  const [kept] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, name));
  return kept!.value;
}
