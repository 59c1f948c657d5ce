import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { POST as makeKey } from "#app/account/keys/route.ts";
import { accounts } from "#lib/accounts/accounts.sql.ts";
import { deleteAccount } from "#lib/accounts/delete-account.ts";
import { endConnections } from "#lib/connector/connections.ts";
import { oauthGrants } from "#lib/connector/connector.sql.ts";
import { connectionEnds } from "#lib/connector/contract.ts";
import { database } from "#lib/db/client.ts";
import { AppError } from "#lib/errors.ts";
import type { ResearchAnswer } from "#lib/research-tool/contract.ts";
import { ScopeNeeded } from "#lib/research-tool/conversation.ts";
import { endSessions } from "#lib/sign-in/sessions.ts";
import { aRefresh, type Connection, connected, exchanged, strayToken } from "#lib/testing/connector.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { legacy, type McpRequest, modern, sendMcp, withHeaders } from "#lib/testing/mcp/send-mcp.ts";
import { firstCookie, send, signedIn } from "#lib/testing/person.ts";
import { connectorOver, type RunResearch } from "./connector-server.ts";

useDatabase({ API_KEYS: "self-serve" });

/** What the tool was called with, and what it does: a script for the door. */
let calls: { message: string; account_id: string; scopes: readonly string[] }[] = [];
const run: RunResearch = async ({ message = "" }, { account, scopes, onProgress }) => {
  calls.push({ message, account_id: account.account_id, scopes });
  if (message.startsWith("Run") && !scopes.includes("research:run")) throw new ScopeNeeded("research:run");
  if (message === "Show it") throw new AppError("not_found", "No study of yours has this id. See GET /api/v1/studies.");
  for (const progress of [1, 2]) onProgress?.({ progress, total: 2, message: `Interview ${progress} of 2` });
  return { ...answer, understood: message };
};
const answer: ResearchAnswer = {
  verb: "help",
  state: "done",
  understood: "",
  markdown: "**Done.**",
  conversation_id: randomUUID(),
  study_id: null,
  confirm: null,
  data: {},
  next: [],
  left_out: null,
  label: "Simulated.",
  ignored: [],
};
const serve = connectorOver(run);

