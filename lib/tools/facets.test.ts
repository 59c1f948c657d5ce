import { beforeAll, describe, expect, test } from "vitest";
import { refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { publishByMany } from "#lib/testing/publish-on.ts";
import { searchToolsEndpoint } from "#lib/tools/contract.ts";
import { unknownPlace } from "#lib/tools/facts/contract.ts";
import { recommendToolsEndpoint } from "#lib/tools/recommend/contract.ts";

useDatabase();

const search = async (query: Record<string, string>) =>
  resultOf(searchToolsEndpoint, await callEndpoint(searchToolsEndpoint, { query: { limit: "100", ...query } }));
const idsOf = async (query: Record<string, string>) => (await search(query)).tools.map(({ tool_id }) => tool_id);

beforeAll(() => publishByMany(1, { tool_id: "airtable-mcp", ratings: { speed: 4, ease: 4, quality: 4 } }));

describe("a facet of facts", () => {
  test("leaves out a tool that a fact says lacks it, and none of which it is not known", async () => {
    const all = await search({ type: "mcp" });
    const without = await search({ type: "mcp", facets: "no-key" });
    expect(without.total).toBeLessThan(all.total);
    expect(without.tools.every(({ lacks }) => !lacks.includes("no-key"))).toBe(true);
    expect(without.tools.some(({ meets }) => !meets.includes("no-key"))).toBe(true);
    expect(without.categories.reduce((sum, { count }) => sum + count, 0)).toBe(without.total);
    expect(await idsOf({ type: "mcp", facets: "no-key" })).not.toContain("airtable-mcp");
  });

  test("puts tools first of which a fact says that they have it", async () => {
    for (const query of [{}, { sort: "name" }, { type: "mcp" }] as Record<string, string>[])
      expect(
        (await search({ ...query, facets: "self-hosted" })).tools
          .slice(0, 2)
          .every(({ meets }) => meets.includes("self-hosted")),
      ).toBe(true);
    const found = await search({ q: "read files", facets: "no-key" });
    const known = found.tools.map(({ meets }) => meets.includes("no-key"));
    expect([known[0], known.at(-1)]).toEqual([true, false]);
    expect(known).toEqual(known.toSorted((one, other) => Number(other) - Number(one)));
    expect(searchToolsEndpoint.input.shape.facets.description).toContain(unknownPlace);
    const repositories = await search({ q: "read code and issues of a repository", facets: "hosted" });
    expect(repositories.tools.every(({ lacks }) => !lacks.includes("hosted"))).toBe(true);
  });
});

test("a facet of evidence lists exactly the tools that have it, alone, in a category and in a search", async () => {
  expect(await idsOf({ facets: "reviewed" })).toEqual(["airtable-mcp"]);
  expect(await idsOf({ facets: "reviewed,no-key" })).toEqual([]);
  const assessed = await search({ facets: "assessed", category: "databases" });
  expect(assessed.total).toBeGreaterThan(3);
  expect(assessed.tools.every(({ assessment }) => assessment !== null)).toBe(true);
  const found = await search({ q: "read records of a base", facets: "assessed" });
  expect(found.tools.every(({ assessment }) => assessment !== null)).toBe(true);
});

test("an unknown facet is refused by name", async () => {
  const answer = await callEndpoint(searchToolsEndpoint, { query: { facets: "cheap" } });
  expect(refusalOf(answer)).toMatchObject({ error: "invalid_argument", pointers: ["/facets/0"] });
});

test("few matches name the tools that have some of the words; many name none", async () => {
  const few = await search({ q: "extract tables from a PDF" });
  expect(few.total).toBeLessThanOrEqual(3);
  expect(few.close.length).toBeGreaterThan(0);
  const listed = new Set(few.tools.map(({ tool_id }) => tool_id));
  expect(few.close.some(({ tool_id }) => listed.has(tool_id))).toBe(false);
  expect((await search({ q: "send email" })).close).toEqual([]);
  const part = await search({ q: "back up my phone photos on my own server" });
  expect([part.match, part.total <= 3, part.close.length > 0]).toEqual(["most", true, true]);
});

test("a search whose matches all lack a wanted facet says so, and names the best of them with what they lack", async () => {
  const none = await search({ q: "update records in an Airtable base", facets: "no-key" });
  expect(none).toMatchObject({
    match: "ruled_out",
    total: 0,
    unmatched: [],
    guidance: expect.stringMatching(/`close` names/),
  });
  expect(none.close[0]).toMatchObject({ tool_id: "airtable-mcp", lacks: ["no-key"] });
  expect((await search({ q: "zxqvbn wrtplk", facets: "no-key" })).match).toBe("none");
});

test("recommend leaves out a tool whose facts contradict a constraint, and says what facts state", async () => {
  const recommend = async (constraints: string) => {
    const query = { task: "update records in an Airtable base", constraints };
    return resultOf(recommendToolsEndpoint, await callEndpoint(recommendToolsEndpoint, { query })).tools;
  };
  const stated = (await recommend("self-hosted,reviewed")).find(({ tool_id }) => tool_id === "airtable-mcp");
  expect(stated?.meets).toEqual(["self-hosted", "reviewed"]);
  expect((await recommend("no-key")).map(({ tool_id }) => tool_id)).not.toContain("airtable-mcp");
  const { constraints } = recommendToolsEndpoint.input.shape;
  expect(constraints.description).toMatch(/one whose facts contradict a word is left out\.$/);
});

test("of the tools of the type that a need names, one that is known to have what is ticked is picked", async () => {
  const query = { task: "search the web from my agent", constraints: "hosted" };
  const { tools } = resultOf(recommendToolsEndpoint, await callEndpoint(recommendToolsEndpoint, { query }));
  const known = tools.map(({ meets }) => meets.includes("hosted"));
  expect([tools[0]!.type, known[0]]).toEqual(["mcp", true]);
  expect(known).toEqual(known.toSorted((one, other) => Number(other) - Number(one)));
  expect(tools.map(({ tool_id }) => tool_id)).toContain("firecrawl-mcp");
});

test("a tool without a line is left out where one is wanted, from lists, needs and what is close", async () => {
  const { total, tools } = await search({ type: "mcp" });
  const found = await search({ type: "mcp", facets: "connect" });
  expect(found.total).toBeLessThan(total);
  expect(found.tools.every(({ meets }) => meets.includes("connect"))).toBe(true);
  const without = tools.find(({ meets }) => !meets.includes("connect"))!;
  const named = await search({ q: without.name, facets: "connect" });
  expect(named.tools.map(({ tool_id }) => tool_id)).not.toContain(without.tool_id);
  const query = { task: "send a whatsapp message", type: "mcp", constraints: "connect" };
  const recommended = resultOf(recommendToolsEndpoint, await callEndpoint(recommendToolsEndpoint, { query }));
  expect(recommended.tools.filter(({ page }) => page !== null)).toEqual([]);
  expect(recommended.ruled_out).toContainEqual(expect.objectContaining({ against: ["connect"] }));
});
