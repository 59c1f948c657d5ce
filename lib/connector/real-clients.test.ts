import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { POST as tokenByDefaultName } from "#app/token/route.ts";
import { database } from "#lib/db/client.ts";
import {
  aClient,
  aCode,
  anExchange,
  aRefresh,
  aRequest,
  connected,
  decision,
  exchanged,
  redirect_uri,
  registration,
  waiting,
} from "#lib/testing/connector.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { here, signedIn } from "#lib/testing/person.ts";
import { faultOfRedirect } from "./client-metadata.ts";
import { connectionOf } from "./connections.ts";
import { atOnceSeconds, mostAtOnce, scopes } from "./contract.ts";

useDatabase();

let anna: string;
beforeAll(async () => {
  anna = await signedIn("anna@acme.test");
});

describe("a registration", () => {
  test.each([
    ["null for members that are not read", { client_uri: null, logo_uri: null, contacts: null, scope: null }],
    ["empty texts", { client_uri: "", client_name: "", tos_uri: "" }],
    ["null for members that are read", { grant_types: null, response_types: null, client_name: null }],
    ["empty lists", { grant_types: [], response_types: [], contacts: [] }],
    ["members of any form that are not read", { client_uri: 7, token_endpoint_auth_method: "client_secret_post" }],
  ])("with %s is taken", async (_, metadata) => {
    const { status, body } = await registration({ redirect_uris: [redirect_uri], ...metadata });
    expect([status, body.token_endpoint_auth_method]).toEqual([201, "none"]);
  });

  test("passes over empty redirect addresses, and names those of another form or length", async () => {
    const long = `https://example.com/${"a".repeat(2_000)}`;
    const { status, body } = await registration({ redirect_uris: [null, redirect_uri, "", 7, long] });
    expect([status, body.redirect_uris]).toEqual([201, [redirect_uri]]);
    expect(body.refused_redirect_uris.map(({ reason }: { reason: string }) => reason)).toEqual([
      "must be text",
      "must have at most 2,000 characters",
    ]);
  });

  test.each([
    [{ redirect_uris: redirect_uri }, "redirect_uris must be a list."],
    [{ redirect_uris: [] }, "redirect_uris needs at least 1 item."],
    [{}, "redirect_uris is required."],
    [{ redirect_uris: [redirect_uri], client_name: "x".repeat(101) }, "client_name must have at most 100 characters."],
  ])("%j is refused in our words", async (metadata, words) => {
    const { status, body } = await registration(metadata);
    expect([status, body.error_description]).toEqual([400, expect.stringContaining(words)]);
  });

  test("takes the good redirect addresses and names the others", async () => {
    const bad = "http://example.com/callback";
    const { status, body } = await registration({ redirect_uris: [bad, redirect_uri, "javascript:alert(1)"] });
    expect([status, body.redirect_uris]).toEqual([201, [redirect_uri]]);
    expect(body.refused_redirect_uris.map((one: { redirect_uri: string }) => one.redirect_uri)).toEqual([
      bad,
      "javascript:alert(1)",
    ]);
  });
});

describe("a redirect address", () => {
  test.each(["cursor://x/cb", "kiro:/oauth", "com.example.app:/cb", "raycast://oauth", "Trae://cb", "web+thing:cb"])(
    "%s of a client's own scheme is taken",
    (address) => expect(faultOfRedirect(address)).toBeNull(),
  );
  test.each(
    "javascript data vbscript blob file about view-source filesystem ws wss ftp mailto tel sms intent ssh smb ldap jar search-ms ms-msdt ms-settings chrome chrome-extension JavaScript MS-Word"
      .split(" ")
      .map((scheme) => `${scheme}:x`),
  )("%s is refused", (address) => expect(faultOfRedirect(address)).not.toBeNull());
});

describe("an exchange of a code", () => {
  test("needs no redirect_uri, and compares one that is sent", async () => {
    const client_id = await aClient();
    const without = { ...anExchange(client_id, await aCode(client_id, anna)), redirect_uri: undefined };
    expect((await exchanged(without)).status).toBe(200);
    const other = { ...anExchange(client_id, await aCode(client_id, anna)), redirect_uri: "http://127.0.0.1/other" };
    expect((await exchanged(other)).body.error).toBe("invalid_grant");
  });

  test.each([
    ["no verifier", { code_verifier: undefined }, "invalid_request"],
    ["a verifier of another form", { code_verifier: "short" }, "invalid_request"],
    ["another resource", { resource: "https://elsewhere.example/mcp" }, "invalid_target"],
  ])("with %s is refused, and the code is still good", async (_, members, error) => {
    const client_id = await aClient();
    const code = await aCode(client_id, anna);
    expect((await exchanged({ ...anExchange(client_id, code), ...members })).body.error).toBe(error);
    expect((await exchanged(anExchange(client_id, code))).status).toBe(200);
  });

  test("works at the default address of MCP 2025-03-26", async () => {
    const client_id = await aClient();
    const form = anExchange(client_id, await aCode(client_id, anna)) as Record<string, string>;
    const headers = { host: "touchstone.test", "content-type": "application/x-www-form-urlencoded" };
    const body = String(new URLSearchParams(form));
    const answer = await tokenByDefaultName(new Request(`${here}/token`, { method: "POST", body, headers }));
    expect(answer.status).toBe(200);
  });
});

describe("one refresh token of two programs", () => {
  test("gives each a pair of the same connection, a few times, and further ones end nothing", async () => {
    const first = await connected(anna);
    const refreshed = () => exchanged(aRefresh(first.client_id, first.refresh_token));
    const { body: second } = await refreshed();
    // The access token of a successor may be used meanwhile.
    expect(await connectionOf(second.access_token, null)).not.toBeNull();
    for (let time = 0; time < mostAtOnce; time += 1)
      expect((await refreshed()).body).toMatchObject({ scope: "research:read" });
    expect((await refreshed()).body.error).toBe("invalid_grant");
    expect(await connectionOf(second.access_token, null)).not.toBeNull();
    expect((await exchanged({ ...aRefresh(first.client_id, second.refresh_token) })).status).toBe(200);
  });

  test("never gives more than was given", async () => {
    const first = await connected(anna);
    await exchanged(aRefresh(first.client_id, first.refresh_token));
    const wider = { ...aRefresh(first.client_id, first.refresh_token), scope: "research:run" };
    expect((await exchanged(wider)).body.error).toBe("invalid_scope");
  });

  test(`ends the connection after ${atOnceSeconds} seconds`, async () => {
    const first = await connected(anna);
    const { body: second } = await exchanged(aRefresh(first.client_id, first.refresh_token));
    const db = await database();
    await db.execute(sql`update oauth_tokens set used_at = used_at - make_interval(secs => ${atOnceSeconds + 1})`);
    expect((await exchanged(aRefresh(first.client_id, first.refresh_token))).body.error).toBe("invalid_grant");
    expect(await connectionOf(second.access_token, null)).toBeNull();
  });
});

test("a person can leave out what runs studies, and the token says what was given", async () => {
  expect(scopes["research:run"]).toMatch(/^Run studies, /);
  const client_id = await aClient();
  const scope = "research:read research:run";
  const request = await waiting({ ...aRequest(client_id), scope });
  const { params } = await decision(request, anna, { read_only: "yes" });
  const { body } = await exchanged(anExchange(client_id, params!.get("code")!));
  expect(body.scope).toBe("research:read");
  expect((await connected(anna, scope, client_id)).scope).toBe(scope);
});
