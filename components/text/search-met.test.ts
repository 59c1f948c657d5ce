import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SearchMet } from "./search-met.tsx";

test("a list that lacks words of the need is called the nearest, and never the best", () => {
  const met = { noun: "tool" as const, q: "convert COBOL to Java", unmatched: ["cobol", "java"], corrected_q: null };
  const words = (match: "some" | "most", more = {}) =>
    renderToStaticMarkup(createElement(SearchMet, { ...met, match, ...more })).replaceAll(/<[^>]+>/g, "");
  const lacking = "No tool has all of these words.The nearest are below; the first one lacks “cobol”, “java”. ";
  expect(words("some")).toBe(`${lacking}None may be what you need.`);
  expect(words("most")).toBe(lacking);
  expect(words("most", { unmatched: [] })).toMatch(/The nearest are below; they only mention it\. $/);
});
