import { describe, expect, test } from "vitest";
import { resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { getToolEndpoint } from "#lib/tools/contract.ts";
import { readFacts } from "#lib/tools/facts/catalog-facts.ts";

useDatabase();

const read = async (tool_id: string) =>
  resultOf(getToolEndpoint, await callEndpoint(getToolEndpoint, { path: { tool_id } }));

test("a tool has the facts of the catalogue's file, each with its source and date, and null where none was read", async () => {
  const { tool, facts } = await read("airtable-mcp");
  expect(facts).toMatchObject({
    licence: {
      value: "MIT",
      source: expect.stringMatching(/^https:\/\/github\.com\/domdomegg\//),
      read_at: "2026-11-28",
    },
    packages: { value: [{ registry: "npm", name: "airtable-mcp-server", state: "stated", version: null }] },
    price: null,
    links: null,
  });
  expect([tool.meets, tool.lacks]).toEqual([["self-hosted"], ["no-key", "hosted"]]);
});

test("a tool is deprecated when its status says that its makers have ended or moved it", async () => {
  expect((await read("semgrep-mcp")).tool.deprecated).toBe(true);
  expect((await read("semgrep-mcp")).facts.status?.value.successor).toMatch(
    /^https:\/\/github\.com\/semgrep\/semgrep\//,
  );
  expect((await read("airtable-mcp")).tool.deprecated).toBe(false);
});

test("no fact is in a score: a tool with facts and without reviews or readings has none", async () => {
  const { tool } = await read("airtable-mcp");
  expect([tool.usage_score, tool.usage.status]).toEqual([null, "no_data"]);
});

describe("a line that is no fact ends the start with its tool, its field and its fault", () => {
  const row = {
    tool_id: "a-mcp",
    field: "auth",
    value: "key" as unknown,
    source: "https://a.example/",
    read_at: "2026-11-28",
    said_by: "publisher",
  };
  test.each([
    [{ ...row, value: "password" }, /^The fact auth of a-mcp is not a fact: value /],
    [{ ...row, field: "colour" }, /^The fact colour of a-mcp is not a fact: /],
    [{ ...row, read_at: "yesterday" }, /read_at/],
    [
      { ...row, field: "packages", value: [{ registry: "npm", name: "a; rm -rf /" }] },
      /must be a name of that registry/,
    ],
    [
      { ...row, field: "remotes", value: [{ url: "http://a.example/", transport: "sse" }] },
      /must be a plain https address/,
    ],
    [{ ...row, field: "licence", value: "free, more or less" }, /must be an SPDX expression/],
  ])("%j", (bad, fault) => expect(() => readFacts([bad])).toThrow(fault));

  test("a fact that is written twice", () => expect(() => readFacts([row, row])).toThrow(/is written twice\.$/));
});
