import { describe, expect, test } from "vitest";
import { resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { recommendToolsEndpoint } from "#lib/tools/recommend/contract.ts";

useDatabase();

const recommend = async (task: string, more: Record<string, string> = {}) =>
  resultOf(recommendToolsEndpoint, await callEndpoint(recommendToolsEndpoint, { query: { task, ...more } }));

describe("a product that a task calls by its name", () => {
  test.each([
    ["look up a price in an excel sheet of ours", "excel-mcp", ["price"]],
    ["inspect snowflake tables", "snowflake-sql-api", ["inspect"]],
    ["add todos to todoist", "todoist-mcp", []],
    ["find out why the build failed in circleci", "circleci-api", ["failed"]],
  ])("%s: %s is picked, and says what it lacks", async (task, tool_id, lacks) => {
    expect((await recommend(task)).tools[0]).toMatchObject({ tool_id, lacks });
  });

  test("comes first where no tool has all words, and else by the search's order: a server of others may say the need best", async () => {
    const first = async (task: string) => (await recommend(task)).tools[0]?.tool_id;
    expect(await first("find a document in my google drive")).toBe("google-workspace-mcp");
    expect(await first("upload a file to google drive")).toBe("google-drive-api");
  });

  test("decides nothing where others are wanted, where a facet rules it out, and as a common or a misspelled word", async () => {
    const first = async (task: string, given = {}) => (await recommend(task, given)).tools[0]?.tool_id ?? "none";
    expect(await first("alternative to zapier for small teams")).not.toBe("zapier");
    expect(await first("update records in airtable", { constraints: "no-key" })).not.toMatch(/^airtable/);
    expect(await first("the time of a court docket")).toBe("none");
  });

  test("is not picked in another entry that says less, where the one that says the need has ended: its successor is named", async () => {
    const { tools, ruled_out } = await recommend("search documents in a data warehouse");
    const successor = expect.stringContaining("snowflake.com");
    expect([tools, ruled_out]).toEqual([[], [expect.objectContaining({ tool_id: "snowflake-mcp", successor })]]);
  });
});
