import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod";
import { inShape, ownValue, present } from "./own-value.ts";

// Types refuse to look up any text in an object with known names; these three forms circumvent them.
const files = globSync("{app,components,lib}/**/*.{ts,tsx}").filter(
  (file) => !/\.test\.ts$|^lib\/testing\//.test(file),
);

function lookUpsIn(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const tables = [...source.matchAll(/\bconst (\w+): Record<string, [^\n]*?= \{(?!\})/g)].map(([, name]) => name!);
  const forms = [
    // A text cast to a known name: names[value as keyof typeof names].
    /\w\[[^\]\n]*\bas keyof\b/g,
    // An object literal used as a table, with a default for a missing name: {…}[value] ?? value.
    /\}\[[^\]\n]+\] \?\?/g,
    // A table for any text.
    ...tables.map((name) => new RegExp(`(?<![.\\w])${name}(\\?\\.)?\\[(?!")|\\w in ${name}\\b`, "g")),
  ];
  return forms.flatMap((form) => [...source.matchAll(form)].map(([found]) => `${file}: ${found}`));
}

test("an object has under an outside name what it has of its own, and nothing that every object inherits", () => {
  expect(ownValue({ open: 1 }, "open")).toBe(1);
  for (const name of ["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf", "closed"])
    expect(ownValue({ open: 1 }, name)).toBeUndefined();
});

test("no file looks a text up in a plain object but through ownValue", () => {
  expect(files.length).toBeGreaterThan(400);
  expect(files.flatMap(lookUpsIn)).toEqual([]);
});

const Shape = z.strictObject({ id: z.string(), count: z.int(), note: z.string().optional() });

test("an answer has the members of its shape in its order, and no others", () => {
  const row = { secret: "x", note: undefined, count: 2, id: "one" };
  expect(JSON.stringify(inShape(Shape, row))).toBe('{"id":"one","count":2}');
});

test("members that say nothing are left out", () => {
  const members = { a: null, b: undefined, c: [], d: "", e: false, f: ["x"] };
  expect(present(members)).toEqual({ d: "", e: false, f: ["x"] });
});
