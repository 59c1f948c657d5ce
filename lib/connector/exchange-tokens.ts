import { createHash, timingSafeEqual } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { hashOfKey } from "../accounts/authenticate.ts";
import type { Caller } from "../contract.ts";
import { db } from "../db/client.ts";
import { inChoice } from "../in-words.ts";
import { ownValue } from "../own-value.ts";
import { isResource, wrongTarget } from "./addresses.ts";
import { oauthClients } from "./connector.sql.ts";
import { atOnceSeconds, grantTypes, mostAtOnce, type Step } from "./contract.ts";
import { noting } from "./flows.ts";
import { connectAgain, invalidRequest, OAuthRefusal } from "./oauth-refusal.ts";
import { scopesIn } from "./request-authorization.ts";
import { endGrant, type Grant, grantOf, spendAgain, spendFor, type Tokens } from "./spend-token.ts";

type Members = Record<string, string | undefined>;

/** Exchanges a code or refresh token once; a second use ends the connection (OAuth 2.1, 4), but by `spendAgain`. */
export async function exchangeTokens(form: URLSearchParams, caller: Caller): Promise<Tokens> {
  const members = membersOf(form);
  const { grant_type, client_id } = members;
  const exchange = ownValue(exchanges, grant_type ?? "");
  if (exchange === undefined)
    throw new OAuthRefusal("unsupported_grant_type", `Send grant_type=${inChoice(grantTypes)}.`);
  await refuseUnknownClient(client_id ?? "");
  return noting(caller.address, { step: exchange.step, client_id }, () => exchange.run(members));
}

type Exchange = { step: Step; run: (members: Members) => Promise<Tokens> };
const exchanges: Record<(typeof grantTypes)[number], Exchange> = {
  authorization_code: { step: "token", run: exchangeCode },
  refresh_token: { step: "refresh", run: refresh },
};

function membersOf(form: URLSearchParams): Members {
  if (new Set(form.keys()).size < [...form.keys()].length) throw invalidRequest("Send each member of the form once.");
  if (/\p{Cc}/u.test([...form.values()].join(""))) throw invalidRequest("Send the form without control characters.");
  return Object.fromEntries([...form].filter(([, value]) => value !== ""));
}

/** With invalid_client a client registers again; with any other error it would go on with an id that is not known here. */
async function refuseUnknownClient(client_id: string): Promise<void> {
  if ((await db.$count(oauthClients, eq(oauthClients.client_id, client_id))) > 0) return;
  throw new OAuthRefusal(
    "invalid_client",
    "Send client_id in the form, as it was registered here. A client that is not known registers again.",
  );
}

async function exchangeCode(members: Members): Promise<Tokens> {
  const { code = "", client_id, redirect_uri, code_verifier = "", resource } = members;
  // What is malformed is no sign of a thief: it is refused before it touches the code.
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(code_verifier))
    throw invalidRequest("Send code_verifier in its form: letters, digits and -._~ (RFC 7636, 4.1).");
  refuseOtherTarget(resource);
  const grant = await grantOf("code", code);
  if (grant === undefined) throw wrongCode();
  const fault = faultOfCode(grant, { client_id, redirect_uri, code_verifier });
  const tokens = fault === null ? await spendFor(grant, code, grant.scope) : null;
  if (tokens !== null) return tokens;
  // A faulty attempt uses the code up; a second one may be a thief's, so what the first got ends too.
  await endGrant(grant.grant_id);
  throw fault ?? wrongCode();
}

type Proof = { client_id: string | undefined; redirect_uri: string | undefined; code_verifier: string };

/** Why a code is not exchanged; OAuth 2.1 needs no redirect_uri there, and one that is sent must be the code's. */
function faultOfCode(grant: Grant, { client_id, redirect_uri, code_verifier }: Proof): OAuthRefusal | null {
  if (grant.is_late || grant.client_id !== client_id) return wrongCode();
  if (redirect_uri !== undefined && grant.redirect_uri !== redirect_uri)
    return notGranted("The redirect_uri is not the one that the code was sent to.");
  if (isVerifier(code_verifier, grant.code_challenge)) return null;
  return notGranted("The code_verifier does not fit the code_challenge.");
}

async function refresh({ refresh_token = "", client_id, scope, resource }: Members): Promise<Tokens> {
  const grant = await grantOf("refresh", refresh_token);
  if (grant === undefined || grant.client_id !== client_id) throw wrongRefresh();
  refuseOtherTarget(resource);
  const granted = scope === undefined ? grant.scope : scopesIn(scope).join(" ");
  if (!granted.split(" ").every((one) => grant.scope.split(" ").includes(one)))
    throw new OAuthRefusal("invalid_scope", "A refresh cannot widen the scope. Connect again with the scope you need.");
  const tokens = await spendFor(grant, refresh_token, granted);
  if (tokens !== null) return tokens;
  const again = await spendAgain(grant, refresh_token, granted);
  if (again === "too many")
    throw new OAuthRefusal(
      "invalid_grant",
      `This refresh token was used ${mostAtOnce} times more within ${atOnceSeconds} seconds. Use the newest token that you were given.`,
    );
  if (again !== null) {
    console.info(
      `Two programs of the client ${grant.client_id} used one refresh token at once; each has a pair of tokens.`,
    );
    return again;
  }
  await endGrant(grant.grant_id);
  throw wrongRefresh();
}

const wrongCode = () => notGood("code", "is too old");
const wrongRefresh = () => notGood("refresh token", "revoked");

const notGood = (what: string, why: string) =>
  notGranted(`This ${what} is not good: it was used, ${why}, or is another client's.`);
const notGranted = (why: string) => new OAuthRefusal("invalid_grant", `${why} ${connectAgain}`);

/** Refuses tokens for any resource but the connector; a client may name none. */
function refuseOtherTarget(resource: string | undefined): void {
  if (resource !== undefined && !isResource(resource)) throw wrongTarget();
}

function isVerifier(verifier: string, challenge: string): boolean {
  const digest = createHash("sha256").update(verifier).digest();
  const expected = Buffer.from(challenge, "base64url");
  return expected.length === digest.length && timingSafeEqual(digest, expected);
}

/** Ends the connection of a client's own token (RFC 7009); an unknown token is no fault, as its end is what was wished. */
export async function revokeToken(form: URLSearchParams): Promise<void> {
  const { token, client_id } = membersOf(form);
  if (token === undefined || client_id === undefined) throw invalidRequest("Send token and client_id in the form.");
  await db.execute(sql`
    delete from oauth_grants where client_id = ${client_id} and grant_id in (
      select grant_id from oauth_tokens where token_sha256 = ${hashOfKey(token)})`);
}
