import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import published from "./about/sources.json" with { type: "json" };
import commands from "./cli/commands.json" with { type: "json" };
import { backupSecrets, formsOf } from "./cli/commands.ts";
import { outside } from "./cli/doctor.ts";
import { readEnvironment } from "./env.ts";
import { inList } from "./in-words.ts";
import { largePage } from "./registry/registry-pages.ts";
import { lines, pages, prose, rowsUnder } from "./testing/docs.ts";
import { mcpRegistry, sourceIds } from "./tools/sources.ts";

/** What names a command to people: documents, examples, pages, messages and the scripts themselves. */
const texts = [
  ...[...pages, "CONTRIBUTING.md", "bench/README.md"],
  ...globSync(["examples/*.*", "scripts/*.mjs", "{app,components,lib,drill,bench}/**/*.{ts,tsx,json,txt,md}"]),
]
  .filter((file) => !/\.test\.|node_modules/.test(file) && statSync(file).isFile())
  .map((file) => readFileSync(file, "utf8").replaceAll(/\s+(?:\/\/ )?/g, " "));

/** The words that follow these in any of the texts. */
const after = (opening: RegExp): string[] => {
  const words = new RegExp(`${opening.source}([\\w:/.-]+)`, "g");
  return [...new Set(texts.flatMap((text) => [...text.matchAll(words)].map(([, word]) => word!)))].toSorted();
};

test("each script of npm's that a text names is in package.json", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const named = after(/npm run (?:--silent )?/).map((name) => name.replace(/[.:]$/, ""));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test("CONTRIBUTING.md says which steps npm run check has", () => {
  const { check } = (JSON.parse(readFileSync("package.json", "utf8")) as { scripts: { check: string } }).scripts;
  const steps = /--only=(.*)/.exec(check)![1]!.split(",");
  expect(readFileSync("CONTRIBUTING.md", "utf8")).toContain(`\`npm run check\` runs ${inList(steps)} tests;`);
});

test("each command of the program that a text names is one, and each is named", () => {
  const names = Object.values(commands).flatMap((group) => Object.keys(group));
  const named = after(/npm run touchstone -- /).map((name) => name.replace(/\.$/, ""));
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => !named.includes(name) && name !== "unconfirm")).toEqual([]);
});

