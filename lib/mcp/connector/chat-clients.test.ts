import { afterAll, expect, test } from "vitest";
import type { ResearchAnswer } from "#lib/research-tool/contract.ts";
import { endStudies } from "#lib/studies/run/running-studies.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { allGenerations, chatClient } from "#lib/testing/mcp/chat-client.ts";
import { useConnector } from "#lib/testing/mcp/use-connector.ts";

useDatabase({ ACCOUNT_STUDIES_PER_DAY: "50" });
afterAll(endStudies);

const { url, allowAs } = useConnector();

type Message = { message: string; confirm?: string; conversation_id?: string };

test.for(process.env.FULL_TESTS ? allGenerations : (["SDK v2, auto", "SDK v1"] as const))(
  "a client (%s) that knows only the address is allowed, gets a price, asks for more, gets a study and asks a follow-up",
  async (generation) => {
    const chat = await chatClient(url(), generation, allowAs("anna@acme.test"));
    let client = await chat.connect();
    const call = async (asked: Message) => {
      const { structuredContent, isError, content } = await client.callTool({ name: "run_research", arguments: asked });
      expect([isError ?? false, content]).toEqual([false, expect.anything()]);
      return structuredContent as ResearchAnswer;
    };
    const run = "Run a pricing study with 4 parents of toddlers: Would they pay $9 a month for a box of meals?";
    const { confirm, conversation_id, state } = await call({ message: run });
    expect([state, confirm]).toEqual(["needs_confirmation", expect.objectContaining({ price_usd: 2 })]);
    const yes = { message: "yes", confirm: confirm!.handle };

    // SDK v1 refreshes instead of asking for more while it has a refresh token, so hosts that ask hide it.
    if (generation === "SDK v1") chat.memory.tokens = { ...(chat.memory.tokens as object), refresh_token: undefined };
    // The first connection may only read, so the client is sent to its person again.
    await expect(call(yes)).rejects.toThrow();
    expect(new URL(String(chat.memory.authorize)).searchParams.get("scope")).toContain("research:run");
    await chat.finish();
    await client.close();
    client = await chat.connect();

    const ran = await call(yes);
    expect(ran).toMatchObject({ state: "done", verb: "run", study_id: expect.any(String) });
    const asked = await call({ message: "Ask them what would change their mind", conversation_id });
    const answered = await call({ message: "yes", confirm: asked.confirm!.handle });
    expect(answered).toMatchObject({ verb: "follow_up", study_id: ran.study_id });
    await client.close();
    await chat.close();
  },
);
