import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** An attack that must be refused: its name, as the documentation lists it, and the test. */
export type Attack = [name: string, run: () => Promise<unknown>];

/** The rows of the documentation's table of attacks. */
export const listedAttacks = (): [where: string, name: string][] => {
  const text = readFileSync("docs/connector.md", "utf8");
  const table = text.slice(text.indexOf("| where | attack |"));
  return [...table.matchAll(/^\| (.+?) \| (.+) \|$/gm)].slice(1).map(([, where, name]) => [where!, name!]);
};

/** Tries attacks at one place: each is refused, and the documentation lists it. */
export function testAttacks(where: string, attacks: Attack[]): void {
  describe(`refused ${where}:`, () => {
    test.for(attacks)("%s", async ([, run]) => {
      await run();
    });
    test("each is listed in docs/connector.md", () => {
      const listed = listedAttacks().flatMap(([place, name]) => (place === where ? [name] : []));
      expect(attacks.map(([name]) => name).filter((name) => !listed.includes(name))).toEqual([]);
    });
  });
}
