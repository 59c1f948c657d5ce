import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { darkPaper, light } from "#components/chrome/colours.ts";

const hex = /#[\da-f]{6}\b/gi;
const styles = readFileSync("app/globals.css", "utf8");
const pairs = [...styles.matchAll(/--color-([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)];

test("the colours of pictures are those of the style sheet", () => {
  const all = Object.fromEntries(pairs.map(([, name, colour]) => [name, colour]));
  expect(all).toMatchObject(light);
  expect(pairs.find(([, name]) => name === "paper")![3]).toBe(darkPaper);
});

test.each(["app/icon.svg", "lib/api/badge.svg", "lib/http/plain-page.html"])("so are those of %s", (file) => {
  const said = readFileSync(file, "utf8").match(hex)!;
  const known = pairs.flatMap(([, , ...colours]) => colours);
  expect(said.filter((colour) => !known.includes(colour))).toEqual([]);
});

test("no page or picture types a colour of its own", () => {
  const files = globSync("{app,components}/**/*.{ts,tsx}").filter((file) => !/\/colours(?:\.test)?\.ts$/.test(file));
  expect(files.filter((file) => /["'#`{:]#[\da-f]{6}\b/i.test(readFileSync(file, "utf8")))).toEqual([]);
});