let anna: Connection;
let cookie: string;
beforeAll(async () => {
  cookie = await signedIn("anna@acme.test");
  anna = await connected(cookie);
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const call = (message: string, more: object = {}) => ({ name: "run_research", arguments: { message }, ...more });
const eras: [name: string, of: (method: string, params?: Record<string, unknown>) => McpRequest][] = [
  ["the older era", (method, params) => legacy(method, params)],
  ["2026-07-28", (method, params) => modern(method, params)],
];
const ask = (request: McpRequest, token = anna.access_token) => sendMcp(serve, withHeaders(request, bearer(token)));
/** The messages of an answer, as JSON or as an event stream. */
const messagesOf = ({ text }: { text: string }) =>
  text.startsWith("{")
    ? [JSON.parse(text)]
    : [...text.matchAll(/^data: (\{.*)$/gm)].map(([, data]) => JSON.parse(data!));

describe("without a token", () => {
  test("the answer is 401 with where to begin and what to ask for, and with no error", async () => {
    const { status, headers } = await sendMcp(serve, legacy("tools/list"));
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect([status, headers.get("www-authenticate")]).toEqual([
      401,
      'Bearer scope="research:read research:run", resource_metadata="https://touchstone.test/.well-known/oauth-protected-resource/research/mcp"',
    ]);
  });

  test.each<[string, () => Promise<Record<string, string>> | Record<string, string>]>([
    ["a guessed token", () => bearer(strayToken())],
    ["a token of another issuer, signed by nobody", () => bearer("eyJhbGciOiJub25lIn0.eyJzdWIiOiJhY2N0In0.")],
    ["a refresh token", () => bearer(anna.refresh_token)],
    [
      "a key to the research API",
      async () => bearer(firstCookie(await send(makeKey, { form: { name: "A key" }, cookie })).split("=")[1]!),
    ],
    ["another scheme", () => ({ authorization: `DPoP ${anna.access_token}` })],
    ["two tokens", () => ({ authorization: `Bearer ${anna.access_token}, Bearer ${anna.access_token}` })],
    [
      "a token for another resource",
      async () => {
        const other = await connected(cookie);
        await (await database()).execute(sql`
        update oauth_grants set resource = 'https://other.test/mcp' where client_id = ${other.client_id}`);
        return bearer(other.access_token);
      },
    ],
  ])("%s is 401 invalid_token, and nothing is called", async (_, headersOf) => {
    calls = [];
    const refused = await sendMcp(serve, withHeaders(legacy("tools/call", call("help")), await headersOf()));
    expect([refused.status, refused.headers.get("www-authenticate")]).toEqual([
      401,
      expect.stringMatching(
        /^Bearer error="invalid_token", error_description="[^"]+", scope="research:read research:run", resource_metadata=/,
      ),
    ]);
    expect(calls).toEqual([]);
  });

  test("a token in the address, a form or a cookie is not read", async () => {
    const { access_token } = anna;
    const { body } = legacy("tools/list");
    const token = new URLSearchParams({ access_token });
    const ways: [query: string, body: BodyInit, headers: Record<string, string>][] = [
      [`?${token}`, JSON.stringify(body), {}],
      ["", token, {}],
      ["", JSON.stringify({ ...(body as object), access_token }), {}],
      ["", JSON.stringify(body), { cookie: `access_token=${access_token}; ${cookie}` }],
    ];
    for (const [query, body, headers] of ways) {
      const json = typeof body === "string" && { "content-type": "application/json" };
      const init = { method: "POST", body, headers: { host: "touchstone.test", ...json, ...headers } };
      const answer = await serve(new Request(`https://touchstone.test/research/mcp${query}`, init));
      expect([answer.status, await answer.text()]).toEqual([401, expect.not.stringContaining("run_research")]);
    }
  });

  test("another method than POST is refused, with a token and without", async () => {
    for (const method of ["GET", "HEAD", "PUT", "PATCH", "DELETE"])
      for (const headers of [{}, bearer(anna.access_token)]) {
        const refused = await sendMcp(serve, { body: undefined, headers }, method);
        const isLook = /GET|HEAD/.test(method) && !("authorization" in headers);
        expect([method, refused.status]).toEqual([method, isLook ? 401 : 405]);
        if (isLook) expect(refused.headers.get("www-authenticate")).toContain("resource_metadata=");
        else expect(refused.headers.get("allow")).toBe("POST, OPTIONS");
      }
    const preflight = await sendMcp(serve, { body: undefined }, "OPTIONS");
    expect([preflight.status, preflight.headers.get("referrer-policy")]).toEqual([204, "no-referrer"]);
  });

  test("a page of another origin, or another name of this machine, is refused before its token is read", async () => {
    const foreign: Record<string, string>[] = [{ origin: "https://evil.test" }, { host: "evil.test" }];
    for (const headers of foreign) {
      const asked = withHeaders(legacy("tools/list"), { ...headers, ...bearer(anna.access_token) });
      expect((await sendMcp(serve, asked)).status).toBe(403);
    }
  });
});

describe.for(eras)("in %s", ([, of]) => {
  test("a connection lists the one tool and calls it for its own account", async () => {
    calls = [];
    const [list] = messagesOf(await ask(of("tools/list")));
    expect(list.result.tools).toMatchObject([{ name: "run_research", outputSchema: { type: "object" } }]);
    const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
    const members = Object.entries(list.result.tools[0].inputSchema.properties);
    const largest = members.map(([name, member]) => [bytesOf(member), name]).sort(([a], [b]) => Number(b) - Number(a));
    expect(bytesOf(list.result), `The largest: ${largest.join("; ")}`).toBeLessThanOrEqual(8 * 1024);
    const [called] = messagesOf(await ask(of("tools/call", call("List my studies")))).slice(-1);
    expect(called.result).toMatchObject({
      content: [{ type: "text", text: expect.stringMatching(/^\*\*Done\.\*\*\n\nconversation_id: [0-9a-f-]{36}$/) }],
      structuredContent: { understood: "List my studies" },
    });
    const [account] = await (await database()).select().from(accounts).where(eq(accounts.email, "anna@acme.test"));
    expect(calls).toEqual([{ message: "List my studies", account_id: account!.account_id, scopes: ["research:read"] }]);
  });

  test("what needs more than reading is 403 with all scopes of the call, before anything is done", async () => {
    const { status, headers } = await ask(of("tools/call", call("Run a study of tea")));
    expect([status, headers.get("www-authenticate")]).toEqual([
      403,
      expect.stringMatching(
        /^Bearer error="insufficient_scope", error_description="[^"]+", scope="research:read research:run", resource_metadata=/,
      ),
    ]);
  });

  test("with the scope it runs, and says how far it is to a client that listens", async () => {
    const { access_token } = await connected(cookie, "research:run");
    const params = call("Run a study of tea", { _meta: { progressToken: "p" } });
    const messages = messagesOf(await ask(of("tools/call", params), access_token));
    expect(
      messages.map(({ method, params, result }) => method ?? result.structuredContent.understood ?? params),
    ).toEqual(["notifications/progress", "notifications/progress", "Run a study of tea"]);
    expect(messages[0].params).toMatchObject({ progressToken: "p", progress: 1, total: 2 });
  });

  test("it is answered under any Accept that a client sends, and a page of a browser is not", async () => {
    for (const accept of ["application/json", "*/*", "application/*", "text/event-stream, application/json;q=0.5", ""])
      expect([accept, (await ask(withHeaders(of("tools/list"), { accept }))).status]).toEqual([accept, 200]);
    expect((await ask(withHeaders(of("tools/list"), { accept: "text/html" }))).status).toBe(406);
  });

  test("a refusal is a result in words, and wrong arguments and names are said", async () => {
    const refused = messagesOf(await ask(of("tools/call", call("Show it")))).at(-1);
    expect(refused.result).toMatchObject({ isError: true });
    expect(JSON.parse(refused.result.content[0].text)).toMatchObject({
      error: "not_found",
      message: expect.stringMatching(/See run_research with do: "list"\.$/),
    });
    const wrong = messagesOf(await ask(of("tools/call", { name: "run_research", arguments: { do: "sing" } }))).at(-1);
    expect(JSON.parse(wrong.result.content[0].text)).toMatchObject({ error: "invalid_argument" });
    const unknown = messagesOf(await ask(of("tools/call", { name: "delete_all", arguments: {} }))).at(-1);
    expect(unknown.error).toMatchObject({ code: -32602, data: { tools: ["run_research"] } });
  });
});

describe("refused with the very next call, and with its refresh:", () => {
  const status = async (token: string) => (await ask(legacy("tools/list"), token)).status;

  test("what the words name in which a connection ends", () => {
    expect(connectionEnds).toContain("sign out of the browser that allowed it, when your account is deleted or");
  });

  test.each<[string, (account_id: string, client_id: string) => Promise<unknown>]>([
    ["a token whose client was revoked", (account_id, client_id) => endConnections(account_id, client_id)],
    ["a token whose session was ended", (account_id) => endSessions(account_id)],
    ["a token whose account was deleted", (account_id) => deleteAccount(account_id)],
  ])("%s", async (name, end) => {
    const own = await signedIn(`${name.split(" ").at(-1)}@acme.test`);
    const { client_id, access_token, refresh_token } = await connected(own);
    expect(await status(access_token)).toBe(200);
    const db = await database();
    const [grant] = await db.select().from(oauthGrants).where(eq(oauthGrants.client_id, client_id));
    await end(grant!.account_id, client_id);
    expect(await status(access_token)).toBe(401);
    expect((await exchanged(aRefresh(client_id, refresh_token))).body.error).toBe("invalid_grant");
    expect(await status(anna.access_token)).toBe(200);
  });
});
