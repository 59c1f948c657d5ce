import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { database } from "#lib/db/client.ts";
import { resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { ListedTool, searchToolsEndpoint } from "#lib/tools/contract.ts";
import { insertTools } from "#lib/tools/write-tools.ts";
import { evidenceOrder, useOrder } from "#lib/votes/contract.ts";

useDatabase({ RATE_LIMIT_READS: "off" });

const search = async (q: string, more: Record<string, string> = {}) =>
  resultOf(searchToolsEndpoint, await callEndpoint(searchToolsEndpoint, { query: { q, limit: "100", ...more } }));
const ids = async (q: string, more?: Record<string, string>) =>
  (await search(q, more)).tools.map(({ tool_id }) => tool_id);

/** A word that no tool of the catalogue has. */
const rare = "quokkaline";
type Facts = { name?: string; tags?: string[]; needs?: string[]; description?: string; origin?: "catalog" | "review" };

const list = async (tools: Record<string, Facts>) =>
  (await database()).transaction((tx) =>
    insertTools(
      tx,
      Object.entries(tools).map(([tool_id, given]) => ({
        tool_id,
        name: `Name of ${tool_id}`,
        description: "Does one thing.",
        type: "api" as const,
        website: `https://${tool_id}.example`,
        tags: [],
        origin: "catalog" as const,
        sources: ["touchstone-catalog"],
        ...given,
      })),
    ),
  );
const use = async (tool_id: string, is_ok: boolean, usage_low: number) =>
  (await database()).execute(
    sql`update tool_usage set is_ok = ${is_ok}, usage_low = ${usage_low} where tool_id = ${tool_id}`,
  );
const assess = async (tool_id: string, score: number) =>
  (await database()).execute(sql`insert into tool_assessment (tool_id, summary, assessment_score)
    values (${tool_id}, '{"ratings": {"speed": null, "cost": null, "reliability": null, "quality": null, "ease": 3, "documentation": null}, "assessed_at": "2026-11-01", "confidence": "low"}', ${score})`);

describe("tools that have all the words", () => {
  beforeAll(async () => {
    await list({
      "q-name": { name: `Quokkaline Herons` },
      "q-tag": { tags: ["quokkaline-herons"] },
      "q-spread": { tags: [rare, "herons"] },
      "q-need": { needs: [`count herons with ${rare}`] },
      "q-text": { description: `Counts herons by ${rare}.` },
      "q-text-best": { description: `A ${rare} of herons.` },
      "q-old": { name: `Old Quokkaline Herons` },
      "q-stranger": { name: `Quokkaline Herons Pro`, origin: "review" },
      "q-half": { tags: [rare] },
    });
    const db = await database();
    await db.execute(sql`update tools set is_deprecated = true where tool_id = 'q-old'`);
    await use("q-need", true, 3.1);
    await use("q-text", false, 4.9);
    await use("q-text-best", true, 2);
    await use("q-stranger", true, 5);
    await assess("q-tag", 5);
  });

  test("come by where they have them: name, one tag or use case, all of these, description; deprecated last, unverified after all", async () => {
    expect(await ids(`${rare} herons`)).toEqual([
      "q-name",
      "q-old",
      "q-need",
      "q-tag",
      "q-spread",
      "q-text-best",
      "q-text",
      "q-stranger",
    ]);
  });

  test("of a single word come first where they say it themselves, before those that are only used for it", async () => {
    await list({
      "v-used": { needs: ["pack an echidnaform"] },
      "v-says": { needs: ["read an echidnaform"], description: "Reads echidnaforms." },
    });
    await assess("v-used", 4.9);
    expect(await ids("echidnaform")).toEqual(["v-says", "v-used"]);
  });

  test("say by what each has its place: use, or the desk score of those without voices", async () => {
    const { tools, match, unmatched, guidance } = await search(`${rare} herons`);
    expect({ match, unmatched, guidance }).toEqual({ match: "all", unmatched: [], guidance: null });
    expect(Object.fromEntries(tools.map(({ tool_id, ordered_by }) => [tool_id, ordered_by]))).toMatchObject({
      "q-need": "usage",
      "q-tag": "assessment",
      "q-text": "usage",
    });
    expect(evidenceOrder).toBe("by firsthand use, then those without voices by desk score");
    const said = ListedTool.shape.ordered_by.description;
    expect(said).toContain(
      "usage: it has voices. assessment: it has none, and follows those that have by its AI desk score. Else the chosen sort.",
    );
  });

  test("keep a chosen order, without steps", async () => {
    const verified = (found: string[]) => found.filter((id) => id !== "q-stranger");
    expect(verified(await ids(`${rare} herons`, { sort: "usage" })).slice(0, 3)).toEqual([
      "q-need",
      "q-text-best",
      "q-text",
    ]);
    expect(useOrder).toBe("status ok first, then by the lower end of the interval");
    expect((await ids(`${rare} herons`, { sort: "assessment" }))[0]).toBe("q-tag");
    expect((await search(`${rare} herons`, { sort: "name" })).tools[0]).toMatchObject({
      tool_id: "q-need",
      ordered_by: "name",
    });
  });

  test("are all that is listed; without any, those with the most telling words are, and what the first lacks is said", async () => {
    expect(await ids(`${rare} herons`)).not.toContain("q-half");
    const { tools, match, unmatched, guidance } = await search(`${rare} herons zzzzqqqq`);
    expect(tools.map(({ tool_id }) => tool_id)).not.toContain("q-half");
    expect(tools[0]!.tool_id).toBe("q-tag");
    expect([match, unmatched]).toEqual(["most", ["zzzzqqqq"]]);
    expect(guidance).toMatch(/unmatched/);
  });
});

describe("words that a tool is not for", () => {
  test("over a description and one use case are no match of all; a tool without use cases has its description", async () => {
    const needs = ["count wallabies"];
    await list({
      "w-spread": { needs, description: "A marsupialite for zoos." },
      "w-plain": { description: "A bilbyite of numbats." },
    });
    expect(await search("wallabies marsupialite")).toMatchObject({
      match: "most",
      unmatched: [],
      tools: [{ tool_id: "w-spread" }],
      guidance: expect.stringMatching(/what it is for/),
    });
    expect(await search("bilbyite numbats")).toMatchObject({ match: "all", tools: [{ tool_id: "w-plain" }] });
    expect((await search("app store connect")).match).not.toBe("all");
  });

  test.each(["ableton live", "factur-x"])("%j lists nothing for its everyday word alone", async (q) => {
    expect(await search(q)).toMatchObject({ match: "none", tools: [] });
  });

  test("beside a name that no tool has, a word that is a topic is a match", async () => {
    const { match, unmatched, tools } = await search("tokyo weather");
    expect([match, unmatched]).toEqual(["some", ["tokyo"]]);
    expect(tools.map(({ tool_id }) => tool_id)).toContain("open-meteo-api");
  });

  test("an adverb says less than what is needed", async () => {
    const [first] = (await search("generate images locally")).tools;
    expect(first!.use_cases.join()).toMatch(/image/);
  });
});

describe("a product that a tool is only an alternative to", () => {
  test.each([
    ["databricks", "databricks", "snowflake-sql-api"],
    ["alternative to selenium", "selenium", "playwright-mcp"],
    ["power bi", "power bi", "metabase"],
    ["looker dashboards", "looker", "metabase"],
    ["heap", "heap", "mixpanel-api"],
  ])("%j is not listed, and its alternatives are marked as such", async (q, product, tool_id) => {
    const { match, tools, alternatives, unmatched, guidance } = await search(q);
    expect(match).toBe("not_listed");
    expect(unmatched).toEqual(expect.arrayContaining(product.split(" ")));
    expect(alternatives).toContainEqual({ tool_id, alternative_to: product });
    expect(tools.map((tool) => tool.tool_id)).toContain(tool_id);
    expect(guidance).toMatch(/not listed/);
  });

  test("is listed once a tool that others vouch for has its name", async () => {
    const own = { name: "Memcached", description: "A cache." };
    await list({ "m-stranger": { ...own, origin: "review" } });
    expect(await search("memcached")).toMatchObject({ match: "not_listed" });
    await list({ "m-own": own });
    expect(await search("memcached")).toMatchObject({
      match: "all",
      alternatives: [],
      tools: [{ tool_id: "m-own" }, {}],
    });
  });

  test("by a common word in a longer search, or a listed name, is no product of that search", async () => {
    expect((await search("drift of a model")).match).not.toBe("not_listed");
    expect(await search("zapier")).toMatchObject({ match: "all", alternatives: [] });
    const { match, alternatives } = await search("alternatives to zapier");
    expect(match).toBe("all");
    expect(alternatives).toContainEqual({ tool_id: "n8n", alternative_to: "zapier" });
  });
});

describe("words that match nothing alone", () => {
  test.each(["server", "mcp server", "api", "the best tool for my agent", "zzzzqqqq"])(
    "%j finds nothing, and says what to do",
    async (q) => {
      const { tools, total, match, unmatched, guidance } = await search(q);
      expect([tools, total, match]).toEqual([[], 0, "none"]);
      expect(unmatched.length).toBeGreaterThan(0);
      expect(guidance).toMatch(/Try other words/);
    },
  );

  test("a word of a type keeps a match by the other words from being one of all", async () => {
    expect(await search("ssh into a server")).toMatchObject({ match: "some", unmatched: ["server"] });
  });

  test("a name made of them is found by itself", async () => {
    await list({ "q-plain": { name: "The Best" } });
    expect(await search("the best")).toMatchObject({ tools: [{ tool_id: "q-plain" }], match: "all", unmatched: [] });
  });

  test("a type's word beside a telling one counts", async () => {
    const { tools, match } = await search("postgres mcp");
    expect(match).toBe("all");
    expect(tools.every(({ type }) => type === "mcp")).toBe(true);
  });
});

describe("forms and corrections", () => {
  test.each([
    ["parse PDFs", "docling-mcp"],
    ["transcription of recordings", "whisper"],
    ["k8s", "kubernetes-mcp"],
    ["web scraper", "firecrawl-api"],
    ["browse the web and fill in a form", "playwright-mcp"],
    ["kubern", "kubernetes-mcp"],
  ])("%j finds %s, as other forms of its words do", async (q, tool_id) => {
    expect(await ids(q)).toContain(tool_id);
    expect(await search(q)).toMatchObject({ match: "all", corrected_q: null });
  });

  test.each([["npm packages"], ["unity"], ["modal"], ["unstructured"], ["linkedin posts"], ["xata"]])(
    "%j is not corrected",
    async (q) => {
      expect((await search(q)).corrected_q).toBeNull();
    },
  );

  test("a misspelled word is corrected to the likely one, beside the word as typed", async () => {
    expect(await search("gihub pull requests")).toMatchObject({
      match: "corrected",
      corrected_q: "github pull requests",
      unmatched: [],
      guidance: expect.stringMatching(/corrected_q/),
    });
    await list({ "q-gihub": { name: "Gihub" } });
    expect(await search("gihub")).toMatchObject({ match: "all", corrected_q: null, tools: [{ tool_id: "q-gihub" }] });
  });
});

test("without words the list is by use, then by desk score, and each tool says so", async () => {
  const { tools, match, guidance } = resultOf(
    searchToolsEndpoint,
    await callEndpoint(searchToolsEndpoint, { query: "limit=100" }),
  );
  expect([match, guidance]).toEqual([null, null]);
  const first = tools.findIndex(({ ordered_by }) => ordered_by === "assessment");
  expect(tools.slice(0, first).map(({ tool_id }) => tool_id)).toEqual(["q-need", "q-text-best", "q-text"]);
  const desk = tools.slice(first).map(({ assessment_score }) => assessment_score ?? 0);
  expect(desk[0]).toBe(5);
  expect(desk).toEqual(desk.toSorted((one, other) => other - one));
});

describe("of tools with all the words", () => {
  test("those that say them together come first; a name counts only as it is spelled", async () => {
    expect((await ids("password manager")).slice(0, 2)).toEqual(["bitwarden", "1password"]);
    expect((await ids("automate workflows without code")).indexOf("github-api")).toBeGreaterThan(2);
    expect((await ids("give my assistant access to a folder")).indexOf("box-api")).not.toBe(0);
  });

  test("one with enough reviewers comes before one that fits a little better with too few", async () => {
    await list({
      "e-few": { needs: ["count emus at dawn"] },
      "e-enough": { tags: ["count-emus", "emus-dawn"] },
      "e-apart": { tags: ["count", "emus", "dawn"] },
    });
    await use("e-few", false, 4);
    expect(await ids("count emus dawn")).toEqual(["e-few", "e-enough", "e-apart"]);
    await use("e-enough", true, 2);
    await use("e-apart", true, 5);
    expect(await ids("count emus dawn")).toEqual(["e-enough", "e-few", "e-apart"]);
  });
});
