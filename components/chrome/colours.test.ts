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

/** A length of a style sheet, without its unit. */
const sizeOf = (name: string) => Number.parseFloat(new RegExp(`(?<![\\w-])${name}: ([\\d.]+)`).exec(styles)![1]!);
const textSizes = [...styles.matchAll(/--text-\w+: ([\d.]+)rem/g)].map(([, size]) => Number(size));

test("a page made without Next has the sizes of the style sheet", () => {
  const plain = readFileSync("lib/http/plain-page.html", "utf8");
  const all = (property: string) =>
    [...plain.matchAll(new RegExp(`(?<![\\w-])${property}: [^;}]+`, "g"))].flatMap(([value]) =>
      [...value.matchAll(/([\d.]+)(?:rem|px|\s*$)/g)].map(([, size]) => Number(size)),
    );
  expect(all("font-size").filter((size) => !textSizes.includes(size))).toEqual([]);
  expect(new Set(all("border-radius"))).toEqual(new Set([sizeOf("--radius-sm")]));
  expect(all("min-height")).toContain(sizeOf("--spacing-touch"));
  expect(all("font-weight")).toContain(sizeOf("--heading"));
  expect(plain).toContain(`1rem/${sizeOf("--text-base--line-height")} Read`);
  expect(all("max-width")).toContain(sizeOf("max-width"));
});

test("a style sheet of a part types no size of all pages", () => {
  const own = ["--spacing-touch", "--heading"].map(sizeOf);
  const typed = globSync("components/**/*.css").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(?:(font-size)|font-weight|min-\w+): ([\d.]+)(?:rem)?;/g)]
      .filter(([, ofText, size]) => (ofText ? textSizes : own).includes(Number(size)))
      .map(([size]) => `${file}: ${size}`),
  );
  expect(typed).toEqual([]);
});

test("no page or picture types a colour of its own", () => {
  const files = globSync("{app,components}/**/*.{ts,tsx}").filter((file) => !/\/colours(?:\.test)?\.ts$/.test(file));
  expect(files.filter((file) => /["'#`{:]#[\da-f]{6}\b/i.test(readFileSync(file, "utf8")))).toEqual([]);
});
