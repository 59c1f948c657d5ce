import { createElement } from "react";
import { expect, test } from "vitest";
import { markupOf } from "#components/text/markup-of.ts";
import { Pager, pagesShown } from "#components/tools/pager.tsx";

const html = (offset: number, total = 330) =>
  markupOf(createElement(Pager, { total, limit: 20, offset, hrefOf: (to) => `/tools?offset=${to}` }));

test("a long list has numbered pages, the current one marked and without a link", async () => {
  const page = await html(80);
  const numbers = [...page.matchAll(/Page <\/span>(\d+)/g)].map(([, number]) => number);
  expect(numbers).toEqual(["1", "4", "5", "6", "17"]);
  expect(page).toMatch(/<b aria-current="page"[^>]*><span class="sr-only">Page <\/span>5<\/b>/);
  expect(page.match(/aria-current/g)).toHaveLength(1);
  expect(page).toContain('href="/tools?offset=320"');
  expect(page).toContain("81 to 100 of 330");
});

test("the first page has none before it, the last none after it, and past the end leads back", async () => {
  expect(await html(0)).not.toContain('rel="prev"');
  expect(await html(320)).not.toContain('rel="next"');
  expect(await html(4_000)).toMatch(/offset=320" rel="prev".*This is past the end: there are 330\./);
  expect(await html(0, 20)).toBe("");
});

test("at most five numbers are shown, whatever the place", () => {
  for (const pages of [1, 2, 3, 7, 100])
    for (let here = 1; here <= pages; here += 1) {
      const shown = pagesShown(here, pages);
      expect(shown).toContain(here);
      expect(shown.length).toBeLessThanOrEqual(5);
      expect([shown[0], shown.at(-1)]).toEqual([1, pages]);
    }
});
