import { expect, test } from "vitest";
import { useDatabase } from "#lib/testing/database.ts";
import { aCustomer } from "#lib/testing/research.ts";
import { usualEvents, webhookEvents } from "../webhooks/contract.ts";
import { runResearchOperation } from "./contract.ts";
import { runResearch } from "./run-research.ts";

useDatabase();

test("an account without deliveries reads of every event that is sent by default", async () => {
  const { account } = await aCustomer();
  const call = runResearchOperation.input.parse({ do: "deliveries" });
  const { markdown } = await runResearch(call, { account, scopes: ["research:read"] });
  expect(markdown).toContain("Nothing was sent to a webhook yet.");
  for (const event of usualEvents) expect(markdown).toContain(`when it ${webhookEvents[event].when}`);
});
