import { eq } from "drizzle-orm";
import type { Caller } from "../contract.ts";
import { db } from "../db/client.ts";
import { settings } from "../db/settings.sql.ts";
import { clientId, saltName } from "../limits/client-id.ts";
import { processWide } from "../process-wide.ts";

/** A client's name under the salt of a day; null when clients cannot be distinguished. */
export type DayClient = { salt: string; name: string } | null;

/** The client on which new keys share a voice; null when a proxy hides it. */
export async function clientOf(caller: Caller, now: Date): Promise<DayClient> {
  if (caller.hiddenBy !== undefined) {
    await noteHiddenClients(caller.hiddenBy);
    return null;
  }
  return { salt: saltName(now), name: await clientId(caller.address, now) };
}

const name = "hidden_clients";

const isNoted = processWide<true>("hidden-clients");

/** Notes for the operator, once per process, that a proxy hides the clients. */
async function noteHiddenClients(proxy: string): Promise<void> {
  if (isNoted.current) return;
  isNoted.current = true;
  console.warn(`${hiddenClients(proxy)} ${whatToSet}`);
  await db.insert(settings).values({ name, value: proxy }).onConflictDoNothing();
}

/** The proxy that hid the clients of reviews or searches, and since when; null without one. */
export async function readHiddenClients(): Promise<{ proxy: string; since: string } | null> {
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  return row === undefined ? null : { proxy: row.value, since: row.created_at.toISOString() };
}

/** Says what is wrong. */
const hiddenClients = (proxy: string) =>
  `Requests arrive with X-Forwarded-For from ${proxy}, and TRUSTED_PROXY_HOPS is not set: all clients look like one, so each new key counts as a voice of its own, and no search is counted.`;

/** Says what the operator should do about it. */
const whatToSet =
  "Set TRUSTED_PROXY_HOPS to the number of your proxies that append to X-Forwarded-For, or to 0 if there is none.";
