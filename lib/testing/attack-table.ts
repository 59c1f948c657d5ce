import { readFileSync } from "node:fs";
import { expect } from "vitest";

/** An attack that must be refused: its name, as the documentation lists it, and the test. */
export type Attack = [name: string, run: () => Promise<unknown>];

/** The documentation lists each of these attacks, under where it is tried. */
export function expectListed(where: string, attacks: Attack[]): void {
  const rows = attacks.map(([name]) => `| ${where} | ${name} |`);
  const lines = readFileSync("docs/connector.md", "utf8").split("\n");
  expect(rows.filter((row) => !lines.includes(row))).toEqual([]);
}
