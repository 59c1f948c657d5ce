import { afterAll, expect, test } from "vitest";
import { oauthClients } from "#lib/connector/connector.sql.ts";
import { findClient } from "#lib/connector/find-client.ts";
import { database } from "#lib/db/client.ts";
import type { ResearchAnswer } from "#lib/research-tool/contract.ts";
import { endStudies } from "#lib/studies/run/running-studies.ts";
import { strayToken } from "#lib/testing/connector.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { allGenerations, chatClient } from "#lib/testing/mcp/chat-client.ts";
import { useConnector } from "#lib/testing/mcp/use-connector.ts";

useDatabase({ ACCOUNT_STUDIES_PER_DAY: "50" });
afterAll(endStudies);

const { url, allowAs, accountPageOf } = useConnector();

type Message = { message: string; confirm?: string; conversation_id?: string };

test.for(process.env.FULL_TESTS ? allGenerations : (["SDK v2, auto", "SDK v1"] as const))(
  "a client (%s) that knows only the address is allowed, gets a price, gets a study, asks a follow-up, and its person sees it",
  async (generation) => {
    const chat = await chatClient(url(), generation, allowAs("anna@acme.test"));
    const client = await chat.connect();
    expect(new URL(String(chat.memory.authorize)).searchParams.get("scope")).toContain("research:run");
    const call = async (asked: Message) => {
      const { structuredContent, isError, content } = await client.callTool({ name: "run_research", arguments: asked });
      expect([isError ?? false, content]).toEqual([false, expect.anything()]);
      return structuredContent as ResearchAnswer;
    };
    const run = "Run a pricing study with 4 parents of toddlers: Would they pay $9 a month for a box of meals?";
    const { confirm, conversation_id, state } = await call({ message: run });
    expect([state, confirm]).toEqual(["needs_confirmation", expect.objectContaining({ price_usd: 2 })]);
    const yes = { message: "yes", confirm: confirm!.handle };

    const ran = await call(yes);
    expect(ran).toMatchObject({ state: "done", verb: "run", study_id: expect.any(String) });
    const asked = await call({ message: "Ask them what would change their mind", conversation_id });
    const answered = await call({ message: "yes", confirm: asked.confirm!.handle });
    expect(answered).toMatchObject({ verb: "follow_up", study_id: ran.study_id });
    const { studies, connections } = await accountPageOf("anna@acme.test");
    expect(studies.map(({ id }) => id)).toContain(ran.study_id);
    expect(connections.map(({ name }) => name)).toContain("Stock client");
    await client.close();
    await chat.close();
  },
);

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
