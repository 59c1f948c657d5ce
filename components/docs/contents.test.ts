import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sourceOf = (files: string[]) => files.map((file) => readFileSync(file, "utf8")).join("\n");

test.each([
  ["app/docs/contents-of.ts", ["components/docs/*.tsx"], []],
  [
    "app/docs/research/page.tsx",
    ["components/docs/research/*.tsx", "components/docs/*.tsx"],
    ["stability", "start", "types"],
  ],
])("the contents in %s have the titles of the sections", (contents, sections, own) => {
  const titles = readFileSync("components/docs/doc-section.ts", "utf8");
  const listed = readFileSync(contents, "utf8");
  const source = sourceOf(globSync(sections));
  const entries = [...listed.matchAll(/\bdocSection\("[\w-]+"\)/g)].map(([entry]) => entry);
  expect(entries.length).toBeGreaterThan(7);
  expect(entries.filter((entry) => !source.includes(`{...${entry}}`))).toEqual([]);
  // Some titles are longer in the section than in the contents.
  const shorter = [...listed.matchAll(/\{ id: "(\w+)", title: "([^"]+)" \}/g)];
  expect(shorter.map(([, id]) => id)).toEqual(own);
  for (const [, id, title] of shorter)
    expect(source + titles).toMatch(new RegExp(`\\b${id}(?:" title=|: ").*${title!.replace(/^T/, "[Tt]")}`));
});
