import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WholeWords } from "./whole-words.tsx";

const lines = (text: string) => renderToStaticMarkup(createElement(WholeWords, { text }));

test("a short word with a hyphen or a slash is not broken; a long one may be, and the text stays the same", () => {
  expect(lines("An e-bike at $9/month")).toBe(
    'An <span class="whitespace-nowrap">e-bike</span> at <span class="whitespace-nowrap">$9/month</span>',
  );
  for (const text of ["Nothing joined  here", "a-word-of-more-than-eighteen-letters is"])
    expect(lines(text)).toBe(text);
});
