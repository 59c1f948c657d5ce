import { describe, expect, test } from "vitest";
import { dimensionIds } from "#lib/rubric/dimensions.ts";
import { resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { type Assessment, deskStep, getToolEndpoint, searchToolsEndpoint, type Tool } from "#lib/tools/contract.ts";
import { ToolMetadata } from "#lib/tools/metadata.ts";

useDatabase({ RATE_LIMIT_READS: "off" });

/** All tools of the catalogue, as anyone can read them. */
async function allTools(): Promise<Tool[]> {
  const all: Tool[] = [];
  for (let offset = 0; ; offset += 100) {
    const query = `sort=name&limit=100&offset=${offset}`;
    const { tools } = resultOf(searchToolsEndpoint, await callEndpoint(searchToolsEndpoint, { query }));
    all.push(...tools);
    if (tools.length < 100) return all;
  }
}

async function allAssessments(): Promise<Assessment[]> {
  const assessed = (await allTools()).filter((tool) => tool.assessment !== null);
  const assessments: Assessment[] = [];
  // One after another: hundreds at once wait longer for storage than a request may on a busy machine.
  for (const { tool_id } of assessed) {
    const answer = await callEndpoint(getToolEndpoint, { path: { tool_id } });
    assessments.push(...resultOf(getToolEndpoint, answer).assessments);
  }
  return assessments;
}

describe("the catalogue", () => {
  test("lists over 300 tools of each type over many categories, none twice", async () => {
    const tools = await allTools();
    const of = (type: Tool["type"]) => tools.filter((tool) => tool.type === type).length;
    expect(tools.length).toBeGreaterThanOrEqual(300);
    expect(of("mcp")).toBeGreaterThanOrEqual(100);
    expect(of("api")).toBeGreaterThanOrEqual(100);
    expect(of("app")).toBeGreaterThanOrEqual(60);
    expect(new Set(tools.map((tool) => tool.category)).size).toBeGreaterThanOrEqual(15);
    expect(new Set(tools.map((tool) => tool.tool_id)).size).toBe(tools.length);
    expect(new Set(tools.map((tool) => tool.description)).size).toBe(tools.length);
  });

  test("holds to the rules that reviewers' metadata are held to", async () => {
    for (const { name, description, type, website, tags, category } of await allTools()) {
      expect(ToolMetadata.safeParse({ name, description, type, website }), name).toMatchObject({ success: true });
      expect(category, name).not.toBeNull();
      expect(tags.length, name).toBeGreaterThan(0);
    }
  });

  test("says of each of its tools what it is needed for, in 3 to 8 short ways", async () => {
    for (const { name, use_cases } of await allTools()) {
      expect(use_cases.length, name).toBeGreaterThanOrEqual(3);
      expect(use_cases.length, name).toBeLessThanOrEqual(8);
      expect(new Set(use_cases).size, name).toBe(use_cases.length);
      for (const use_case of use_cases) expect(use_case, name).toMatch(/^[a-z0-9].{5,79}[^.]$/);
    }
  });
});

describe("the desk assessments", () => {
  test("are of 60 tools and more; each names its sources and what it does not know", async () => {
    const all = await allAssessments();
    expect(all.length).toBeGreaterThanOrEqual(60);
    for (const { tool_id, sources, limitations, ratings } of all) {
      expect(sources.length, tool_id).toBeGreaterThan(0);
      expect(new Set(sources.map(({ url }) => url)).size, tool_id).toBe(sources.length);
      expect(
        sources.every(({ url, title }) => url.startsWith("https://") && title.length > 3),
        tool_id,
      ).toBe(true);
      expect(limitations.join(" "), tool_id).toMatch(/Nothing was run/);
      expect(
        Object.values(ratings).some((rating) => rating !== null),
        tool_id,
      ).toBe(true);
    }
  });

  test("rate in whole steps where a sentence says why, and are silent where nothing was found", async () => {
    const sentences: string[] = [];
    for (const { tool_id, ratings, rationale } of await allAssessments())
      for (const id of dimensionIds) {
        expect(rationale[id] === null, `${tool_id} ${id}`).toBe(ratings[id] === null);
        if (rationale[id] === null) continue;
        sentences.push(rationale[id]);
        expect(rationale[id], `${tool_id} ${id}`).toMatch(/^[A-Z].{30,320}\.$/s);
        expect(ratings[id]! % deskStep, `${tool_id} ${id}`).toBe(0);
      }
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});
