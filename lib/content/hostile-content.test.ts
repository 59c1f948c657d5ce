import { expect, test } from "vitest";
import { lintInBrowser } from "#lib/content/lint-in-browser.ts";
import { findPersonalData, findSecrets } from "#lib/content/refuse-content.ts";
import { hostileContent } from "#lib/testing/corpus/hostile-content.ts";

/** The most processor time that a search of a longest text may take, in milliseconds. */
const most = 100;

test.each([
  ["secrets", findSecrets],
  ["personal data", findPersonalData],
  ["what a browser refuses", lintInBrowser],
])("texts of 20,000 characters made to be slow are searched for %s in time", (what, search) => {
  const costs: { text: string; ms: number }[] = [];
  for (const text of hostileContent) {
    let ms = Number.POSITIVE_INFINITY;
    // The first search also compiles, and other work of the process counts too.
    for (let round = 0; round < 3 && ms > most / 2; round++) {
      const before = process.cpuUsage();
      search(text);
      const { user, system } = process.cpuUsage(before);
      ms = Math.min(ms, (user + system) / 1000);
    }
    costs.push({ text: text.slice(0, 40), ms });
  }
  const slowest = costs.toSorted((a, b) => b.ms - a.ms)[0]!;
  console.log(`${what}: ${costs.length} hostile texts, at most ${slowest.ms.toFixed(0)} ms (${slowest.text})`);
  expect(costs.length).toBeGreaterThanOrEqual(100);
  expect(slowest.ms, slowest.text).toBeLessThanOrEqual(most);
});
