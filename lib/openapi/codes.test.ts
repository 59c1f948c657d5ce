import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pageSizes } from "../contract.ts";
import errors from "../errors.json" with { type: "json" };
import { policyName, windowsOf } from "../limits/limits.ts";
import { ratingsPrompts } from "../mcp/ratings-prompts.ts";
import { ratingsTools } from "../mcp/ratings-tools.ts";
import { respondAsync } from "../prefer.ts";
import { useDefaults } from "../testing/docs.ts";
import { names } from "../testing/names.ts";
import answerHeaders from "./answer-headers.json" with { type: "json" };

/** A code of several words, such as not_enough_data; not a part of a path, a query, a variable or a call. */
const codes = /(?<![\w/.{$"?-])[a-z][a-z0-9]*(?:_[a-z0-9]+)+(?![\w/}(-]|\.\w)/g;

/** Python's client, examples, and a resource of MCP. */
const others = ["touchstone_research_client", "base_url", "canonical_json", "q1_2", "refused_public_keys"];
const prose: [place: string, text: string][] = [];

/** Takes the sentences of a document. */
function read(place: string, node: unknown): void {
  if (typeof node !== "object" || node === null) return;
  for (const [name, member] of Object.entries(node)) {
    if (["description", "summary", "message"].includes(name) && typeof member === "string") prose.push([place, member]);
    else read(place, member);
  }
}

for (const file of globSync("lib/openapi/*.snapshot.json")) read(file, JSON.parse(readFileSync(file, "utf8")));
for (const { listed } of ratingsTools) read("the tools of MCP", listed());
for (const { listed } of ratingsPrompts) read("the prompts of MCP", listed);

const texts = globSync([
  ...["README.md", "docs/{api,catalogue,doors,trust}.md", "lib/about/*.{md,txt}", "lib/{activity,reviews}/*.json"],
  ...["lib/mcp/ratings-*.{ts,json}", "lib/mcp/*.md", "lib/tools/guidance.json", "lib/openapi/*-descriptions.json"],
]).filter((file) => !file.endsWith(".test.ts"));
for (const file of texts) prose.push([file, readFileSync(file, "utf8")]);
// OAuth, the registry, the database and the operator's forms have names of their own.
const exclude = ["**/*.test.*", "lib/{connector,db,demo,registry,testing}/**", "components/operator/**", "app/kit/**"];
for (const file of globSync("{app,components,lib}/**/*.{ts,tsx}", { exclude }))
  for (const [, sentence] of readFileSync(file, "utf8").matchAll(
    /["`\n]((?:[A-Z]|call |\d\. )[^"`\n]* [^"`\n]*)(?=["`\n])/g,
  ))
    prose.push([file, sentence!.replaceAll(/\$\{[^}]*\}/g, "")]);

test("each header of our own that a text or the code names is a described one", () => {
  const files = globSync("{lib,app,components}/**/*.{ts,tsx}").filter((file) => !/\[/.test(file));
  const named = files.flatMap((file) => readFileSync(file, "utf8").match(/\bTouchstone-(?!Webhook)[A-Z]\w+/g) ?? []);
  expect(named.length).toBeGreaterThan(6);
  expect([...new Set(named)].filter((name) => !(name in answerHeaders))).toEqual([]);
});

test("the example of a followed preference is the one that is followed", () => {
  expect(answerHeaders["Preference-Applied"].example).toBe(respondAsync);
});

test("the example of the next page has the usual size of one", () => {
  const { usual } = pageSizes;
  expect(answerHeaders.Link.example).toContain(`?limit=${usual}&offset=${usual}>`);
});

test("the examples of the headers of limits have the limit of reads", () => {
  useDefaults();
  const { allowed, seconds } = windowsOf("reads", "client")[0]!;
  const name = JSON.stringify(policyName("reads", "client", seconds));
  expect(answerHeaders["RateLimit-Policy"].example).toBe(`${name};q=${allowed};w=${seconds}`);
  expect(answerHeaders.RateLimit.example).toBe(`${name};r=${allowed - 1};t=${seconds}`);
});

test("each status before a code is that of the code", () => {
  const pairs = prose.flatMap(([, text]) => [...text.matchAll(/\b([45]\d\d) ([a-z_]+)\b/g)]);
  const named = pairs.filter(([, , code]) => code! in errors);
  expect(named.length).toBeGreaterThan(10);
  const wrong = named.filter(([, status, code]) => errors[code as keyof typeof errors] !== Number(status));
  expect(wrong.map(([pair]) => pair)).toEqual([]);
});

test("each code in descriptions, prompts, guides and pages is a name of the API", () => {
  const unknown = prose.flatMap(([place, text]) =>
    (text.match(codes) ?? [])
      .filter((code) => !names.has(code) && !others.includes(code))
      .map((code) => `${place}: ${code}`),
  );
  expect(texts.length).toBeGreaterThan(10);
  expect([...new Set(unknown)]).toEqual([]);
});