test("each option of a command that a document or a text shows is one of its options", () => {
  const shown = texts.flatMap((text) => [
    ...text.matchAll(
      /npm run (touchstone|catalog) -- ([\w-]+)((?: (?:\[?--[a-z-]+\]?|\[?[<"][^>"]*[>"]\]?|[\w./:=…-]+))*)/g,
    ),
  ]);
  const usage = readFileSync("lib/cli/catalog-usage.txt", "utf8");
  const optionsOf = (program: string, command: string) =>
    program === "catalog"
      ? (usage.match(/(?<=--)[a-z-]+/g) ?? [])
      : formsOf(command).flatMap((one) => Object.keys(one.options));
  const options = shown.flatMap(([said, program, command, words]) =>
    [...words!.matchAll(/--([a-z-]+)/g)].map(([, option]) => ({
      said,
      isOne: optionsOf(program!, command!).includes(option!),
    })),
  );
  expect(options.length).toBeGreaterThan(10);
  expect(options.filter(({ isOne }) => !isOne)).toEqual([]);
});

test("an import of the official registry is shown from its address, by its name and with its largest pages", () => {
  const { name, url } = published.sources.find(({ id }) => id === sourceIds.registry)!;
  expect([name.toLowerCase(), outside]).toEqual([mcpRegistry.toLowerCase(), `${url}/`]);
  const said = new RegExp(`\\b(?:${mcpRegistry})(?:'s (?:list )?format| adds)`, "g");
  expect(texts.join().match(said)).toHaveLength(3);
  const imports = texts.flatMap((text) => text.match(/-- import "https:[^"]*"/g) ?? []);
  expect(imports.length).toBeGreaterThan(1);
  for (const one of imports) {
    expect(one).toMatch(new RegExp(`[?&]${largePage}\\b`));
    expect(one).toContain(`"${outside}`);
  }
});

test("the docs say of a backup what the program says", () => {
  expect(prose).toContain(backupSecrets);
});

test("the catalogue's program takes the options of its usage, and a message names no other", () => {
  const [program, messages] = ["cli/catalog.ts", "registry/verify-packages.ts"].map((file) =>
    readFileSync(`lib/${file}`, "utf8"),
  );
  const taken = /const options = \{(.*)\} as const;/.exec(program!)![1]!.matchAll(/"?([a-z-]+)"?: (?:flag|\{)/g);
  const options = readFileSync("lib/cli/catalog-usage.txt", "utf8").match(/(?<=^ +--)[a-z-]+/gm)!;
  expect([...taken].map(([, name]) => name!).toSorted()).toEqual(options.toSorted());
  const named = messages!.match(/(?<=[ `]--)[a-z-]+/g)!;
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter((name) => !options.includes(name))).toEqual([]);
});

test("so is each of the catalogue's, by its usage", () => {
  const usage = readFileSync("lib/cli/catalog-usage.txt", "utf8").matchAll(/npm run catalog -- (\w+)/g);
  expect(after(/npm run catalog -- /)).toEqual([...new Set([...usage].map(([, name]) => name!))].toSorted());
});

test("docs/reliability.md has a row for each drill, and names no other", () => {
  const list = /const drills[^{]*\{([\s\S]*?)^\};/m.exec(readFileSync("drill/run.ts", "utf8"))![1]!;
  const rows = [...list.matchAll(/^ {2}"?([\w-]+)"?: \{\s+is: "(.*)",$/gm)].map(([, name, is]) => [name!, is!]);
  expect(rowsUnder("| drill | what is done |")).toEqual(rows);
  const drills = rows.map(([name]) => name!);
  expect(after(/npm run drill -- /).filter((name) => !drills.includes(name))).toEqual(["--long"]);
});

test("bench/README.md has each part of the benchmark, and what its databases hold", () => {
  const [run, readme] = ["bench/run.ts", "bench/README.md"].map((file) => readFileSync(file, "utf8"));
  const namesIn = (constant: string) =>
    [
      ...new RegExp(`^const ${constant}\\b.*= \\{$([^}]*)^\\}`, "m").exec(run!)![1]!.matchAll(/^ {2}"?([\w-]+)"?: /gm),
    ].map(([, name]) => name!);
  const rows = [...readme!.matchAll(/^\| ([\w-]+) \| /gm)].map(([, name]) => name!);
  expect(rows.slice(1, 1 + namesIn("parts").length)).toEqual(namesIn("parts"));
  expect(readme).toContain(`# some parts: ${namesIn("parts").join(" ")}\n`);
  for (const name of namesIn("apart")) expect(readme).toContain(`npm run bench -- ${name} `);
  const sizes = [
    ...readFileSync("bench/seed.ts", "utf8").matchAll(/name: "(\w+)", tools: ([\d_]+), reviews: ([\d_]+)/g),
  ];
  const [small, large] = sizes.map(([, ...size]) => size.map((one) => one.replaceAll("_", ",")));
  expect(readme!.replaceAll(/\s+/g, " ")).toContain(
    `\`${small![0]}\` has ${small![1]} tools and ${small![2]} reviews, \`${large![0]}\` ${large!.slice(1).join(" and ")},`,
  );
});

test("a module of Go that a document gets has the version that the tests use", () => {
  const used = readFileSync("e2e/clients/go/go.mod", "utf8");
  const modules = lines.flatMap((line) => [...line.matchAll(/\bgo get (?:-tool )?(\S+)@(v[\w.]+)/g)]);
  expect(modules.length).toBeGreaterThan(1);
  const others = modules.filter(
    ([, path, version]) =>
      ![...used.matchAll(/^\t(\S+) (v\S+)/gm)].some(
        ([, one, own]) => `${path}/`.startsWith(`${one}/`) && own === version,
      ),
  );
  expect(others.map(([command]) => command)).toEqual([]);
});

test("each program that a text starts by its path is there", () => {
  const programs = after(/(?:node|python3) (?=(?:scripts|examples)\/)/);
  expect(programs.length).toBeGreaterThan(4);
  expect(programs.filter((file) => !existsSync(file))).toEqual([]);
});

test("git leaves out the data of the service, and what the examples write", () => {
  const ignored = readFileSync(".gitignore", "utf8").split("\n");
  expect(ignored).toContain(`${readEnvironment({}).DATA_DIR}/`);
  for (const file of globSync("examples/publish*")) {
    const source = readFileSync(file, "utf8");
    const [, begin] = /\brun_id"?: f?["`](\w+-)/.exec(source)!;
    expect(ignored).toContain(`${begin}*${/run_id[^}]*\}(\.[\w.]+)/.exec(source)![1]}`);
  }
});
