import { describe, expect, test } from "vitest";
import { resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { recommendToolsEndpoint } from "#lib/tools/recommend/contract.ts";

useDatabase();

const recommend = async (task: string, more: Record<string, string> = {}) =>
  resultOf(recommendToolsEndpoint, await callEndpoint(recommendToolsEndpoint, { query: { task, ...more } }));

describe("a task with words that no tool has together with the others", () => {
  test.each([
    ["find academic papers about batteries", "arxiv-api", ["batteries"]],
    ["read and edit files in my github repositories", "github-mcp", ["edit"]],
    ["rename columns of our postgres table", "dbhub-mcp", ["rename"]],
    ["book a dentist appointment", "square-mcp", ["dentist"]],
  ])(
    "%s: %s has most of what they tell, is the nearest and no pick, and says what it lacks",
    async (task, tool_id, missing) => {
      const found = await recommend(task);
      expect(found).toMatchObject({
        verdict: "nearest",
        missing,
        others: 0,
        guidance: expect.stringMatching(/missing/),
      });
      expect(found.tools[0]!.tool_id).toBe(tool_id);
      expect(found.tools[0]!.lacks).toEqual(missing);
    },
  );

  test("a need is met where a tool has all its words, although one that it names by type or constraint comes first", async () => {
    const found = await recommend("read a figma file in cursor");
    expect(found).toMatchObject({ verdict: "match", missing: ["read"], guidance: null });
    expect(found.tools.map(({ tool_id, lacks }) => [tool_id, lacks])).toEqual([
      ["figma-mcp", ["read"]],
      ["figma-api", []],
    ]);
  });

  test.each([
    ["duplicate rows in our postgres database", "postgres-mcp-pro", ["duplicate"]],
    ["label and merge pull requests on github from an assistant", "github-api", ["label"]],
    ["convert a street address to coordinates", "nominatim-api", ["convert", "street"]],
    ["send sms to customers from my backend", "twilio-api", ["customers", "backend"]],
    ["find concerts in my city", "ticketmaster-discovery-api", []],
    ["let claude read and write files on my disk", "filesystem-mcp", ["disk"]],
    ["compare stock prices", "alpha-vantage-mcp", ["compare"]],
  ])(
    "%s: %s, the first of the list, comes first with half of the words, and says which it lacks",
    async (task, tool_id, lacks) => {
      expect((await recommend(task)).tools[0]).toMatchObject({ tool_id, lacks });
    },
  );

  test.each([["query our postgres database from my coding assistant", "postgres-mcp-pro"]])(
    "%s: %s comes next, as it says the need too, and says what it lacks itself",
    async (task, tool_id) => {
      const [, ...next] = (await recommend(task)).tools;
      expect(next.map((tool) => tool.tool_id)).toContain(tool_id);
      expect(next.every(({ lacks }) => lacks.length > 0)).toBe(true);
    },
  );

  test.each([["create and update jira tickets", "atlassian-mcp", "jira-api", ["update"]]])(
    "%s: beside %s alone, %s comes next, and says what it lacks",
    async (task, pick, tool_id, lacks) => {
      const [best, next, ...more] = (await recommend(task)).tools;
      expect([best!.tool_id, next, more]).toEqual([pick, expect.objectContaining({ tool_id, lacks }), []]);
    },
  );

  test("none that lacks a wanted facet comes next", async () => {
    const { tools } = await recommend("create and update jira tickets", { constraints: "no-key" });
    expect(tools.map((tool) => tool.tool_id)).not.toContain("jira-api");
  });

  test("none comes next that lacks the name for which the pick was taken, or has the words here and there", async () => {
    const idsFor = async (task: string) => (await recommend(task)).tools.map((tool) => tool.tool_id);
    expect(await idsFor("bitbucket pull requests")).toEqual(["bitbucket-api"]);
    expect(await idsFor("password manager")).toEqual(["bitwarden", "1password"]);
    expect(await idsFor("give my assistant access to a folder")).not.toContain("box-api");
  });

  test("a tool whose entry has all the words, here and there, is a pick", async () => {
    const found = await recommend("monitor errors in production");
    expect(found).toMatchObject({ verdict: "match", missing: [], guidance: null });
    expect(found.tools[0]!.tool_id).toBe("sentry-mcp");
  });

  test("programs for a language model on one's own machine are picked, and what only says laptop is not", async () => {
    const { tools } = await recommend("run a language model on my own laptop");
    expect(tools.slice(0, 2).map(({ tool_id }) => tool_id)).toEqual(expect.arrayContaining(["ollama", "lm-studio"]));
  });

  test("none is picked with under half of the words, or with two that are apart", async () => {
    const tasks = ["brew coffee", "order a pizza", "applicant tracking for recruiters", "edit video"];
    for (const task of [...tasks, "send a physical postcard by mail"])
      expect(await recommend(task)).toMatchObject({ verdict: "no_reliable_match", tools: [] });
  });
});
