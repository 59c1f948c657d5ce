import { expect, test } from "vitest";
import { lintInBrowser } from "#lib/content/lint-in-browser.ts";
import { findPersonalData, findSecrets } from "#lib/content/refuse-content.ts";
import { hostileContent } from "#lib/testing/corpus/hostile-content.ts";
import { expectCheap } from "#lib/testing/expect-cheap.ts";

/** The most processor time that a search of a longest text may take, in milliseconds. */
const most = 100;

test.each([
  ["secrets", findSecrets],
  ["personal data", findPersonalData],
  ["what a browser refuses", lintInBrowser],
])("texts of 20,000 characters made to be slow are searched for %s in time", async (_, search) => {
  expect(hostileContent.length).toBeGreaterThanOrEqual(100);
  for (const text of hostileContent) await expectCheap(most, () => search(text), text.slice(0, 40));
});
