import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { GET as serverDocument } from "#app/.well-known/oauth-authorization-server/[[...path]]/route.ts";
import { GET as resourceDocument } from "#app/.well-known/oauth-protected-resource/[[...path]]/route.ts";
import { POST as signInWithCode } from "#app/sign-in/session/route.ts";
import { database } from "#lib/db/client.ts";
import { makeCode } from "#lib/sign-in/request-code.ts";
import {
  aClient,
  aCode,
  aRefresh,
  aRequest,
  authorization,
  challengeOf,
  connected,
  decision,
  exchanged,
  redirect_uri,
  resource,
  waiting,
} from "#lib/testing/connector.ts";
import { storedRows, useDatabase } from "#lib/testing/database.ts";
import { here, send, signedIn, to } from "#lib/testing/person.ts";
import { connectionOf } from "./connections.ts";

useDatabase();

let anna: string;
beforeAll(async () => {
  anna = await signedIn("anna@acme.test");
});

const read = (route: typeof serverDocument, path: string[] = []) =>
  route(new Request(`${here}/.well-known/x`, { headers: { host: "touchstone.test" } }), {
    params: Promise.resolve({ path }),
  });

describe("the metadata", () => {
  test("of the connector and of its authorization server are wherever clients look, for pages of any origin", async () => {
    for (const [route, path] of [
      [resourceDocument, ["research", "mcp"]],
      [serverDocument, []],
      [serverDocument, ["research", "mcp"]],
    ] as const) {
      const answer = await read(route, [...path]);
      expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
    }
    // The ratings at the root are open: no document may claim them.
    for (const path of [[], ["mcp"]]) expect((await read(resourceDocument, path)).status).toBe(404);
    expect((await read(serverDocument, ["mcp"])).status).toBe(404);
    expect(await (await read(resourceDocument, ["research", "mcp"])).json()).toMatchObject({
      resource,
      authorization_servers: [here],
      scopes_supported: ["research:read", "research:run"],
      bearer_methods_supported: ["header"],
    });
  });

  test("advertise what is served, and nothing else", async () => {
    const document = await (await read(serverDocument)).json();
    expect(document).toMatchObject({
      issuer: here,
      code_challenge_methods_supported: ["S256"],
      grant_types_supported: ["authorization_code", "refresh_token"],
      token_endpoint_auth_methods_supported: ["none"],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
    });
    expect(JSON.stringify(document)).not.toMatch(/dpop|client_credentials|introspection|jwks|offline_access|openid/i);
  });
});

