import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";

const foreign = /^(node_modules|bench\/peers\/node_modules)\//;
const files = globSync(["{app,components,lib,scripts,bench,drill,e2e,examples}/**/*.{ts,tsx,mjs,css}", "*.ts"])
  .filter((file) => !foreign.test(file))
  .sort();

/** The forms of the hard words of docs/style.md, row by row. */
const hardWords = [
  /\bwho(m|so)?ever\b|\b(some|any|every)body\b/i,
  /\b(what|which)ever\b/i,
  /\b(told|tells?)\b/i,
  /\b(stands?|stood)\b(?!-)/i,
  /\basked (of|for)\b/i,
  /\b(is|are) none of\b/i,
  /\bdear\b/i,
  /\banew\b(?!")/i,
  /\bthereof\b/i,
  /\bperhaps\b/i,
  /\bin earnest\b/i,
  /\b(bears?|borne) out\b/i,
  /\bhangs? on\b/i,
];
const [, table] = /The test refuses these words.*\n\n.*\n.*\n((?:\|.*\n)+)/.exec(
  readFileSync("docs/style.md", "utf8"),
)!;
const rows = [...table!.matchAll(/^\| (.*) \| (.*) \|$/gm)].map(([, hard, plain]) => ({ hard: hard!, plain: plain! }));

test("docs/style.md has a row for each hard word", () => {
  expect(rows.length).toBe(hardWords.length);
  expect(rows.filter(({ hard }, at) => !hard.split(", ").every((word) => hardWords[at]!.test(word)))).toEqual([]);
});

const participle =
  /^(?!Deed$|Feed$|Seed$|Speed$)[A-Z][a-z]+ed$|^(Built|Chosen|Done|Drawn|Found|Given|Got|Heard|Held|Kept|Known|Led|Left|Lost|Made|Met|Proven|Put|Ran|Read|Said|Seen|Sent|Shown|Spent|Standing|Taken|Takes|Told|Withdrawn|Written)$/;

const namedOtherwise: [pattern: RegExp, reason: string][] = [
  [/^app\//, "Next names pages and routes"],
  [/^[a-z-]+(\.config)?\.ts$/, "tools and the server's start name their entries"],
  [/\.(sql|test|spec)\.ts$|contract\.ts$/, "tables, tests and contracts are named by their kind"],
  [/\/score-1-\d\.ts$/, "a published rule is named by its version"],
  [/\/corpus\/|^lib\/testing\//, "data and fixtures of tests are named by their subject"],
];

/** The hard words of a text, each with the plain ones. */
const hardWordsIn = (text: string, words = hardWords) =>
  words.flatMap((hard) => {
    const found = hard.exec(text);
    return found === null ? [] : [`"${found[0]}": say ${rows[hardWords.indexOf(hard)]?.plain}`];
  });

const commentsIn = (source: string) => source.match(/(?<=^|[\s{])\/\/ .*|\/\*\*?\s[\s\S]*?\*\//gm) ?? [];

const typesIn = (source: string) =>
  [...source.matchAll(/^\s*(?:export )?(?:type|interface) (\w+)/gm)].map((m) => m[1]!);

/** Whether a file with one exported value is named by words of it, or after a type; several values share a subject. */
function isNamedByExport(file: string, source: string): boolean {
  const exported = /^export (?:default )?(?:async )?(?:abstract )?(?:const|let|function\*?|class) (\w+)/gm;
  const values = [...source.matchAll(exported)].map((m) => m[1]!);
  if (values.length !== 1 || file.endsWith(".css")) return true;
  const value = values[0]!.toLowerCase();
  const name = basename(file).replace(/\.\w+$/, "");
  if (typesIn(source).some((type) => type.toLowerCase() === name.replaceAll("-", ""))) return true;
  return name.split("-").every((word) => value.includes(word) || value.includes(word.replace(/(y|e?s|ies)$/, "")));
}

/** What people read: docs, pages, descriptions and messages. What personas and prompts say is apart. */
const readByPeople = [
  ...globSync([
    "docs/**/*.md",
    "README.md",
    "CONTRIBUTING.md",
    "bench/README.md",
    "examples/*.md",
    "lib/openapi/*-{descriptions,errors,headers,meanings,path}.json",
    "lib/activity/*.json",
  ]),
  ...files.filter((file) => /^(app|components|lib)\//.test(file) && !/\.test\.|^lib\/(testing|engines)\//.test(file)),
].filter((file) => !/docs\/(?:style|where)\.md$|check-prose\.ts$/.test(file));

const hardInText = hardWords.filter((hard) =>
  ["whoever", "somebody", "is none of", "thereof", "anew", "in earnest", "bears out"].some((word) => hard.test(word)),
);

describe("plain words", () => {
  test("docs, pages, descriptions and messages use the common word", () => {
    const hard = readByPeople.flatMap((file) => {
      const text = readFileSync(file, "utf8");
      return hardWordsIn(text, hardInText).map((words) => `${file}: ${words}`);
    });
    expect(hard).toEqual([]);
  });

  test("comments use the common word", () => {
    const hard = files.flatMap((file) =>
      commentsIn(readFileSync(file, "utf8")).flatMap((comment) =>
        hardWordsIn(comment).map((words) => `${file}: ${words}, in ${comment.replace(/\s+/g, " ")}`),
      ),
    );
    expect(hard).toEqual([]);
  });

  test("types are nouns", () => {
    const participles = files.flatMap((file) =>
      typesIn(readFileSync(file, "utf8"))
        .filter((name) => participle.test(name))
        .map((name) => `${file}: type ${name}`),
    );
    expect(participles).toEqual([]);
  });

  test("a file with one exported value is named after it", () => {
    const misnamed = files.filter(
      (file) =>
        !namedOtherwise.some(([pattern]) => pattern.test(file)) && !isNamedByExport(file, readFileSync(file, "utf8")),
    );
    expect(misnamed).toEqual([]);
  });
});

describe("the rules themselves", () => {
  test.each([
    ["Whose key was sent is asked of storage.", ['"asked of": say reads, requested']],
    ["It runs to its end whoever goes away.", ['"whoever": say the caller, a client, a reader, anyone']],
    ["What is dear to answer stands below.", ['"stands": say is, comes, is written', '"dear": say expensive, slow']],
    ["Checking a key reads storage.", []],
  ])("judges %s", (comment, hard) => {
    expect(hardWordsIn(comment)).toEqual(hard);
  });

  test("sees each kind of comment, and no text", () => {
    const source = '/** One. */\nconst a = "https://two"; // three\n{/* four */}\nglob("lib/**/*.ts"); /* five */';
    expect(commentsIn(source)).toEqual(["/** One. */", "// three", "/* four */", "/* five */"]);
  });

  test("refuses participles, and no noun", () => {
    const names = typesIn("type Asked = 1;\nexport type Found<T> = T;\ninterface Feed {}\ntype GivenName = 1;");
    expect(names.filter((name) => participle.test(name))).toEqual(["Asked", "Found"]);
  });

  test("refuses a file that is named after something else", () => {
    expect(isNamedByExport("lib/x/publish-review.ts", "export const publishReview = 1;")).toBe(true);
    expect(isNamedByExport("lib/x/excerpt.ts", "export function excerptOf() {}")).toBe(true);
    expect(isNamedByExport("lib/x/find-study.ts", "export function oneStudy() {}")).toBe(false);
  });
});
