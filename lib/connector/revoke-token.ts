import { sql } from "drizzle-orm";
import { hashOfKey } from "../accounts/api-key.ts";
import { database } from "../db/client.ts";
import { membersOf } from "./exchange-tokens.ts";
import { OAuthRefusal } from "./oauth-refusal.ts";

/** Ends the connection of a client's own token (RFC 7009); an unknown token is no fault, as its end is what was wished. */
export async function revokeToken(form: URLSearchParams): Promise<void> {
  const { token, client_id } = membersOf(form);
  if (token === undefined || client_id === undefined)
    throw new OAuthRefusal("invalid_request", "Send token and client_id in the form.");
  const db = await database();
  await db.execute(sql`
    delete from oauth_grants where client_id = ${client_id} and grant_id in (
      select grant_id from oauth_tokens where token_sha256 = ${hashOfKey(token)})`);
}
