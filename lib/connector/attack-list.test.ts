import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listedAttacks } from "#lib/testing/attack-table.ts";

const tests = globSync("lib/{connector,mcp/connector,research-tool}/*.test.ts").map((file) =>
  readFileSync(file, "utf8"),
);

test("each attack that docs/connector.md lists is the name of a test", () => {
  const listed = listedAttacks();
  expect(listed.length).toBeGreaterThan(60);
  expect(listed.filter(([, name]) => !tests.some((text) => text.includes(name)))).toEqual([]);
});
