import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Caller } from "../contract.ts";
import { database } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { spendAttempt } from "../limits/spend-attempt.ts";
import { checkMetadata } from "./client-metadata.ts";
import { oauthClients, oauthGrants, oauthSteps } from "./connector.sql.ts";
import { unusedClientDays } from "./contract.ts";
import { type FetchDocument, fetchClientDocument } from "./fetch-client-document.ts";
import { noteStep, noting } from "./flows.ts";
import { OAuthRefusal } from "./oauth-refusal.ts";

/** A client as it is known now. */
export type OAuthClient = { client_id: string; name: string; redirect_uris: string[] };

/** Finds a client that is registered, or by its metadata document, which is read again when it is no longer fresh. */
export async function findClient(
  client_id: string,
  fetchDocument: FetchDocument = fetchClientDocument,
): Promise<OAuthClient> {
  const db = await database();
  const [known] = await db
    .select({
      client_id: oauthClients.client_id,
      name: oauthClients.name,
      redirect_uris: oauthClients.redirect_uris,
      isFresh: sql<boolean>`coalesce(${oauthClients.fresh_until} > now(), ${oauthClients.kind} = 'registered')`,
      isBlocked: sql<boolean>`${oauthClients.blocked_at} is not null`,
    })
    .from(oauthClients)
    .where(eq(oauthClients.client_id, client_id));
  if (known?.isBlocked)
    throw new OAuthRefusal(
      "invalid_client",
      "The operator of this service has cut this client off. Ask them before you connect it again.",
    );
  if (known?.isFresh) return { client_id, name: known.name, redirect_uris: known.redirect_uris };
  if (!/^https?:/i.test(client_id))
    throw new OAuthRefusal(
      "invalid_client",
      "No client with this client_id is registered here: it was forgotten, or is of another service. Remove the connection in the client and add it again, so that it registers.",
    );
  const { name, redirect_uris, seconds } = await fetchDocument(client_id);
  const fresh_until = sql`now() + make_interval(secs => ${seconds})`;
  await db
    .insert(oauthClients)
    .values({ client_id, kind: "document", name, redirect_uris, fresh_until })
    .onConflictDoUpdate({ target: oauthClients.client_id, set: { name, redirect_uris, fresh_until } });
  return { client_id, name, redirect_uris };
}

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

/** Cuts a client off for everyone and ends its connections, or lets it connect again, for the operator. */
export async function blockClient(client_id: string, isBlocked: boolean): Promise<void> {
  const db = await database();
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(oauthClients)
      .set({ blocked_at: isBlocked ? sql`now()` : null })
      .where(eq(oauthClients.client_id, client_id))
      .returning({ client_id: oauthClients.client_id });
    if (changed.length === 0) throw new AppError("not_found", "There is no such client. Choose one from the list.");
    if (isBlocked) await tx.delete(oauthGrants).where(eq(oauthGrants.client_id, client_id));
  });
}

/** Deletes a client with its connections and the steps of its flow, as if it had never come. */
export async function forgetClient(client_id: string): Promise<void> {
  const db = await database();
  await db.delete(oauthClients).where(eq(oauthClients.client_id, client_id));
  await db.delete(oauthSteps).where(eq(oauthSteps.subject, client_id));
}
