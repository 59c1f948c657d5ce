import type { Caller } from "../contract.ts";
import { clientId, saltName } from "../limits/client-id.ts";
import { noteHiddenClients } from "./hidden-clients.ts";

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
