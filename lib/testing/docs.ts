import { globSync, readFileSync } from "node:fs";
import { forgetEnvironment, variables } from "../env.ts";

/** README.md and what is below docs and examples, but for the page that a test makes of the code. */
export const pages = ["README.md", ...globSync(["docs/**/*.md", "examples/*.md"]).sort()].filter(
  (file) => file !== "docs/where.md",
);
/** All of them as one text, so a table may move from one to the other. */
export const lines = pages.flatMap((file) => readFileSync(file, "utf8").split("\n"));
export const prose = lines.join(" ").replaceAll(/\s+/g, " ");

/** The rows of every table with this head, as cells. */
export function rowsUnder(head: string): string[][] {
  const rows = lines.flatMap((line, at) => {
    if (line !== head) return [];
    const after = lines.slice(at + 2);
    return after.slice(0, after.findIndex((one) => !one.startsWith("|")) >>> 0);
  });
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );
}

/** What docs/operate.md says that a variable does: a test of a rule reads it there, too. */
export const rowOf = (variable: string): string =>
  rowsUnder("| variable | default | what it does |").find(([names]) => codesIn(names!).includes(variable))![2]!;

/** A word in backticks. */
export const code = (word: string) => `\`${word}\``;
/** What a text has in backticks. */
export const codesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);

/** Lets the rest of a file read the defaults: the tester's own limits are none. */
export function useDefaults(): void {
  for (const name of variables) delete process.env[name];
  forgetEnvironment();
}
