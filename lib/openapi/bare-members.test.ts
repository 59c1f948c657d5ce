import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Quality, Quant } from "../engines/measured.ts";
import { ratingsTools } from "../mcp/ratings-tools.ts";
import { endEvents, eventNames } from "../studies/events/contract.ts";
import { names, wordsOf } from "../testing/names.ts";
import { toolOrders } from "../tools/contract.ts";
import { facetIds } from "../tools/facts/contract.ts";
import services from "./services.json" with { type: "json" };

/** Members whose names are words of prose too. */
const prosaic = ["dry_run", "type", "name", "error", "code", "in", "side"];

/** "status answered", "sort=usage", "detail: full": a member with one of its words, as texts write it. */
const pairsIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\w.`-])([a-z_]+)( |=|: )(?=([a-z][\w-]*))/g)].flatMap(([, name, sign, word]) =>
    !prosaic.includes(name!) && wordsOf.get(name!)?.has(word!) ? [`${name}${sign}${word}`] : [],
  );

const texts = globSync([
  "lib/{about,activity,mcp,moderation,questions,reviews,rubric}/*.{json,md,txt}",
  "lib/tools/{categories,guidance}.json",
  "lib/openapi/{*-descriptions,services}.json",
]);
const contracts = globSync("lib/!(studies)/**/contract.ts");

test.each(texts)("%s has no member's word typed beside its name, but a place for it", (file) => {
  expect(wordsOf.size).toBeGreaterThan(40);
  expect(pairsIn(readFileSync(file, "utf8"))).toEqual([]);
});

test.each(contracts)("the descriptions in %s have no member's word typed beside its name", (file) => {
  const described = [...readFileSync(file, "utf8").matchAll(/"[^"\n]* [^"\n]*"|`[^`]*`/g)].map(([text]) => text);
  expect(described.flatMap(pairsIn)).toEqual([]);
});

test("no sentence in the code has a member's word typed beside its name", () => {
  const files = globSync("{app,components,lib}/**/*.{ts,tsx}", { exclude: ["**/*.test.*", "lib/{demo,testing}/**"] });
  const typed = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/"[^"\n]* [^"\n]*"|`[^`\n]*`/g)].flatMap(([text]) => pairsIn(text)),
  );
  expect(files.length).toBeGreaterThan(700);
  expect(typed).toEqual([]);
});

/** The words of facets and orders that are no English words. */
const codeWords = [...facetIds, ...toolOrders].filter((word) => word.includes("-") || word === toolOrders[0]);

test("no sentence has the word of a facet or of an order of tools typed, but a place for it", () => {
  const files = globSync(["lib/{tools,mcp,openapi,votes,registry}/**/*.{ts,json}", "components/tools/*.tsx"], {
    exclude: ["**/*.test.*", "**/{answers,catalog,judged}/**", "**/*.snapshot.json", "lib/tools/*.json"],
  });
  const sentence = /"[^"\n]* [^"\n]*"|`[^`]* [^`]*`/g;
  const typed = files.flatMap((file) =>
    [
      ...readFileSync(file, "utf8")
        .replaceAll(/"[\w-]+"/g, "")
        .matchAll(sentence),
    ].flatMap(([text]) =>
      codeWords.filter((word) => text.replaceAll(/\$\{[^}]*\}/g, "").includes(word)).map((word) => `${file}: ${word}`),
    ),
  );
  expect(codeWords).toContain("no-key");
  expect(files.length).toBeGreaterThan(100);
  expect(typed).toEqual([]);
});

test("what an example chooses tools by is a facet: another word would be taken for a tag", () => {
  const files = ["README.md", "lib/about/skill.md", "lib/openapi/ratings-requests.json", ...globSync("docs/*.md")];
  const lists = files.flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/\b(?:constraints|facets)(?:=|": ")([a-z-]+(?:,[a-z-]+)*)/g),
  ]);
  const words = lists.flatMap(([, list]) => list!.split(","));
  expect(words.length).toBeGreaterThan(4);
  expect(words.filter((word) => !facetIds.some((id) => id === word))).toEqual([]);
});

/** Its orders are said and made in folders of its own. */
const research = /^(?:lib|components|app)\/(?:accounts?|webhooks|studies|engines|personas|sign-in|connector|api)\//;

test("the order of a list by time is said by the word that makes it", () => {
  const files = globSync(["lib/**/*.{ts,json}", "{app,components}/**/*.tsx"], {
    exclude: ["**/*.test.*", "lib/{demo,testing}/**", "**/*.snapshot.json"],
  }).filter((file) => !research.test(file));
  const typed = files.flatMap((file) => {
    const text = readFileSync(file, "utf8").replaceAll(/\/\*[\s\S]*?\*\/|\/\/ .*|"(?:newest|oldest) first"/g, "");
    return (text.match(/\b(?:newest|oldest) first\b/gi) ?? []).map((words) => `${file}: ${words}`);
  });
  expect(files.length).toBeGreaterThan(500);
  expect(typed).toEqual([]);
});

test("a typed word is seen, and one that is in no list is not", () => {
  expect(pairsIn("with status answered, then sort=usage and detail: full, in status nowhere")).toEqual([
    "status answered",
    "sort=usage",
    "detail: full",
  ]);
});

test("the examples of streams have events, members and words of the interfaces alone", () => {
  const { events, watched } = services.research;
  const lines = [...services.ratings.events, ...events, ...watched];
  const said = lines.flatMap((line) => /^event: (.+)/.exec(line)?.[1] ?? []);
  expect(said.filter((name) => ![...eventNames, ...Object.values(endEvents)].some((one) => one === name))).toEqual([]);
  const members = [...lines.join("\n").matchAll(/"([a-z_]+)":(?:"([\w.]+)")?/g)];
  expect(members.length).toBeGreaterThan(20);
  const strange = members.flatMap(([pair, name, word]) => {
    const list = wordsOf.get(name === "engine" ? "kind" : name!);
    return names.has(name!) && (word === undefined || name === "event" || !list || list.has(word)) ? [] : [pair];
  });
  expect(strange).toEqual([]);
});

test("a member of a study that a text names by its path is there", () => {
  const shapes = { quality: Quality.shape, quant: Quant.shape };
  const files = globSync(["docs/*.md", "lib/openapi/research-*.json", "lib/**/*.ts", "{app,components}/**/*.tsx"]);
  const paths = files.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    const said = /\.tsx?$/.test(file)
      ? (source.match(/"[^"\n]* [^"\n]*"|<(?:code|b)>[^<]*</g) ?? []).join("\n")
      : source;
    return [...said.matchAll(/\b(quality|quant)\.(?!ts\b)([a-z_]+)\b(?!\()/g)];
  });
  expect(paths.length).toBeGreaterThan(3);
  const strange = paths.filter(([, of, member]) => !(member! in shapes[of as keyof typeof shapes]));
  expect(strange.map(([path]) => path)).toEqual([]);
});

test("every place in the tools' words is filled", () => {
  expect(JSON.stringify(ratingsTools.map(({ listed }) => listed()))).not.toMatch(/\{\{\w|\bundefined\b/);
});
