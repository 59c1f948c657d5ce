import { beforeAll, describe, expect, test } from "vitest";
import { GET as serverDocument } from "#app/.well-known/oauth-authorization-server/[[...path]]/route.ts";
import { POST as revoke } from "#app/account/connections/revoke/route.ts";
import { readRequest } from "#app/oauth/consent/read-request.ts";
import { POST as allow } from "#app/operator/connector/allow/route.ts";
import { POST as block } from "#app/operator/connector/block/route.ts";
import {
  aClient,
  anExchange,
  aRequest,
  authorization,
  connected,
  decision,
  exchanged,
  registration,
  waiting,
} from "#lib/testing/connector.ts";
import { storedRows, useDatabase } from "#lib/testing/database.ts";
import { here, send, signedIn, signedInOperator, stateOf, to } from "#lib/testing/person.ts";
import { connectionOf } from "./connections.ts";
import { connectionEnds, type Flow } from "./contract.ts";
import { listFlows } from "./flows.ts";

useDatabase();

let operator: string;
let anna: string;
let ben: string;
beforeAll(async () => {
  operator = await signedInOperator();
  anna = await signedIn("anna@acme.test");
  ben = await signedIn("ben@acme.test");
});

const nobody = { address: null, spent: [] };
const flowOf = async (client_id: string | null): Promise<Flow> => {
  const flows = await listFlows();
  return flows.rows.find((flow) => flow.client_id === client_id)!;
};
const stepsOf = ({ steps }: Flow) => steps.map(({ step, state }) => `${step} ${state}`);

describe("the operator sees where a client's last flow stopped", () => {
  test("step by step, from the metadata to the first call", async () => {
    await serverDocument(new Request(`${here}/x`, { headers: { host: "touchstone.test" } }), {
      params: Promise.resolve({}),
    });
    expect(await flowOf(null)).toMatchObject({ stopped: expect.stringContaining("has not registered") });
    const client_id = await aClient();
    expect(await flowOf(client_id)).toMatchObject({ stopped: "It is known here and has not sent its person yet." });
    const request = await waiting(aRequest(client_id));
    expect((await flowOf(client_id)).stopped).toMatch(/^Its person has not signed in yet/);
    await readRequest({ request, cookie: anna }, nobody);
    expect((await flowOf(client_id)).stopped).toBe("Its person has not decided yet.");
    const { params } = await decision(request, anna);
    expect((await flowOf(client_id)).stopped).toMatch(/has not exchanged its code/);
    const { body } = await exchanged(anExchange(client_id, params!.get("code")!));
    expect((await flowOf(client_id)).stopped).toMatch(/^It has tokens and has not called since/);
    await connectionOf(body.access_token, null);
    const flow = await flowOf(client_id);
    expect(flow).toMatchObject({ stopped: null, connections: 1, is_blocked: false });
    expect(stepsOf(flow)).toEqual(
      ["metadata", "registration", "authorization", "sign_in", "consent", "token", "call"].map((step) => `${step} ok`),
    );
  });

  test("with the sentence of a refusal, and a new flow in place of the old one", async () => {
    const { client_id } = await connected(anna);
    await authorization({ ...aRequest(client_id), resource: "https://other.test/mcp" });
    const flow = await flowOf(client_id);
    expect(flow.stopped).toMatch(/^Send resource=/);
    expect(stepsOf(flow)).toEqual(["registration ok", "authorization refused"]);
    const { params } = await decision(await waiting(aRequest(client_id)), anna);
    await exchanged({ ...anExchange(client_id, params!.get("code")!), code_verifier: "c".repeat(43) });
    expect((await flowOf(client_id)).stopped).toMatch(/^The code_verifier does not fit/);
  });

  test("also of one whose registration is refused", async () => {
    await registration({ redirect_uris: ["http://evil.test/cb"] });
    expect((await flowOf(null)).stopped).toMatch(
      /^None of redirect_uris can be taken: each must begin with https:\/\//,
    );
    const client_id = "https://desk.invalid/client.json";
    await authorization(aRequest(client_id));
    expect(await flowOf(client_id)).toMatchObject({ is_known: false, stopped: expect.stringMatching(/document/) });
  });
});

test("the consent page knows what its person has allowed a client before, and nobody else's", async () => {
  const { client_id } = await connected(anna);
  const request = await waiting({ ...aRequest(client_id), scope: "research:run" });
  const allowedTo = async (cookie: string) => (await readRequest({ request, cookie }, nobody)).allowed;
  expect(await Promise.all([anna, ben, ""].map(allowedTo))).toEqual([["research:read"], [], []]);
});

describe("a person's page", () => {
  test("lists the clients that they connected, and revokes one", async () => {
    expect(connectionEnds).toContain("when you revoke it at /account or");
    const { client_id, access_token } = await connected(ben, "research:run");
    await connected(ben, "research:read", client_id);
    const { connections } = (await stateOf({ cookie: ben })).body;
    expect(connections).toEqual([
      {
        client_id,
        name: "Trial client",
        host: "127.0.0.1:8090",
        is_on_own_computer: true,
        described_by: null,
        scopes: ["research:read", "research:run"],
        connected_at: expect.any(String),
        last_used_at: null,
      },
    ]);
    expect(to(await send(revoke, { form: { client_id }, cookie: ben }))).toBe("/account#connections");
    expect([(await stateOf({ cookie: ben })).body.connections, await connectionOf(access_token, null)]).toEqual([
      [],
      null,
    ]);
  });

  test("shows nothing of another's; revoking another person's client is refused, and so is a form of another site", async () => {
    const { client_id, access_token } = await connected(anna);
    const before = await storedRows();
    expect((await stateOf({ cookie: ben })).body.connections).toEqual([]);
    expect((await send(revoke, { form: { client_id }, cookie: ben })).status).toBe(404);
    expect((await send(revoke, { form: { client_id }, cookie: anna }, { "sec-fetch-site": "cross-site" })).status).toBe(
      400,
    );
    expect(to(await send(revoke, { form: { client_id } }))).toBe("/sign-in");
    expect(await storedRows()).toEqual(before);
    expect(await connectionOf(access_token, null)).not.toBeNull();
  });
});

test("the operator cuts a client off and lets it connect again; cutting a client off without being the operator is refused", async () => {
  expect(connectionEnds).toContain("or the operator cuts its client off");
  const { client_id, access_token } = await connected(anna);
  expect(to(await send(block, { form: { client_id }, cookie: ben }))).toBe("/operator");
  expect(await connectionOf(access_token, null)).not.toBeNull();
  await send(block, { form: { client_id }, cookie: operator });
  expect([await connectionOf(access_token, null), (await flowOf(client_id)).is_blocked]).toEqual([null, true]);
  expect((await authorization(aRequest(client_id))).text).toContain("has cut this client off");
  await send(allow, { form: { client_id }, cookie: operator });
  expect((await authorization(aRequest(client_id))).status).toBe(303);
  expect((await send(block, { form: { client_id: "client_none" }, cookie: operator })).status).toBe(404);
});
