import type { LookupFunction } from "node:net";
import { beforeAll, expect } from "vitest";
import { POST as decide } from "#app/oauth/consent/decide/route.ts";
import { database } from "#lib/db/client.ts";
import { limitWindows } from "#lib/limits/limits.sql.ts";
import { contentSecurityPolicy } from "#lib/net/named-response.ts";
import { memberOf } from "#lib/sign-in/sessions.ts";
import { type Attack, testAttacks } from "#lib/testing/attack-table.ts";
import {
  aClient,
  aRefresh,
  aRequest,
  authorization,
  connected,
  decision,
  exchanged,
  redirect_uri,
  registration,
  waiting,
} from "#lib/testing/connector.ts";
import { setEnvironment, storedRows, useDatabase } from "#lib/testing/database.ts";
import { send, signedIn } from "#lib/testing/person.ts";
import { blockClient, fetchClientDocument, findClient } from "./clients.ts";
import { connectionOf } from "./connections.ts";
import { requestAuthorization } from "./request-authorization.ts";

useDatabase();

let anna: string;
let client_id: string;
beforeAll(async () => {
  anna = await signedIn("anna@acme.test");
  client_id = await aClient();
});

const registers = async (metadata: unknown) => {
  const { status, body } = await registration(metadata);
  return [status, body.error];
};
const accountOf = async (cookie: string) => (await memberOf(new Headers({ cookie })))!.account.account_id;

const registering: Attack[] = [
  [
    "redirects that run something or are not encrypted",
    async () => {
      const bad =
        "javascript:alert(1) data:text/html,x vbscript:x file:///etc/passwd http://evil.test/cb ms-msdt:/id search-ms:query=x https://*.evil.test/cb https://u:p@evil.test/cb https://evil.test/cb#x //evil.test intent://x blob:https://x".split(
          " ",
        );
      for (const uri of bad)
        expect([uri, ...(await registers({ client_name: "Bad", redirect_uris: [uri] }))]).toEqual([
          uri,
          400,
          "invalid_redirect_uri",
        ]);
    },
  ],
  [
    "a name with invisible or turned letters",
    async () =>
      expect(await registers({ client_name: "Clau\u202Ede", redirect_uris: [redirect_uri] })).toEqual([
        400,
        "invalid_client_metadata",
      ]),
  ],
  [
    "a client without redirects, or with too many",
    async () => {
      expect(await registers({ redirect_uris: [] })).toEqual([400, "invalid_redirect_uri"]);
      expect(await registers({ redirect_uris: Array(21).fill(redirect_uri) })).toEqual([400, "invalid_redirect_uri"]);
    },
  ],
  [
    "a client that wants its own grant or an implicit answer",
    async () => {
      const own = { redirect_uris: [redirect_uri] };
      expect(await registers({ ...own, grant_types: ["client_credentials"] })).toEqual([
        400,
        "invalid_client_metadata",
      ]);
      expect(await registers({ ...own, response_types: ["token"] })).toEqual([400, "invalid_client_metadata"]);
    },
  ],
  [
    "metadata with a member twice, or that is not JSON",
    async () => {
      expect(await registers('{"redirect_uris":["https://a.test/cb"],"redirect_uris":["https://b.test/cb"]}')).toEqual([
        400,
        "invalid_client_metadata",
      ]);
      expect(await registers("redirect_uris")).toEqual([400, "invalid_client_metadata"]);
    },
  ],
  [
    "a flood of registrations",
    async () => {
      setEnvironment({ RATE_LIMIT_REGISTRATIONS: "3/hour" });
      const outcomes = [];
      for (let at = 0; at < 5; at += 1) outcomes.push(await registration({ redirect_uris: [redirect_uri] }));
      setEnvironment({ RATE_LIMIT_REGISTRATIONS: "off" });
      await (await database()).delete(limitWindows);
      expect(outcomes.map(({ status }) => status)).toEqual([201, 201, 201, 429, 429]);
      expect(outcomes[4]!.headers.get("retry-after")).toMatch(/^\d+$/);
    },
  ],
];

const caller = () => ({ address: null, spent: [] });
const documentId = "https://client.example.com/mcp.json";
const documentRequest = () => ({
  query: new URLSearchParams(aRequest(documentId) as Record<string, string>),
  headers: new Headers(),
});
const described =
  (redirects: string[], name = "A client") =>
  async () => ({ name, redirect_uris: redirects, seconds: 0 });
