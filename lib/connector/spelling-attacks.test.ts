import { beforeAll, expect } from "vitest";
import { type Attack, testAttacks } from "#lib/testing/attack-table.ts";
import {
  aClient,
  aCode,
  anExchange,
  aRefresh,
  aRequest,
  authorization,
  connected,
  exchanged,
  redirect_uri,
  registration,
  revoked,
  waiting,
  wayBack,
} from "#lib/testing/connector.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { here, signedIn } from "#lib/testing/person.ts";
import { authorizationMembers } from "./contract.ts";

useDatabase();

let anna: string;
let client_id: string;
beforeAll(async () => {
  anna = await signedIn("anna@acme.test");
  client_id = await aClient();
});

const host = new URL(here).host;
/** Spellings of the connector's address that another reader could take for another address, or for none. */
const lookalikes = [
  `${here}/research/mcp?x=1`,
  `${here}/research/mcp#x`,
  `${here}/research/mcp%2f`,
  `${here}/research/%6dcp`,
  `${here}//research/mcp`,
  `${here}/Research/MCP`,
  `https://a:b@${host}/research/mcp`,
  `https://${host}:8443/research/mcp`,
  `http://${host}/research/mcp`,
  `https://${host}.evil.test/research/mcp`,
  "/research/mcp",
  "research",
];

const authorizing: Attack[] = [
  [
    "a redirect in another spelling: with codes for letters, twice coded, with a fragment, a login or a backslash",
    async () => {
      const spellings = [
        "http://127.0.0.1:8090/%63allback",
        "http://127.0.0.1:8090/callback%2f",
        "http://127.0.0.1:8090/callback/%252e%252e/evil",
        "http://127.0.0.1:8090/x/../callback",
        "http://127.0.0.1:8090//callback",
        "http://127.0.0.1:8090/callback#x",
        "http://anna@127.0.0.1:8090/callback",
        "http://127.0.0.1:8090\\@evil.test/callback",
        "http://127.1:8090/callback",
        "http://2130706433:8090/callback",
        "HTTP://127.0.0.1:8090/callback",
        "https://127.0.0.1:8090/callback",
        "http://127.0.0.1:8090/callback\u0000",
        " http://127.0.0.1:8090/callback",
      ];
      for (const redirect_uri of spellings) {
        const { status, to } = await authorization({ ...aRequest(client_id), redirect_uri });
        expect([redirect_uri, status, to]).toEqual([redirect_uri, 400, null]);
      }
    },
  ],
  [
    "the resource in a spelling that another reader could take for another address",
    async () => {
      for (const resource of lookalikes) {
        const { searchParams } = await wayBack({ ...aRequest(client_id), resource });
        expect([resource, searchParams.get("error")]).toEqual([resource, "invalid_target"]);
      }
      for (const resource of [`${here}/research/mcp/`, `HTTPS://${host.toUpperCase()}:443/research/mcp`])
        expect(await waiting({ ...aRequest(client_id), resource })).toMatch(/^\S{43}$/);
    },
  ],
  [
    "any parameter twice, even with the same value",
    async () => {
      for (const name of authorizationMembers) {
        const query = new URLSearchParams(aRequest(client_id) as Record<string, string>);
        query.set(name, query.get(name) ?? "x");
        query.append(name, query.get(name)!);
        const { status, to } = await authorization({}, query);
        expect([name, status, to]).toEqual([name, 400, null]);
      }
    },
  ],
  [
    "a control character in any parameter",
    async () => {
      for (const name of authorizationMembers) {
        const { status, to } = await authorization({ ...aRequest(client_id), [name]: "x\u0000" });
        expect([name, status, to]).toEqual([name, 400, null]);
      }
    },
  ],
  [
    "a state of 10 000 characters",
    async () => {
      const { searchParams } = await wayBack({ ...aRequest(client_id), state: "s".repeat(10_000) });
      expect([searchParams.get("error"), searchParams.get("iss")]).toEqual(["invalid_request", here]);
      expect(searchParams.has("code")).toBe(false);
    },
  ],
  [
    "a client id that is no id: as long as a book, with controls, or a name of every object",
    async () => {
      for (const id of ["x".repeat(9_000), "client_\u0000", "__proto__", "constructor", "javascript:alert(1)"]) {
        const { status, to, text } = await authorization({ ...aRequest(client_id), client_id: id });
        expect([id.slice(0, 20), status, to]).toEqual([id.slice(0, 20), 400, null]);
        expect(text).not.toContain("javascript:alert");
      }
    },
  ],
];

