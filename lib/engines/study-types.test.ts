import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { studyTypeIds } from "./study-types.ts";

test("each study type is in the list once and has one file", () => {
  const list = readFileSync("lib/engines/study-types.ts", "utf8");
  for (const id of studyTypeIds) expect(list.match(new RegExp(`^  ${id},$`, "gm")), id).toHaveLength(1);
  expect(globSync("lib/engines/study-types/*").sort()).toEqual(
    studyTypeIds.map((id) => `lib/engines/study-types/${id}.ts`).sort(),
  );
});
