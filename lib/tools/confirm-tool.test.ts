import { expect, test } from "vitest";
import { database } from "#lib/db/client.ts";
import { listRemovalsEndpoint } from "#lib/moderation/contract.ts";
import { resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { expectRecomputed } from "#lib/testing/expect-recomputed.ts";
import { publishOn } from "#lib/testing/publish-on.ts";
import { anAgent, aTool } from "#lib/testing/samples/agent.ts";
import { listedDays } from "#lib/votes/rules.ts";
import { confirmTool, unconfirmTool } from "./confirm-tool.ts";
import { getToolEndpoint } from "./contract.ts";

useDatabase();

const tool = aTool({ name: "Stripe API (community)" });
const day = 86_400_000;

const read = async (tool_id: string) => {
  await expectRecomputed(tool_id);
  return resultOf(getToolEndpoint, await callEndpoint(getToolEndpoint, { path: { tool_id } })).tool;
};

test("a confirmed tool is of the catalogue, resembles none, and is in the public log until that is taken back", async () => {
  await publishOn(new Date(), anAgent(), { tool_id: "stripe-community", tool });
  expect(await read("stripe-community")).toMatchObject({
    listing: "unverified",
    confirmed_at: null,
    similar_to: [{ tool_id: "stripe-api" }, { tool_id: "stripe-mcp" }],
  });
  await confirmTool("stripe-community");
  const confirmed = await read("stripe-community");
  expect(confirmed).toMatchObject({ listing: "catalog", origin: "review", similar_to: [] });
  const logged = async () => resultOf(listRemovalsEndpoint, await callEndpoint(listRemovalsEndpoint)).confirmed_tools;
  expect(await logged()).toEqual([{ tool_id: "stripe-community", confirmed_at: confirmed.confirmed_at }]);

  // A review of a confirmed tool leaves the listing as it is.
  await publishOn(new Date(), anAgent(), { tool_id: "stripe-community" });
  expect((await read("stripe-community")).listing).toBe("catalog");

  await unconfirmTool("stripe-community");
  expect(await read("stripe-community")).toMatchObject({ listing: "unverified", confirmed_at: null });
  expect(await logged()).toEqual([]);
});

test("a tool that its reviews bear out keeps its listing when a confirmation is taken back", async () => {
  for (const last of [1, 2, 3]) {
    const at = new Date(Date.now() - (3 - last) * 0.5 * listedDays * day);
    await publishOn(
      at,
      anAgent(),
      { tool_id: "heron-kiln", tool: aTool({ name: "Heron Kiln" }) },
      `198.51.100.${last}`,
    );
  }
  await confirmTool("heron-kiln");
  await unconfirmTool("heron-kiln");
  expect((await read("heron-kiln")).listing).toBe("imported");
});

test("what needs no confirmation, is not listed or was not confirmed is refused, and nothing changes", async () => {
  const stored = async () =>
    (await (await database()).execute("select tool_id, confirmed_at from tools order by 1")).rows;
  const before = await stored();
  await expect(confirmTool("stripe-api")).rejects.toThrow("stripe-api needs no confirmation");
  await expect(confirmTool("stripe-apy")).rejects.toThrow(
    /No tool has the id stripe-apy\. You may have meant .*stripe-api/,
  );
  await expect(unconfirmTool("stripe-api")).rejects.toThrow("No editor has confirmed stripe-api");
  expect(await stored()).toEqual(before);
});
