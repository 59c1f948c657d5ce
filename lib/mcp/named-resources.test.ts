import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ratingsResources, ratingsTemplates } from "./ratings-resources.ts";

test("each resource that a text names is one that the server lists", () => {
  const listed = [
    ...ratingsResources.map(({ listed }) => listed.uri),
    ...ratingsTemplates.map(({ listed }) => listed.uriTemplate.replace(/\{\?.*/, "")),
  ];
  const files = ["lib/mcp/*.{md,json}", "components/docs/*.tsx", "docs/api.md"];
  const texts = globSync(files).map((file) => readFileSync(file, "utf8").replaceAll(/&#12([35]);/g, brace));
  const named = texts.flatMap(
    (text) => text.match(/\w+:\/\/(?:schemas|rubric|test-vectors|tools|review)[\w/{}.-]*/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((uri) => !listed.includes(uri))).toEqual([]);
});

const brace = (_: string, end: string) => (end === "3" ? "{" : "}");
