import { expect, test } from "vitest";
import { makeOperatorLink } from "#lib/accounts/operator-session.ts";
import { resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { publishOn } from "#lib/testing/publish-on.ts";
import { anAgent, aTool } from "#lib/testing/samples/agent.ts";
import { listUnverified } from "#lib/tools/confirm-tool.ts";
import { getToolEndpoint } from "#lib/tools/contract.ts";
import { POST as signIn } from "./session/route.ts";
import { POST as confirm } from "./tools/[tool_id]/confirm/route.ts";

useDatabase();

const here = "https://touchstone.test";

function send(route: typeof signIn, params: Record<string, string>, form = {}, headers = {}): Promise<Response> {
  const sent = { host: "touchstone.test", "sec-fetch-site": "same-origin", ...headers };
  const request = new Request(`${here}/operator`, { method: "POST", body: new URLSearchParams(form), headers: sent });
  return route(request, { params: Promise.resolve(params) });
}

async function cookie(): Promise<string> {
  const token = new URL(await makeOperatorLink(here)).searchParams.get("token")!;
  return (await send(signIn, {}, { token })).headers.getSetCookie()[0]!.split(";")[0]!;
}

test("the operator's button confirms a tool; without a session, or from another site, it does nothing", async () => {
  const tool_id = "heron-kiln";
  await publishOn(new Date(), anAgent(), { tool_id, tool: aTool() });
  const listing = async () =>
    resultOf(getToolEndpoint, await callEndpoint(getToolEndpoint, { path: { tool_id } })).tool.listing;
  const signedIn = { cookie: await cookie() };
  expect(await listUnverified()).toMatchObject({ total: 1, tools: [{ tool_id }] });

  expect((await send(confirm, { tool_id })).status).toBe(303);
  const foreign = await send(confirm, { tool_id }, {}, { ...signedIn, "sec-fetch-site": "cross-site" });
  expect(foreign.status).toBe(400);
  expect(await listing()).toBe("unverified");

  const done = await send(confirm, { tool_id }, {}, signedIn);
  expect([done.status, done.headers.get("location")]).toEqual([303, "/operator"]);
  expect(await listing()).toBe("catalog");
  expect(await listUnverified()).toMatchObject({ total: 0, tools: [] });
});
