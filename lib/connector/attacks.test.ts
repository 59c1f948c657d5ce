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
  type Members,
  redirect_uri,
  strayToken,
  wayBack,
} from "#lib/testing/connector.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { here, signedIn } from "#lib/testing/person.ts";
import { connectionOf } from "./connections.ts";

useDatabase();

let anna: string;
let client_id: string;
beforeAll(async () => {
  anna = await signedIn("anna@acme.test");
  client_id = await aClient();
});

/** What the link of the page says to the client, if its person chooses to go there: no code, and the state as it was. */
const refusedHere = async (members: Members) => {
  const { href, searchParams } = await wayBack({ ...aRequest(client_id), ...members });
  expect(href.startsWith(`${redirect_uri}?error=`)).toBe(true);
  expect([...searchParams.keys()]).toEqual(["error", "error_description", "state", "iss"]);
  expect([searchParams.get("state"), searchParams.get("iss")]).toEqual(["a-state", here]);
  return searchParams.get("error");
};
/** A page that the person sees, with nothing sent to any client. */
const stayedHere = async (members: Members, query?: URLSearchParams) => {
  const { status, to } = await authorization({ ...aRequest(client_id), ...members }, query);
  return [status, to];
};
const refusal = async (members: Members | URLSearchParams, ...more: [Record<string, string>?, string?]) => {
  const { status, body } = await exchanged(members, ...more);
  return [status, body.error];
};
const isLive = async (token: string) => (await connectionOf(token, null)) !== null;
const here400 = [400, null];

const authorizing: Attack[] = [
  ["no PKCE challenge", async () => expect(await refusedHere({ code_challenge: undefined })).toBe("invalid_request")],
  ["PKCE plain", async () => expect(await refusedHere({ code_challenge_method: "plain" })).toBe("invalid_request")],
  [
    "PKCE without a method, which means plain",
    async () => expect(await refusedHere({ code_challenge_method: undefined })).toBe("invalid_request"),
  ],
  [
    "a challenge that is no SHA-256",
    async () => expect(await refusedHere({ code_challenge: "x" })).toBe("invalid_request"),
  ],
  [
    "the implicit flow",
    async () => expect(await refusedHere({ response_type: "token" })).toBe("unsupported_response_type"),
  ],
  [
    "a hybrid flow",
    async () => expect(await refusedHere({ response_type: "code token" })).toBe("unsupported_response_type"),
  ],
  [
    "an answer in the fragment",
    async () => expect(await refusedHere({ response_mode: "fragment" })).toBe("invalid_request"),
  ],
  [
    "a resource of another service",
    async () => expect(await refusedHere({ resource: "https://evil.test/research/mcp" })).toBe("invalid_target"),
  ],
  [
    "another address of this service as the resource",
    async () => expect(await refusedHere({ resource: `${here}/api/v1` })).toBe("invalid_target"),
  ],
  ["only scopes that do not exist", async () => expect(await refusedHere({ scope: "admin *" })).toBe("invalid_scope")],
  [
    "a request object",
    async () => expect(await refusedHere({ request: "eyJhbGciOiJub25lIn0.e30." })).toBe("request_not_supported"),
  ],
  [
    "a request object by its address",
    async () => expect(await refusedHere({ request_uri: "https://evil.test/r" })).toBe("request_not_supported"),
  ],
  [
    "a connection without a person (prompt=none)",
    async () => expect(await refusedHere({ prompt: "none" })).toBe("interaction_required"),
  ],
  [
    "a redirect to another host",
    async () => expect(await stayedHere({ redirect_uri: "https://evil.test/callback" })).toEqual(here400),
  ],
  [
    "a redirect below the registered path",
    async () => expect(await stayedHere({ redirect_uri: `${redirect_uri}/../evil` })).toEqual(here400),
  ],
  [
    "a redirect with another query",
    async () => expect(await stayedHere({ redirect_uri: `${redirect_uri}?to=evil.test` })).toEqual(here400),
  ],
  [
    "a redirect whose user name is the right host",
    async () => expect(await stayedHere({ redirect_uri: "http://127.0.0.1:8090@evil.test/callback" })).toEqual(here400),
  ],
  [
    "a redirect to a host that begins like the right one",
    async () => expect(await stayedHere({ redirect_uri: "http://127.0.0.1.evil.test:8090/callback" })).toEqual(here400),
  ],
  [
    "another loopback name than the registered one",
    async () => expect(await stayedHere({ redirect_uri: "http://localhost:8090/callback" })).toEqual(here400),
  ],
  ["no redirect address", async () => expect(await stayedHere({ redirect_uri: undefined })).toEqual(here400)],
  [
    "a parameter twice, where two readers could see two values",
    async () => {
      const query = new URLSearchParams(aRequest(client_id) as Record<string, string>);
      query.append("redirect_uri", "https://evil.test/callback");
      expect(await stayedHere({}, query)).toEqual(here400);
    },
  ],
  [
    "a client that is not known",
    async () => expect(await stayedHere({ client_id: "client_0123456789abcdef01234567" })).toEqual(here400),
  ],
];

