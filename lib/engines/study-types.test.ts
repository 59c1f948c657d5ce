import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { studyForms, studyTypeIds } from "./study-types.ts";

// A study type is one file and its row in the list. A file that asks for a type by its id is a third place.

/** Files that may name types, by why they may. */
const exceptions: [why: string, files: RegExp][] = [
  ["the list and the types themselves", /^lib\/engines\/study-types(\.ts$|\/)/],
  ["requests that are shown or sent as examples", /^components\/docs\/research\/|^lib\/openapi\/|^bench\//],
];

const files = globSync("{app,bench,components,lib,scripts}/**/*.{ts,tsx,mjs}")
  .filter((file) => !/\.test\.tsx?$|^lib\/testing\//.test(file))
  .filter((file) => !exceptions.some(([, exception]) => exception.test(file)));

const ids = studyTypeIds.join("|");

/** A code of zod, and a member of a plan. */
const otherwise = /code: "custom"|Pick<Plan, /;

/** What of a source names types: an id in quotation marks where types are spoken of, and rows of two types or more. */
function namesIn(source: string): string[] {
  const quoted = /study_type|StudyType|studyForms/.test(source)
    ? source.split("\n").filter((line) => new RegExp(`"(?:${ids})"`).test(line) && !otherwise.test(line))
    : [];
  const rows = [...source.matchAll(new RegExp(`^\\s*(?:${ids})(?=:|,$)`, "gm"))].map(([row]) => row.trim());
  // A sentence that lists two: "competitor, winloss and brand".
  const listed =
    source
      .replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, "")
      .match(new RegExp(`\\b(?:${ids}) (?:and|or) (?:${ids})\\b`, "g")) ?? [];
  return [...quoted.map((line) => line.trim()), ...(new Set(rows).size > 1 ? rows : []), ...listed];
}

test("no file but the list and its own names a study type", () => {
  const named = files.flatMap((file) => namesIn(readFileSync(file, "utf8")).map((name) => `${file}: ${name}`));
  expect(named).toEqual([]);
});

test("each study type is in the list once and has one file", () => {
  const list = readFileSync("lib/engines/study-types.ts", "utf8");
  for (const id of studyTypeIds) expect(list.match(new RegExp(`^  ${id},$`, "gm")), id).toHaveLength(1);
  expect(globSync("lib/engines/study-types/*").sort()).toEqual(
    studyTypeIds.map((id) => `lib/engines/study-types/${id}.ts`).sort(),
  );
});

test("a question that the built-in engine knows by its purpose is one of a guide, or closes the talk", () => {
  const guides = Object.values(studyForms).flatMap(({ guide }) => guide.map(({ purpose }) => purpose));
  const source = readFileSync("lib/engines/simulator/interview/respond.ts", "utf8");
  const [, about] = /const aboutOne[^{]*\{ (.*) \}/.exec(source)!;
  const own = [...about!.matchAll(/(\w+): /g), ...source.matchAll(/purpose [!=]== "(\w+)"/g)].map(([, name]) => name!);
  expect(own.length).toBeGreaterThan(5);
  expect(own.filter((name) => name !== "closing" && !guides.includes(name))).toEqual([]);
});

test.each([
  ['if (study_type === "churn") return;', 1],
  ["const words: Record<StudyTypeId, string> = {\n  cx: one,\n  pricing: two,\n};", 2],
  ["`For competitor, winloss and brand your own offer.`", 1],
  ['context.addIssue({ code: "custom", message });\nconst { study_type } = brief;', 0],
])("sees in %j %i names", (source, count) => {
  expect(namesIn(source)).toHaveLength(count);
});
