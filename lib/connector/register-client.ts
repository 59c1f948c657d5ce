import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Caller } from "../contract.ts";
import { database } from "../db/client.ts";
import { spendAttempt } from "../limits/spend-attempt.ts";
import { checkMetadata } from "./check-metadata.ts";
import { oauthClients } from "./connector.sql.ts";
import { unusedClientDays } from "./contract.ts";
import { noteStep, noting } from "./note-step.ts";

/** Registers a public client (RFC 7591), for those that have no metadata document; forgets old ones that never connected. */
export async function registerClient(given: unknown, caller: Caller) {
  await spendAttempt(caller, [{ group: "registrations" }]);
  const { name, redirect_uris, refused } = await noting(caller.address, { step: "registration" }, async () =>
    checkMetadata(given),
  );
  const client_id = `client_${randomBytes(12).toString("hex")}`;
  const db = await database();
  await db.execute(sql`
    delete from oauth_clients where created_at < now() - make_interval(days => ${unusedClientDays})
      and blocked_at is null and not exists (select from oauth_grants where oauth_grants.client_id = oauth_clients.client_id)
      and not exists (select from oauth_steps where subject = oauth_clients.client_id and step = 'token')`);
  const [row] = await db
    .insert(oauthClients)
    .values({ client_id, kind: "registered", name, redirect_uris })
    .returning({ created_at: oauthClients.created_at });
  await noteStep(caller.address, { step: "registration", client_id });
  return {
    client_id,
    client_id_issued_at: Math.floor(row!.created_at.getTime() / 1000),
    client_name: name,
    redirect_uris,
    ...(refused.length > 0 && { refused_redirect_uris: refused }),
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: "none",
  };
}
