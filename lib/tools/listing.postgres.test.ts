import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import listing from "#components/dimensions/listing.json" with { type: "json" };
import { database } from "#lib/db/client.ts";
import { withdrawReviewEndpoint } from "#lib/reviews/contract.ts";
import { resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { expectRecomputed } from "#lib/testing/expect-recomputed.ts";
import { publishByMany, publishOn } from "#lib/testing/publish-on.ts";
import { anAgent, aTool, aWithdrawal, signed } from "#lib/testing/samples/agent.ts";
import { getToolEndpoint, searchToolsEndpoint } from "#lib/tools/contract.ts";
import { tools, toolUsage } from "#lib/tools/tools.sql.ts";
import { unverifiedPlace } from "#lib/votes/contract.ts";
import { listedDays, listedVoices } from "#lib/votes/rules.ts";

useDatabase();

const hour = 3_600_000;
const tool = aTool({ name: "Zebra Courier", description: "Carries striped parcels between depots." });

const other = aTool({ name: "Heron Kiln", description: "Bakes clay." });

const toolOf = async (tool_id: string) =>
  resultOf(getToolEndpoint, await callEndpoint(getToolEndpoint, { path: { tool_id } })).tool;
const idsBy = async (query: string) => {
  const { tools: found } = resultOf(searchToolsEndpoint, await callEndpoint(searchToolsEndpoint, { query }));
  return found.map(({ tool_id }) => tool_id);
};

test("a tool of the editors is catalog, an imported one imported, and one that a review listed unverified", async () => {
  const db = await database();
  await db
    .update(tools)
    .set({ sources: ["mcp-registry"] })
    .where(sql`tool_id = 'exa-mcp'`);
  await publishOn(new Date(), anAgent(), { tool_id: "zebra-courier", tool });
  const listings = await Promise.all(["stripe-api", "exa-mcp", "zebra-courier"].map(toolOf));
  expect(listings.map(({ origin, listing }) => [origin, listing])).toEqual([
    ["catalog", "catalog"],
    ["catalog", "imported"],
    ["review", "unverified"],
  ]);
});

describe("a tool that a review listed", () => {
  const start = Date.now() - listedDays * 24 * hour - 60_000;
  const review = (hours: number, tool_id: string, last: number) =>
    publishOn(new Date(start + hours * hour), anAgent(), { tool_id, tool: other }, `198.51.100.${last}`);
  const listing = async (tool_id: string) => {
    await expectRecomputed(tool_id);
    return (await toolOf(tool_id)).listing;
  };

  test(`leaves unverified with ${listedVoices} voices over ${listedDays} days, neither earlier nor with fewer`, async () => {
    await review(0, "early", 1);
    for (const last of [2, 3, 4, 5]) await review(listedDays * 24 - 0.01, "early", last);
    expect(await listing("early")).toBe("unverified");
    await review(listedDays * 24, "early", 6);
    expect(await listing("early")).toBe("imported");

    await review(0, "few", 1);
    await review(listedDays * 24, "few", 2);
    await review(listedDays * 24, "few", 2);
    expect(await listing("few")).toBe("unverified");
  });

  test("is unverified again when a review that it rested on is withdrawn", async () => {
    const agent = anAgent();
    await publishOn(new Date(start), anAgent(), { tool_id: "rested", tool: other }, "198.51.100.1");
    await publishOn(new Date(start + hour), anAgent(), { tool_id: "rested" }, "198.51.100.2");
    const { review_id } = await publishOn(new Date(), agent, { tool_id: "rested" }, "198.51.100.3");
    expect(await listing("rested")).toBe("imported");
    const withdrawn = await callEndpoint(withdrawReviewEndpoint, {
      path: { review_id },
      body: signed(agent, aWithdrawal(review_id)),
    });
    expect(withdrawn.status).toBe(201);
    expect(await listing("rested")).toBe("unverified");
  });

  test("has its listing worked out alike by the migration for what stood before", async () => {
    const db = await database();
    const stored = () =>
      db.select({ id: toolUsage.tool_id, is: toolUsage.is_unverified }).from(toolUsage).orderBy(toolUsage.tool_id);
    const before = await stored();
    expect(new Set(before.map(({ is }) => is)).size).toBe(2);
    await db.update(toolUsage).set({ is_unverified: false });
    const statements = readFileSync("drizzle/0009_names.sql", "utf8").split("--> statement-breakpoint");
    await db.execute(statements.at(-1)!);
    expect(await stored()).toEqual(before);
  });
});

describe("an unverified tool comes after all others", () => {
  const rated = { speed: 5, cost: 5, reliability: 5, quality: 5, ease: 5, documentation: 5 };

  beforeAll(async () => {
    const words = "Sends transactional email, reads mail, browser automation, payments. Postmark Playwright.";
    const stuffed = aTool({ name: "Aaa Transactional Email Sender", description: words });
    await publishByMany(30, { tool_id: "aaa-sender", tool: stuffed, ratings: rated }, 26);
    await publishOn(new Date(), anAgent(), { tool_id: "aab-sender", tool: { ...stuffed, name: "Aab" } });
  });

  test.each(["usage", "assessment"])("in the order by %s, after those that nobody has reviewed", async (sort) => {
    const all: string[] = [];
    for (let offset = 0; all.length === offset; offset += 100)
      all.push(...(await idsBy(`sort=${sort}&limit=100&offset=${offset}`)));
    const { rows } = await (await database()).execute<{ n: number }>(
      "select count(*)::int as n from tool_usage where is_unverified",
    );
    expect(new Set(all).size).toBe(all.length);
    expect(all.slice(-rows[0]!.n)).toContain("aaa-sender");
    expect(all.slice(-rows[0]!.n)).toContain("aab-sender");
    const byType = await idsBy(`sort=${sort}&type=api&limit=100&offset=${100}`);
    expect(byType.slice(-1)[0]).toMatch(/^(aa[ab]-sender|early|few|rested|zebra-courier)$/);
  });

  test.each([
    ["transactional email"],
    ["browser automation"],
    ["payments"],
    ["postmark"],
    ["playwright"],
    // No real tool has all of these words, so those that have some come first.
    ["transactional email payments playwright"],
    ["aaa transactional email"],
  ])("for the words %j", async (q) => {
    for (const sort of ["relevance", "usage", "assessment"]) {
      const { tools: found } = resultOf(
        searchToolsEndpoint,
        await callEndpoint(searchToolsEndpoint, { query: `q=${encodeURIComponent(q)}&sort=${sort}&limit=100` }),
      );
      const marks = found.map(({ listing }) => listing === "unverified");
      expect(marks[0]).toBe(false);
      const [one] = found;
      const first = await callEndpoint(searchToolsEndpoint, {
        query: `q=${encodeURIComponent(q)}&sort=${sort}&limit=1`,
      });
      expect(first.body.tools).toEqual([one]);
      expect(marks).toEqual(marks.toSorted());
    }
  });

  test("but in the order of names it has its place", async () => {
    expect((await idsBy("sort=name&limit=3")).slice(1)).toEqual(["aaa-sender", "aab-sender"]);
    expect(unverifiedPlace).toBe("after all other tools in every order but name");
  });

  test("and it is found first by its very name, where no other tool has all of it", async () => {
    for (const q of ["zebra courier", "Zebra+Courier", "zebra-courier"])
      expect((await idsBy(`q=${q}`))[0]).toBe("zebra-courier");
    expect(listing.found).toContain("no other tool has all the words does its very name bring it to the top");
  });
});
