import { expect, test } from "vitest";
import { hasAny, Marked } from "#components/text/marked.tsx";

const marks = (text: string, terms: string[]) =>
  Marked({ text, terms }).flatMap((part) => (typeof part === "string" ? [] : [part.props.children]));

test.each([
  ["Converts PDFs and a pdf.", ["pdf"], ["PDFs", "pdf"]],
  ["Scrape pages with a scraper; scraping is slow.", ["scraping"], ["Scrape", "scraper", "scraping"]],
  ["First aid for AI, said twice.", ["ai"], ["AI"]],
  ["Nothing of it.", ["pdf"], []],
  ["A search without words.", [], []],
])("in %j the words %j are marked", (text, terms, expected) => {
  expect(marks(text, terms)).toEqual(expected);
  expect(hasAny(text, terms)).toBe(expected.length > 0);
});
