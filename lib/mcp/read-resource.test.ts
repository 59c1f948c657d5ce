import { describe, expect, test } from "vitest";
import { AppError } from "../errors.ts";
import { matchUri, variablesOf } from "./read-resource.ts";

const reviews = "ratings://tools/{tool_id}/reviews{?offset,limit}";
const tool = "ratings://tools/{tool_id}";
const activity = "ratings://activity{?cursor,limit}";

describe("an address is matched with a template", () => {
  test.each([
    [tool, "ratings://tools/github-mcp", { tool_id: "github-mcp" }],
    [tool, "ratings://tools/a%20b%2Fc", { tool_id: "a b/c" }],
    [reviews, "ratings://tools/x/reviews", { tool_id: "x" }],
    [reviews, "ratings://tools/x/reviews?", { tool_id: "x" }],
    [reviews, "ratings://tools/x/reviews?limit=5", { tool_id: "x", limit: "5" }],
    [reviews, "ratings://tools/x/reviews?limit=5&offset=10", { tool_id: "x", limit: "5", offset: "10" }],
    [reviews, "ratings://tools/x/reviews?offset=10&limit=5", { tool_id: "x", limit: "5", offset: "10" }],
    [activity, "ratings://activity", {}],
    [activity, "ratings://activity?cursor=a%3Db", { cursor: "a=b" }],
  ])("%s gives %s its values", (template, uri, values) => {
    expect(matchUri(template, uri)).toEqual(values);
  });

  test.each([
    [tool, "ratings://tools/x/reviews"],
    [tool, "ratings://tools/"],
    [tool, "ratings://tools"],
    [tool, "ratings://tools/x/"],
    [tool, "ratings://tools/%zz"],
    [tool, "ratings://tools/x#part"],
    [tool, "RATINGS://tools/x"],
    [tool, "https://tools/x"],
    [reviews, "ratings://tools/x"],
    [activity, "ratings://activity/x"],
    [activity, ""],
  ])("%s is not the form of %s", (template, uri) => {
    expect(matchUri(template, uri)).toBeNull();
  });

  test.each([
    ["ratings://tools/x/reviews?limit=1&limit=2", "/limit", "must be given once"],
    ["ratings://tools/x/reviews?page=2", "/page", "is not a parameter here; allowed: offset, limit"],
    ["ratings://tools/x/reviews?tool_id=y", "/tool_id", "is not a parameter here; allowed: offset, limit"],
    ["ratings://tools/x/reviews?__proto__=y", "/__proto__", "is not a parameter here; allowed: offset, limit"],
  ])("%s is refused at %s", (uri, pointer, message) => {
    let thrown: unknown;
    try {
      matchUri(reviews, uri);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(AppError);
    expect(thrown).toMatchObject({ code: "invalid_argument", extras: { details: [{ pointer, message }] } });
  });

  test("a template's variables are told in its order", () => {
    expect([tool, reviews, activity].map(variablesOf)).toEqual([
      ["tool_id"],
      ["tool_id", "offset", "limit"],
      ["cursor", "limit"],
    ]);
  });
});
