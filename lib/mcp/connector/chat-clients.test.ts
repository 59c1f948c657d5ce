import type { ElicitResult } from "@modelcontextprotocol/client";
import { afterAll, describe, expect, test } from "vitest";
import { findClient } from "#lib/connector/clients.ts";
import { oauthClients } from "#lib/connector/connector.sql.ts";
import { database } from "#lib/db/client.ts";
import type { ResearchAnswer } from "#lib/research-tool/contract.ts";
import { endStudies } from "#lib/studies/run/lease.ts";
import { strayToken } from "#lib/testing/connector.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { allGenerations, chatClient } from "#lib/testing/mcp/chat-client.ts";
import { useConnector } from "#lib/testing/mcp/use-connector.ts";
import { walkResearch } from "#lib/testing/mcp/walk-research.ts";

useDatabase({ ACCOUNT_STUDIES_PER_DAY: "50" });
afterAll(endStudies);

const { url, allowAs, accountPageOf } = useConnector();

test.for(process.env.FULL_TESTS ? allGenerations : (["SDK v2, auto", "SDK v1"] as const))(
  "a client (%s) that knows only the address is allowed, gets a price, gets a study, asks a follow-up, and its person sees it",
  async (generation) => {
    const chat = await chatClient(url(), generation, allowAs("anna@acme.test"));
    const client = await chat.connect();
    expect(new URL(String(chat.memory.authorize)).searchParams.get("scope")).toContain("research:run");
    const call = async (asked: Record<string, unknown>) => {
      const { structuredContent, isError, content } = await client.callTool({ name: "run_research", arguments: asked });
      expect([isError ?? false, content]).toEqual([false, expect.anything()]);
      return structuredContent as ResearchAnswer;
    };
    const topic = "Would they pay $9 a month for a box of meals?";
    const run = {
      do: "run",
      topic,
      study_type: "pricing",
      audience_description: "parents of toddlers",
      n_per_persona: 1,
    };
    const { confirm, conversation_id, state } = await call(run);
    expect([state, confirm]).toEqual(["needs_confirmation", expect.objectContaining({ price_usd: 2 })]);
    const ran = await call({ confirm: confirm!.handle });
    expect(ran).toMatchObject({ state: "done", verb: "run", study_id: expect.any(String) });
    const asked = await call({ do: "follow_up", question: "What would change your mind?", conversation_id });
    const answered = await call({ message: "yes", confirm: asked.confirm!.handle });
    expect(answered).toMatchObject({ verb: "follow_up", study_id: ran.study_id });
    const { studies, connections } = await accountPageOf("anna@acme.test");
    expect(studies.map(({ id }) => id)).toContain(ran.study_id);
    expect(connections.map(({ name }) => name)).toContain("Stock client");
    await client.close();
    await chat.close();
  },
);

test("a client does everything by the members of the tool", async () => {
  const chat = await chatClient(url(), "SDK v2, auto", allowAs("cleo@acme.test"));
  const client = await chat.connect();
  await walkResearch(async (members) => {
    const { structuredContent, isError, content } = await client.callTool({ name: "run_research", arguments: members });
    if (isError) throw new Error(JSON.stringify(content));
    return structuredContent as ResearchAnswer;
  });
  await client.close();
  await chat.close();
});

describe("a client that shows forms", () => {
  const run = { do: "run", topic: "Would commuters pay for a quiet car?", audience: "b2c", n_per_persona: 1 };

  test.for<[string, ElicitResult, object]>([
    ["agrees", { action: "accept", content: { agree: true } }, { structuredContent: { state: "done", verb: "run" } }],
    ["says no in it", { action: "accept", content: { agree: false } }, { isError: true }],
    ["closes it", { action: "cancel" }, { isError: true }],
  ])("asks its person for the price; who %s is answered so by the same call", async ([name, answer, result]) => {
    const email = `${name.replaceAll(" ", "-")}@forms.test`;
    const chat = await chatClient(url(), "SDK v2, auto", allowAs(email), { elicitation: {} });
    const client = await chat.connect();
    const forms: unknown[] = [];
    client.setRequestHandler("elicitation/create", ({ params }) => {
      forms.push(params);
      return answer;
    });
    expect(await client.callTool({ name: "run_research", arguments: run })).toMatchObject(result);
    expect(forms).toMatchObject([{ message: expect.stringMatching(/A custom study.+It costs \$2\.00\.$/) }]);
    const { studies } = await accountPageOf(email);
    expect(studies).toHaveLength("isError" in result ? 0 : 1);
    await client.close();
    await chat.close();
  });
});

test("a client with a metadata document is allowed and renews its tokens without registering", async () => {
  const document = "https://client.example.com/oauth/client.json";
  // Documents are read from the public internet only, so this one is known before its client comes.
  const redirect_uris = ["http://127.0.0.1/callback"];
  await findClient(document, async () => ({ name: "Documented client", redirect_uris, seconds: 600 }));
  const db = await database();
  const clients = await db.$count(oauthClients);

  const chat = await chatClient(url(), "SDK v2, auto", allowAs("ben@acme.test"));
  chat.memory.document = document;
  const client = await chat.connect();
  expect(new URL(String(chat.memory.authorize)).searchParams.get("client_id")).toBe(document);
  const answer = await client.callTool({ name: "run_research", arguments: { message: "help" } });
  expect(answer.structuredContent).toMatchObject({ verb: "help" });

  const { refresh_token } = chat.memory.tokens as { refresh_token: string };
  chat.memory.tokens = { ...(chat.memory.tokens as object), access_token: strayToken() };
  expect((await client.listTools()).tools).toHaveLength(1);
  expect(chat.memory.tokens).not.toMatchObject({ refresh_token });
  expect(await db.$count(oauthClients)).toBe(clients);
  await client.close();
  await chat.close();
});
