import { readFileSync, writeFileSync } from "node:fs";
import { expect } from "vitest";

/** A document has this table between `<!-- name -->` and `<!-- end -->`; with UPDATE_SNAPSHOTS it is written there. */
export function expectTable(file: string, name: string, table: string): void {
  const [before, rest = ""] = readFileSync(file, "utf8").split(`<!-- ${name} -->\n`) as [string, string?];
  const after = rest.slice(rest.indexOf("<!-- end -->"));
  const text = `${before}<!-- ${name} -->\n${table}\n${after}`;
  if (process.env.UPDATE_SNAPSHOTS) writeFileSync(file, text);
  console.log(table);
  expect(readFileSync(file, "utf8")).toBe(text);
}
