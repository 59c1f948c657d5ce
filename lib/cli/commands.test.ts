import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pages } from "../testing/docs.ts";
import commands from "./commands.json" with { type: "json" };
import { allOptions, formsOf } from "./commands.ts";

const optionsIn = (text: string) => [...text.matchAll(/(?<![\w-])--([a-z][a-z-]*)/g)].map(([, option]) => option!);
const rows = Object.entries({ ...commands.while_serving, ...commands.others });

test.each(rows)("the options that the text of %s names are its own", (name, { says }) => {
  const own = Object.assign({}, ...formsOf(name).map(({ options }) => options));
  expect(Object.keys(own)).toEqual(expect.arrayContaining(optionsIn(says)));
});

test("the program reads each option by the type that its form has", () => {
  const source = readFileSync("lib/cli/touchstone.ts", "utf8");
  const options = [...source.matchAll(/\[\w+ in ([^\]]*)\]\?: (boolean|string)/g)].flatMap(([, names, type]) =>
    [...names!.matchAll(/"([\w-]+)"/g)].map(([, name]) => [name!, type!]),
  );
  const ofForms = Object.entries<{ type: string }>(allOptions).map(([name, { type }]) => [name, type]);
  expect(Object.fromEntries(options)).toEqual(Object.fromEntries(ofForms));
});

test("what a refusal says is missing is in a form of a command", () => {
  const source = readFileSync("lib/cli/touchstone.ts", "utf8");
  const missing = [...source.matchAll(/required\(\w+, ("|')(.*?)\1\)/g)].map(([, , words]) => words!);
  const forms = rows.flatMap(([, { forms }]) => forms).join("\n");
  expect(missing.length).toBeGreaterThan(5);
  expect(missing.filter((words) => !forms.includes(words))).toEqual([]);
});

test("the catalogue's program takes the options of its usage", () => {
  const [usage, source] = ["catalog-usage.txt", "catalog.ts"].map((file) => readFileSync(`lib/cli/${file}`, "utf8"));
  const [, taken] = /const options = \{(.*)\} as const;/.exec(source!)!;
  const options = [...taken!.matchAll(/(?<=^|[ ,])"?([\w-]+)"?: (?:flag|\{)/g)].map(([, name]) => name!.trim());
  expect(options.toSorted()).toEqual([...new Set(optionsIn(usage!))].toSorted());
});

test("an option that a refusal names is one that a command takes", () => {
  const files = globSync("lib/{cli,backup}/*.ts").filter((file) => !/\.test\.ts$|catalog/.test(file));
  const options = files.flatMap((file) => optionsIn(readFileSync(file, "utf8")));
  expect(options).toContain("force");
  expect(Object.keys(allOptions)).toEqual(expect.arrayContaining(options));
});

test("an option that the docs name is one that a command takes", () => {
  const text = pages.map((page) => readFileSync(page, "utf8")).join("\n");
  const calls = [...text.matchAll(/npm run touchstone -- ([^`\n]*)|`(--[a-z-]+)`/g)].map(
    ([, call, option]) => call ?? option!,
  );
  const options = calls.flatMap(optionsIn);
  expect(options).toContain("out");
  expect(options.filter((option) => !Object.hasOwn(allOptions, option))).toEqual([]);
});
