import { afterAll, describe, expect, test } from "vitest";
import { publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { expectTable } from "#lib/testing/expect-table.ts";
import { askMcp } from "#lib/testing/mcp/ask-mcp.ts";
import { publishByMany, publishOn } from "#lib/testing/publish-on.ts";
import { aDocument, anAgent, aTool, signed } from "#lib/testing/samples/agent.ts";
import { compareToolsEndpoint } from "#lib/tools/compare/contract.ts";
import { getToolEndpoint, searchToolsEndpoint, type Tool } from "#lib/tools/contract.ts";

useDatabase();

const best = { speed: 5, cost: 5, reliability: 5, quality: 5, ease: 5, documentation: 5 };
const rows: string[] = [];

/** What a fresh key lists, which real tool it plays, and what an agent searches for. */
const impostors: [tool_id: string, name: string, website: string, real: string, searches: string[]][] = [
  ["stripe-official", "Stripe API", "https://stripe-payments.example", "stripe-api", ["Stripe API", "stripe"]],
  [
    "playwright-mcp-server",
    "Playwright MCP Server",
    "https://pw.example",
    "playwright-mcp",
    ["playwright", "Playwright MCP Server"],
  ],
  ["github-mcp-official", "Official GitHub MCP", "https://gh.example", "github-mcp", ["official github mcp", "github"]],
  ["postmark", "Ροstmаrk", "https://pm.example", "postmark-api", ["postmark", "transactional email"]],
  ["mail-thing", "Mail Thing", "https://docs.twilio.com/thing", "twilio-api", ["twilio", "mail thing twilio"]],
];

const search = async (q: string) =>
  resultOf(searchToolsEndpoint, await callEndpoint(searchToolsEndpoint, { query: { q, limit: 100 } })).tools;
const placeOf = (id: string, found: Tool[]) => found.findIndex(({ tool_id }) => tool_id === id) + 1;

describe.each(impostors)("one review by a fresh key lists %s, named %s", (tool_id, name, website, real, searches) => {
  const tool = aTool({ name, website, description: `${searches.join(", ")}: all of it, quickly and for nothing.` });

  test("the answer warns and names the real tool, in a dry run too", async () => {
    const body = signed(anAgent(), aDocument({ tool_id, tool, ratings: best }));
    for (const query of ["dry_run=1", ""]) {
      const { body: answer } = await callEndpoint(publishReviewEndpoint, { body, query });
      const [warning, ...others] = answer.warnings;
      expect(others).toEqual([]);
      expect(warning).toEqual({ code: "similar_tool", message: expect.stringMatching(/\.$/), near: expect.any(Array) });
      expect(warning.near).toContain(real);
    }
  });

  test.each(searches)("the real one comes before it for %j, over REST and MCP", async (q) => {
    const found = await search(q);
    const [place, realPlace] = [placeOf(tool_id, found), placeOf(real, found)];
    expect(realPlace).toBeGreaterThan(0);
    expect(place === 0 || place > realPlace).toBe(true);
    rows.push(
      `| \`${tool_id}\`, “${name}” | ${q} | \`${real}\` ${realPlace}, the impostor ${place === 0 ? "not among 100" : place} |`,
    );
    const { result } = await askMcp("2026-07-28", "tools/call", { name: "search_tools", arguments: { q, limit: 100 } });
    // As many as fit into an answer.
    const told = result.structuredContent.tools.map((one: Tool) => one.tool_id);
    expect(told).toEqual(found.map((one) => one.tool_id).slice(0, told.length));
    expect(told).toContain(real);
  });

  test("every record of it says that it is not the real one", async () => {
    const marked = {
      listing: "unverified",
      similar_to: expect.arrayContaining([expect.objectContaining({ tool_id: real })]),
    };
    const one = resultOf(getToolEndpoint, await callEndpoint(getToolEndpoint, { path: { tool_id } }));
    const compared = await callEndpoint(compareToolsEndpoint, { query: { tools: `${tool_id},${real}` } });
    const { tools } = resultOf(compareToolsEndpoint, compared);
    expect([one.tool, tools[0]]).toEqual([expect.objectContaining(marked), expect.objectContaining(marked)]);
    expect(one.reviews[0]!.tool_unverified).toEqual({ similar_to: one.tool.similar_to });
    expect(tools[1]).toMatchObject({ similar_to: [] });
    expect(tools[1]!.listing).not.toBe("unverified");
  });
});

test("fifty fresh keys of an afternoon change nothing of that", async () => {
  await publishByMany(50, { tool_id: "stripe-official", ratings: best }, 4);
  for (const q of ["Stripe API", "stripe"]) {
    const found = await search(q);
    expect(placeOf("stripe-official", found)).toBeGreaterThan(placeOf("stripe-api", found));
  }
  const usage = resultOf(
    searchToolsEndpoint,
    await callEndpoint(searchToolsEndpoint, { query: { sort: "usage", limit: 100 } }),
  );
  expect(usage.tools.map(({ listing }) => listing)).not.toContain("unverified");
});

test("an honest newcomer's first review counts, and its tool is found by its name without a warning", async () => {
  const body = signed(
    anAgent(),
    aDocument({ tool_id: "heron-kiln", tool: aTool({ name: "Heron Kiln", website: "https://heron-kiln.example" }) }),
  );
  const published = await callEndpoint(publishReviewEndpoint, { body });
  expect(published.body).toMatchObject({ review: { counted: true }, warnings: [] });
  const [first] = await search("heron kiln");
  expect(first).toMatchObject({ tool_id: "heron-kiln", similar_to: [], usage: { voices: 1, reviewer_count: 1 } });
  expect((await publishOn(new Date(), anAgent(), { tool_id: "heron-kiln" })).counted).toBe(true);
});

afterAll(() => {
  const head = "| listed by one review | searched for | place |\n|---|---|---|";
  expectTable("docs/trust.md", "impostors", [head, ...rows].join("\n"));
});