describe("a client that knows nothing but the address", () => {
  test("registers, is allowed by its person, and gets tokens for fifteen minutes and this resource", async () => {
    const client_id = await aClient();
    const { params, status } = await decision(await waiting(aRequest(client_id)), anna);
    expect([status, params!.get("state"), params!.get("iss")]).toEqual([200, "a-state", here]);
    const {
      status: answered,
      body,
      headers,
    } = await exchanged({
      grant_type: "authorization_code",
      client_id,
      code: params!.get("code")!,
      redirect_uri,
      code_verifier: "a-verifier-of-forty-three-characters-or-more",
      resource,
    });
    expect([answered, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(body).toMatchObject({ token_type: "Bearer", expires_in: 900, scope: "research:read" });
    expect(await connectionOf(body.access_token, null)).toMatchObject({ client_id, scopes: ["research:read"] });
  });

  test("waits while its person signs in, who comes back to consent by a cookie and not by an address", async () => {
    const { status, to: consent, cookies } = await authorization(aRequest(await aClient()));
    expect([status, cookies[0]]).toEqual([
      303,
      expect.stringMatching(/^__Host-connect_request=\S+; .*HttpOnly; Secure/),
    ]);
    const cookie = cookies[0]!.split(";")[0]!;
    const signIn = async () => ({ form: { email: "bo@acme.test", code: await makeCode("bo@acme.test") } });
    expect(to(await send(signInWithCode, { ...(await signIn()), cookie }))).toBe(consent);
    const strange = { ...(await signIn()), cookie: "__Host-connect_request=//evil.test" };
    expect(to(await send(signInWithCode, strange))).toBe("/account");
  });

  test("is told by redirect what is wrong with its request once its person has connected it (RFC 6749, 4.1.2.1)", async () => {
    const { client_id } = await connected(anna);
    const wrong = { ...aRequest(client_id), response_type: "token" };
    const { status, to: address, params } = await authorization(wrong, undefined, anna);
    expect([status, address!.startsWith(`${redirect_uri}?error=`)]).toEqual([302, true]);
    expect(Object.fromEntries(params!)).toEqual({
      error: "unsupported_response_type",
      error_description: "Send response_type=code: no other type is served.",
      state: "a-state",
      iss: here,
    });
  });

  test("may listen on any port of this computer, and take its codes by its own scheme", async () => {
    const client_id = await aClient({
      redirect_uris: ["http://127.0.0.1/callback", "cursor://anysphere.cursor-mcp/oauth/callback"],
    });
    expect((await decision(await waiting(aRequest(client_id)), anna)).to).toMatch(
      /^http:\/\/127\.0\.0\.1:8090\/callback\?code=/,
    );
    const own = { ...aRequest(client_id), redirect_uri: "cursor://anysphere.cursor-mcp/oauth/callback" };
    expect((await decision(await waiting(own), anna)).to).toMatch(
      /^cursor:\/\/anysphere\.cursor-mcp\/oauth\/callback\?code=/,
    );
  });

  test("that names no resource or scope gets the only resource and both scopes", async () => {
    const client_id = await aClient();
    const code = await aCode(client_id, anna, { resource: undefined, scope: undefined });
    const { body } = await exchanged({
      grant_type: "authorization_code",
      client_id,
      code,
      redirect_uri,
      code_verifier: "a-verifier-of-forty-three-characters-or-more",
    });
    expect(body.scope).toBe("research:read research:run");
  });

  test("is given research:read with research:run, and unknown scopes are left out of the answer", async () => {
    expect((await connected(anna, "openid research:run offline_access")).scope).toBe("research:read research:run");
  });

  test("whose person says no is answered with access_denied, its state and the issuer", async () => {
    const { params } = await decision(await waiting(aRequest(await aClient())), anna, { decision: "deny" });
    expect(Object.fromEntries(params!)).toMatchObject({ error: "access_denied", state: "a-state", iss: here });
  });

  test("refreshes: each refresh token works once, and narrows the scope when it is sent a smaller one", async () => {
    const first = await connected(anna, "research:run");
    const { body: second } = await exchanged({
      ...aRefresh(first.client_id, first.refresh_token),
      scope: "research:read",
    });
    expect(second).toMatchObject({ expires_in: 900, scope: "research:read" });
    const { body: third } = await exchanged(aRefresh(first.client_id, second.refresh_token));
    expect(third.scope).toBe("research:read research:run");
    expect(await connectionOf(first.access_token, null)).not.toBeNull();
  });
});

test("no code, token or request's secret is stored as it is", async () => {
  const client_id = await aClient();
  const request = await waiting(aRequest(client_id));
  const { params } = await decision(request, anna);
  const code = params!.get("code")!;
  const { access_token, refresh_token } = await connected(anna);
  const rows = JSON.stringify(await storedRows());
  for (const secret of [request, code, access_token, refresh_token]) expect(rows).not.toContain(secret);
  expect(rows).toContain(challengeOf("a-verifier-of-forty-three-characters-or-more"));
});

test("an access token ends after its fifteen minutes, while its refresh token goes on", async () => {
  const { client_id, access_token, refresh_token } = await connected(anna);
  const db = await database();
  await db.execute(sql`update oauth_tokens set expires_at = now() - interval '1 second' where kind = 'access'`);
  expect(await connectionOf(access_token, null)).toBeNull();
  expect((await exchanged(aRefresh(client_id, refresh_token))).status).toBe(200);
});
