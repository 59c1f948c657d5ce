import { expect, test } from "vitest";
import { readFilters, toolsHref } from "./tools-href.ts";

test("a form's empty fields, unknown parameters and repeated ones do not count as filters", () => {
  const given = { q: " web search ", type: "all", category: "", sort: ["name", "usage"], utm_source: "letter" };
  expect(readFilters(given)).toEqual({ q: "web search", sort: "name" });
});

test("a list has one address, whatever order its filters were chosen in", () => {
  expect(toolsHref({ sort: "name", type: "mcp", q: "a&b" }, 20)).toBe("/tools?q=a%26b&type=mcp&sort=name&offset=20");
  expect(toolsHref({ q: undefined })).toBe("/tools");
});
