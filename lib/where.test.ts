import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { rulesIn } from "./testing/rules-of-code.ts";

const page = "docs/where.md";
const head = `# Where each rule is

Every constant, shape, table, list of words and formula from a source by its file, with what it says of itself; "of" names
what reads it. Search this page for the word: \`grep -i "wait" ${page}\`. The value is in the file. The page is made from the
code: after a change of it, \`UPDATE_SNAPSHOTS=1 npm run check -- lib/where\` writes it again.
`;

/** Lists of records, of what outsiders said and of what tests took: their keys are no words of a rule. */
const records = /\/(?:catalog|vectors|judged|answers)\/|snapshot/;
const isOurs = (file: string) => !/\.(?:test|config)\.|^lib\/(?:testing|demo)\/|^app\/kit\//.test(file);
const files = globSync(["{app,components,lib}/**/*.{ts,tsx}", "{components,lib}/**/*.json", "*.ts"])
  .filter((file) => isOurs(file) && !records.test(file))
  .sort();

/** The names in a file of words: its keys, the next ones of a file of few parts, and what the records of a list are called. */
function keysIn(file: string): string[] {
  const data: unknown = JSON.parse(readFileSync(file, "utf8"));
  const keysOf = (value: unknown) =>
    typeof value === "object" && !Array.isArray(value) ? Object.keys(value ?? {}) : [];
  const first = Array.isArray(data) ? data[0] : data;
  const next = keysOf(first).length < 5 ? Object.values(first as object).flatMap(keysOf) : [];
  const names = Array.isArray(data) && data.length < 40 ? data.flatMap((one) => Object.values<unknown>(one)[0]) : [];
  const words = [...keysOf(first), ...next, ...names].filter((word) => typeof word === "string");
  return [...new Set(words)].filter((word) => /^[\w.:/ -]{2,40}$/.test(word));
}

const marked = (words: string[]) => (words.length === 0 ? "" : ` (${words.join(", ")})`);

/** What a file has, each part as one text. */
const partsOf = (file: string): string[] =>
  file.endsWith(".json")
    ? [`words${marked(keysIn(file))}`]
    : rulesIn(file).map(({ name, says, words }) => `\`${name}\`${says && `: ${says}`}${marked(words)}`);

const longest = 700;
/** The lines of a file, each of which begins with its name, so that a search shows it. */
function linesOf(file: string): string[] {
  const lines: string[] = [];
  for (const part of partsOf(file)) {
    const last = lines.at(-1);
    if (last && last.length + part.length < longest) lines[lines.length - 1] = `${last}; ${part}`;
    else lines.push(`- **${file}** ${part}`);
  }
  return lines;
}

test("docs/where.md has each rule of the code by its file", () => {
  const folders = Map.groupBy(files, (file) =>
    dirname(file)
      .split("/", file.startsWith("app/") ? 1 : 2)
      .join("/"),
  );
  const sections = [...folders].flatMap(([folder, of]) => {
    const lines = of.flatMap(linesOf);
    return lines.length === 0
      ? []
      : [`\n## ${folder === "." ? "the server's entries" : folder}\n${lines.join("\n")}\n`];
  });
  const text = head + sections.join("");
  if (process.env.UPDATE_SNAPSHOTS) writeFileSync(page, text);
  const renew = `The code has other rules than ${page}: UPDATE_SNAPSHOTS=1 npm run check -- lib/where, and commit the page.`;
  expect(readFileSync(page, "utf8"), renew).toBe(text);
});

test("it sees each kind of rule: a number, a list, a shape's members, a table, a formula, and no other function", () => {
  const rules = [
    ...rulesIn("lib/contract.ts"),
    ...rulesIn("lib/votes/votes.sql.ts"),
    ...rulesIn("lib/engines/statistics.ts"),
  ];
  const named = (name: string) => rules.find((rule) => rule.name === name);
  expect(named("bytesPerUnit")?.says).toContain("costs one more unit");
  expect(named("pageSizes")?.words).toEqual(["usual", "most"]);
  expect(named("contentFaults")?.words).toContain("contains_secret");
  expect(named("Moment")?.says).toContain("RFC 3339");
  expect(named("clientGroups")?.words).toEqual(["client_groups", "salt", "tool_id", "client", "group_id"]);
  expect(named("wilson")?.says).toContain("Wilson (1927)");
  expect(named("hexId")).toBeUndefined();
});

test("each exported number says what it is, itself or with the one above it", () => {
  const silent = files.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    return [...source.matchAll(/(?<!\*\/\n|;\n)^export const (\w+) = [-\d_ */().]+;$/gm)].map(
      ([, name]) => `${file}: ${name}`,
    );
  });
  expect(silent).toEqual([]);
});
