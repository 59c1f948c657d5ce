import { expect, test } from "vitest";
import { statusAliases } from "#lib/questions/contract.ts";
import { questionsHref, readFilters } from "./questions-href.ts";

test("a form's empty fields, unknown parameters and repeated ones do not count as filters", () => {
  const given = { q: " rate limit ", status: "all", tag: "", tool_id: ["github-mcp", "gmail"], utm_source: "letter" };
  expect(readFilters(given)).toEqual({ q: "rate limit", tool_id: "github-mcp" });
});

test("a tag is understood as people type it, and a status by each of its words", () => {
  expect(readFilters({ tag: "#OAuth" })).toEqual({ tag: "oauth" });
  for (const [alias, status] of Object.entries(statusAliases))
    expect(readFilters({ status: alias })).toEqual({ status });
});

test("a list has one address, whatever order its filters were chosen in", () => {
  expect(questionsHref({ tool_id: "gmail", q: "a&b", tag: "oauth" }, 20)).toBe(
    "/questions?q=a%26b&tag=oauth&tool_id=gmail&offset=20",
  );
  expect(questionsHref({ q: undefined })).toBe("/questions");
});

test("a status named as what every object inherits stays the text that it is", () => {
  for (const status of ["constructor", "toString", "__proto__"]) expect(readFilters({ status })).toEqual({ status });
});
