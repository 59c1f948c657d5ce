import { expect, test } from "vitest";
import { listedBy } from "#components/tools/listed-by.ts";

test.each([
  ["catalog", ["touchstone-catalog"], /^Listed by the editors/, false],
  ["catalog", ["touchstone-catalog", "mcp-registry"], /^Listed by the editors/, false],
  ["catalog", ["mcp-registry"], /^Imported from the official MCP registry: .+ its publisher’s words\.$/, true],
  ["review", [], /^Listed by its first review: .+ that reviewer’s words\.$/, true],
  ["review", ["mcp-registry"], /^Listed by its first review/, true],
] as const)(
  "a tool of origin %s and sources %j says whose words its record is",
  (origin, sources, sentence, byStranger) => {
    expect(listedBy({ origin, sources: [...sources] })).toEqual({
      sentence: expect.stringMatching(sentence),
      byStranger,
    });
  },
);
