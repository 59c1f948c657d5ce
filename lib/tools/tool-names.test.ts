import { expect, test } from "vitest";
import { database } from "#lib/db/client.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { listToolNames, toolIdNamed } from "#lib/tools/tool-names.ts";
import { tools } from "#lib/tools/tools.sql.ts";

useDatabase();

test("a tool is found by its name in any case, and an id or an unknown text stays as it is", async () => {
  expect(
    await Promise.all(
      ["GitHub MCP Server", "github mcp server", "github-mcp", "No such tool", "a\0b"].map(toolIdNamed),
    ),
  ).toEqual(["github-mcp", "github-mcp", "github-mcp", "No such tool", "a\0b"]);
});

test("a form completes a bounded number of names, each of a tool", async () => {
  const names = await listToolNames();
  expect(names).toHaveLength(200);
  expect(await toolIdNamed(names[0]!.name)).toBe(names[0]!.tool_id);
  const listed = new Set(names.map(({ tool_id }) => tool_id));
  const beyond = (await database()).select().from(tools).orderBy(tools.tool_id);
  const { tool_id, name } = (await beyond).find((tool) => !listed.has(tool.tool_id))!;
  expect((await listToolNames(tool_id))[0]).toEqual({ tool_id, name });
  expect(await listToolNames("a\0b")).toEqual(names);
});