const exchanging: Attack[] = [
  [
    "a code used twice: the first tokens end too",
    async () => {
      const code = await aCode(client_id, anna);
      const { body } = await exchanged(anExchange(client_id, code));
      expect(await isLive(body.access_token)).toBe(true);
      expect(await refusal(anExchange(client_id, code))).toEqual([400, "invalid_grant"]);
      expect(await isLive(body.access_token)).toBe(false);
      expect(await refusal(aRefresh(client_id, body.refresh_token))).toEqual([400, "invalid_grant"]);
    },
  ],
  [
    "a code with the verifier of another flow, and then with the right one",
    async () => {
      const code = await aCode(client_id, anna);
      const wrong = { ...anExchange(client_id, code), code_verifier: "b".repeat(43) };
      expect(await refusal(wrong)).toEqual([400, "invalid_grant"]);
      expect(await refusal(anExchange(client_id, code))).toEqual([400, "invalid_grant"]);
    },
  ],
  [
    "a code without a verifier (PKCE downgrade)",
    async () => {
      const code = await aCode(client_id, anna);
      expect(await refusal({ ...anExchange(client_id, code), code_verifier: undefined })).toEqual([
        400,
        "invalid_request",
      ]);
    },
  ],
  [
    "the challenge itself as the verifier",
    async () => {
      const code = await aCode(client_id, anna);
      const { code_challenge } = aRequest(client_id);
      expect(await refusal({ ...anExchange(client_id, code), code_verifier: code_challenge })).toEqual([
        400,
        "invalid_grant",
      ]);
    },
  ],
  [
    "a code of another client (mix-up, code injection)",
    async () => {
      const code = await aCode(client_id, anna);
      const other = await aClient();
      expect(await refusal(anExchange(other, code))).toEqual([400, "invalid_grant"]);
    },
  ],
  [
    "a code with another redirect address",
    async () => {
      const code = await aCode(client_id, anna);
      const elsewhere = { ...anExchange(client_id, code), redirect_uri: "http://127.0.0.1:1/callback" };
      expect(await refusal(elsewhere)).toEqual([400, "invalid_grant"]);
    },
  ],
  [
    "tokens for another resource",
    async () => {
      const code = await aCode(client_id, anna);
      expect(await refusal({ ...anExchange(client_id, code), resource: "https://evil.test/mcp" })).toEqual([
        400,
        "invalid_target",
      ]);
    },
  ],
  [
    "a refresh token used again after the one that replaced it: the newest tokens end too",
    async () => {
      const first = await connected(anna);
      const { body: second } = await exchanged(aRefresh(first.client_id, first.refresh_token));
      const { body: third } = await exchanged(aRefresh(first.client_id, second.refresh_token));
      expect(await refusal(aRefresh(first.client_id, first.refresh_token))).toEqual([400, "invalid_grant"]);
      expect([await isLive(first.access_token), await isLive(third.access_token)]).toEqual([false, false]);
      expect(await refusal(aRefresh(first.client_id, third.refresh_token))).toEqual([400, "invalid_grant"]);
    },
  ],
  [
    "a refresh token of another client",
    async () => {
      const { refresh_token } = await connected(anna);
      expect(await refusal(aRefresh(client_id, refresh_token))).toEqual([400, "invalid_grant"]);
    },
  ],
  [
    "a refresh that widens the scope",
    async () => {
      const { client_id: own, refresh_token } = await connected(anna, "research:read");
      expect(await refusal({ ...aRefresh(own, refresh_token), scope: "research:run" })).toEqual([400, "invalid_scope"]);
    },
  ],
  [
    "a refresh for another resource",
    async () => {
      const { client_id: own, refresh_token } = await connected(anna);
      const elsewhere = { ...aRefresh(own, refresh_token), resource: "https://evil.test/mcp" };
      expect(await refusal(elsewhere)).toEqual([400, "invalid_target"]);
    },
  ],
  [
    "the grants of passwords and of clients themselves",
    async () => {
      for (const grant_type of [
        "client_credentials",
        "password",
        "urn:ietf:params:oauth:grant-type:jwt-bearer",
        undefined,
      ])
        expect(await refusal({ grant_type, client_id })).toEqual([400, "unsupported_grant_type"]);
    },
  ],
  [
    "a code in the address of the token endpoint",
    async () => {
      const code = await aCode(client_id, anna);
      expect(await refusal(anExchange(client_id, code), {}, `?code=${code}`)).toEqual([400, "invalid_request"]);
    },
  ],
  [
    "a form member twice",
    async () => {
      const body = `grant_type=refresh_token&client_id=${client_id}&client_id=other`;
      expect(await refusal(new URLSearchParams(body))).toEqual([400, "invalid_request"]);
    },
  ],
  [
    "an exchange by a name that is not this service's (DNS rebinding)",
    async () => {
      const code = await aCode(client_id, anna);
      expect(await refusal(anExchange(client_id, code), { host: "evil.test" })).toEqual([400, "invalid_request"]);
    },
  ],
  [
    "a guessed code or refresh token",
    async () => {
      expect(await refusal(anExchange(client_id, strayToken("tc_")))).toEqual([400, "invalid_grant"]);
      expect(await refusal(aRefresh(client_id, strayToken("tr_")))).toEqual([400, "invalid_grant"]);
    },
  ],
];

testAttacks("at the authorization endpoint", authorizing);
testAttacks("at the token endpoint", exchanging);