const names = (address: string) =>
  ((_name, options, done) => {
    const found = [{ address, family: address.includes(":") ? 6 : 4 }];
    if (options.all) done(null, found);
    else done(null, found[0]!.address, found[0]!.family);
  }) as LookupFunction;

const documents: Attack[] = [
  [
    "a client document on this machine, its network or its cloud",
    async () => {
      for (const host of [
        "127.0.0.1",
        "2130706433",
        "[::1]",
        "169.254.169.254",
        "10.0.0.1",
        "localhost",
        "db.internal",
        "[::ffff:7f00:1]",
      ])
        await expect(fetchClientDocument(`https://${host}/client.json`)).rejects.toMatchObject({
          code: "invalid_client",
        });
    },
  ],
  [
    "a public name of a client document that leads inside (DNS rebinding)",
    async () => {
      for (const address of ["127.0.0.1", "169.254.169.254", "::1", "10.1.2.3"]) {
        const read = fetchClientDocument(documentId, { lookup: names(address) });
        await expect(read).rejects.toThrow("The host of the client_id is not on the public internet.");
      }
    },
  ],
  [
    "a client document over plain http, with a login, a fragment, dots or another spelling",
    async () => {
      for (const id of [
        "http://client.example.com/c",
        "https://u:p@client.example.com/c",
        "https://client.example.com/c#x",
        "https://client.example.com/a/../c",
        "https://CLIENT.example.com/c",
        "https://client.example.com/",
      ])
        await expect(fetchClientDocument(id)).rejects.toMatchObject({ code: "invalid_client" });
    },
  ],
  [
    "a client document that changes between the consent page and the decision",
    async () => {
      const outcome = await requestAuthorization(documentRequest(), caller(), described([redirect_uri], "Honest"));
      await findClient(documentId, described([redirect_uri], "Another"));
      const { params } = await decision((outcome as { request: string }).request, anna);
      expect([params!.get("error"), params!.has("code")]).toEqual(["access_denied", false]);
    },
  ],
  [
    "a redirect that the client document no longer has",
    async () => {
      await requestAuthorization(documentRequest(), caller(), described([redirect_uri]));
      const again = requestAuthorization(
        documentRequest(),
        caller(),
        described(["https://client.example.com/callback"]),
      );
      await expect(again).rejects.toMatchObject({ code: "invalid_request" });
    },
  ],
];

const consenting: Attack[] = [
  [
    "a consent form sent from another site (CSRF)",
    async () => {
      const form = { request: await waiting(aRequest(client_id)), account: await accountOf(anna), decision: "allow" };
      const before = await storedRows();
      const foreign: Record<string, string>[] = [
        { "sec-fetch-site": "cross-site" },
        { "sec-fetch-site": "same-site" },
        { origin: "null" },
        {},
      ];
      for (const headers of foreign) expect((await send(decide, { form, cookie: anna }, headers)).status).toBe(400);
      expect(await storedRows()).toEqual(before);
    },
  ],
  [
    "a consent page in a frame of another site",
    async () => expect(contentSecurityPolicy("x")).toContain("frame-ancestors 'none'"),
  ],
  [
    "consent without a person, or as another than the page named",
    async () => {
      const request = await waiting(aRequest(client_id));
      expect((await decision(request, "")).location).toBe("/sign-in");
      const ben = await signedIn("ben@acme.test");
      expect((await decision(request, ben, { account: await accountOf(anna) })).to).toBeUndefined();
    },
  ],
  [
    "a request decided twice",
    async () => {
      const request = await waiting(aRequest(client_id));
      expect((await decision(request, anna)).params!.has("code")).toBe(true);
      expect(await decision(request, anna)).toMatchObject({ to: undefined, location: "/oauth/consent" });
    },
  ],
  [
    "an earlier consent reused for a second connection (confused deputy)",
    async () => {
      await connected(anna, "research:read", client_id);
      const { to } = await authorization(aRequest(client_id));
      expect(to).toMatch(/^\/oauth\/consent\?request=/);
    },
  ],
  [
    "a client that the operator cut off",
    async () => {
      const { client_id: bad, access_token, refresh_token } = await connected(anna);
      await blockClient(bad, true);
      expect(await connectionOf(access_token, null)).toBeNull();
      expect((await exchanged(aRefresh(bad, refresh_token))).body.error).toBe("invalid_grant");
      expect(await authorization(aRequest(bad))).toMatchObject({ status: 400, to: null });
    },
  ],
];

testAttacks("at the registration endpoint", registering);
testAttacks("in a client's document", documents);
testAttacks("at the consent page", consenting);
