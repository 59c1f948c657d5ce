import { eq, sql } from "drizzle-orm";
import { database } from "../db/client.ts";
import { oauthClients } from "./connector.sql.ts";
import { type FetchDocument, fetchClientDocument } from "./fetch-client-document.ts";
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
