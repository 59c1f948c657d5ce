import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { studyTypeIds } from "../../../engines/study-types.ts";

// A study type is known in few places: its row among the types, its guide with a topic for the demo, what the host computes,
// and its words in the built-in engine.
const places = [
  ...["lib/engines/study-types", "lib/studies/pipeline/types/"],
  ...["lib/engines/simulator/words/", "lib/engines/simulator/writer/headline.ts"],
];
/** So many rows named by study types make a table of them: single ids are words of other tables too. */
const tableFrom = 4;

const sources = globSync(["{app,components,lib}/**/*.{ts,tsx}", "lib/**/*.json"])
  .filter((file) => !/\.test\.tsx?$|\.snapshot\.json$|^lib\/testing\//.test(file))
  .map((file) => ({ file, source: readFileSync(file, "utf8") }));

test("each study type has a file of its own here and where it measures", () => {
  for (const id of studyTypeIds) {
    const files = sources.map(({ file }) => file).filter((file) => basename(file) === `${id}.ts`);
    expect(files.map((file) => places.findIndex((place) => file.startsWith(place))).sort(), id).toEqual([0, 1]);
  }
});

test("no other table has rows by study type", () => {
  const rows = (source: string) =>
    studyTypeIds.filter((id) => new RegExp(`^\\s+(?:${id}(?:: [{[]|,$)|"${id}"[,:])`, "m").test(source)).length;
  const tables = sources.filter(({ source }) => rows(source) >= tableFrom).map(({ file }) => file);
  expect(tables.filter((file) => !places.some((place) => file.startsWith(place)))).toEqual([]);
});
