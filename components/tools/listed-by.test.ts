import { expect, test } from "vitest";
import { listedBy } from "#components/tools/listed-by.ts";

test.each([
  ["catalog", "catalog", null, /^Listed by the editors/, false],
  ["catalog", "imported", null, /^Imported from the official MCP registry: .+ its publisher’s words\.$/, true],
  ["review", "unverified", null, /^Listed by its first review: .+ that reviewer’s words\.$/, true],
  ["review", "imported", null, /^Listed by its first review: .+ that reviewer’s words\.$/, true],
  ["review", "catalog", "2026-11-02T10:00:00.000Z", /that reviewer’s words\. An editor confirmed them on 2 /, true],
] as const)(
  "a tool of origin %s that is %s, confirmed %s, says whose words its record is",
  (origin, listing, confirmed_at, sentence, byStranger) => {
    expect(listedBy({ origin, listing, confirmed_at })).toEqual({
      sentence: expect.stringMatching(sentence),
      byStranger,
    });
  },
);