const exchanging: Attack[] = [
  [
    "a form with a control character in any member",
    async () => {
      for (const form of [anExchange(client_id, "x"), aRefresh(client_id, "x")])
        for (const name of Object.keys(form))
          expect([name, (await exchanged({ ...form, [name]: "x\u0000" })).status]).toEqual([name, 400]);
      const ended = await revoked({ token: "x", client_id: "client_\u0000" });
      expect(ended).toMatchObject({ status: 400, body: { error: "invalid_request" } });
    },
  ],
  [
    "a token of one kind where another is due: an access token as a code, a code as a refresh token",
    async () => {
      const own = await connected(anna);
      const code = await aCode(client_id, anna);
      const wrong = [
        anExchange(own.client_id, own.access_token),
        anExchange(own.client_id, own.refresh_token),
        aRefresh(own.client_id, own.access_token),
        aRefresh(client_id, code),
      ];
      for (const form of wrong)
        expect(await exchanged(form)).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
    },
  ],
  [
    "an exchange or a refresh for the resource in another spelling",
    async () => {
      const own = await connected(anna);
      for (const resource of lookalikes) {
        const { status, body } = await exchanged({ ...aRefresh(own.client_id, own.refresh_token), resource });
        expect([resource, status, body.error]).toEqual([resource, 400, "invalid_target"]);
      }
      expect((await exchanged(aRefresh(own.client_id, own.refresh_token))).status).toBe(200);
    },
  ],
  [
    "JSON in place of a form, and a form of a megabyte",
    async () => {
      const code = await aCode(client_id, anna);
      const asJson = await exchanged(anExchange(client_id, code), { "content-type": "application/json" });
      expect(asJson).toMatchObject({ status: 400, body: { error: "invalid_request" } });
      const large = await exchanged({ ...anExchange(client_id, code), padding: "x".repeat(1_000_000) });
      expect(large).toMatchObject({ status: 413, body: { error: "invalid_request" } });
    },
  ],
];

const registering: Attack[] = [
  [
    "metadata of a megabyte, or nested a thousand times",
    async () => {
      const large = await registration({ redirect_uris: [redirect_uri], logo_uri: "x".repeat(1_000_000) });
      expect(large).toMatchObject({ status: 413, body: { error: "invalid_request" } });
      const deep = `{"redirect_uris":["${redirect_uri}"],"jwks":${"[".repeat(1_000)}${"]".repeat(1_000)}}`;
      expect(await registration(deep)).toMatchObject({ status: 400, body: { error: "invalid_client_metadata" } });
    },
  ],
  [
    "a name of two lines, with turned, joined, stacked or tagged letters",
    async () => {
      const names = [
        "Claude\nby Anthropic",
        "Clau\u2066ed\u2069",
        "Cl\u200baude",
        "\u{e0043}laude",
        `Z${"\u0335".repeat(40)}`,
        "\u0000",
      ];
      for (const client_name of names) {
        const { status, body } = await registration({ client_name, redirect_uris: [redirect_uri] });
        expect([client_name, status, body.error]).toEqual([client_name, 400, "invalid_client_metadata"]);
      }
    },
  ],
  [
    "a redirect that no header can carry: with letters outside of ASCII, spaces or line breaks",
    async () => {
      for (const uri of [
        "https://client.test/日本",
        "com.example.app:/日本",
        "https://client.test/a b",
        "https://client.test/a\r\nSet-Cookie: x=1",
        "http://127.0.0.1/ü",
      ]) {
        const { status, body } = await registration({ redirect_uris: [uri] });
        expect([uri, status, body.error]).toEqual([uri, 400, "invalid_redirect_uri"]);
      }
    },
  ],
];

testAttacks("at the authorization endpoint", authorizing);
testAttacks("at the token endpoint", exchanging);
testAttacks("at the registration endpoint", registering);
