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

test("the typeface and its sizes are named as in app/fonts.ts and in the style sheet", () => {
  const [fonts, plain, drawing] = ["app/fonts.ts", "lib/http/plain-page.ts", "components/charts/svg-of.tsx"].map(
    (file) => readFileSync(file, "utf8"),
  );
  const [, font, face] = /src: "\.\.\/(node_modules\/@[\w-]+\/([\w-]+)\/[^"]*)"/.exec(fonts!)!;
  const [, weights] = /weight: "([\d ]+)"/.exec(fonts!)!;
  const name = face!.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();
  expect(fonts).toContain(`/** ${name}, for all text. */`);
  expect(plain).toContain(`/media/${face!.replaceAll("-", "_")}*.woff2`);
  expect(plain).toContain(`font-weight: ${weights} `);
  expect(drawing).toContain(`font-family:"${name}"`);
  for (const size of ["--text-xs", "--text-sm"]) expect(drawing).toContain(`font-size:${16 * sizeOf(size)}px`);
  expect(drawing).toContain(`font-weight:${sizeOf("--heading")}`);
  expect(readFileSync("lib/about/sources.json", "utf8")).toContain(`"name": "${name} and `);
  const program = readFileSync("scripts/make-plain-zero.py", "utf8");
  for (const part of [font, name]) expect(program).toContain(part);
});

test("a class or an attribute that a style sheet names is in a page", () => {
  const pages = globSync("{app,components,lib}/**/*.{ts,tsx}", { exclude: ["**/*.test.*"] }).map((file) =>
    readFileSync(file, "utf8"),
  );
  const named = globSync("{app,components}/**/*.css").flatMap((file) => {
    const css = readFileSync(file, "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
    const selectors = [...css.matchAll(/([^{};]+)\{/g)].map(([, selector]) => selector!);
    return selectors.flatMap((one) => one.match(/(?<=\.)[a-z][\w-]*|(?<=\[)[a-z][\w-]*/g) ?? []);
  });
  expect(named.length).toBeGreaterThan(60);
  const isWritten = (name: string) => pages.some((page) => new RegExp(`(?<![\\w.-])${name}(?![\\w-])`).test(page));
  expect([...new Set(named)].filter((name) => !isWritten(name))).toEqual([]);
});

test("no page or picture types a colour of its own", () => {
  const files = globSync("{app,components}/**/*.{ts,tsx}").filter((file) => !/\/colours(?:\.test)?\.ts$/.test(file));
  expect(files.filter((file) => /["'#`{:]#[\da-f]{6}\b/i.test(readFileSync(file, "utf8")))).toEqual([]);
});
