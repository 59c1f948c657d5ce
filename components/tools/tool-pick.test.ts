import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Tool } from "#lib/tools/contract.ts";
import type { Recommendation } from "#lib/tools/recommend/contract.ts";
import { ToolPick } from "./tool-pick.tsx";

const unread = { description: "", meets: [], usage: { voices: 0, ratings: {} }, usage_score: null, assessment: null };
const toolOf = (tool_id: string) => ({ ...unread, tool_id, assessment_score: null }) as unknown as Tool;
const pick = {
  tool_id: "a",
  name: "A",
  fit: "",
  meets: [],
  failure: null,
  not_known: [],
  sister: null,
  use: null,
  desk: null,
};
const pageOf = (...ids: string[]) =>
  renderToStaticMarkup(createElement(ToolPick, { picks: [pick as unknown as Recommendation], tools: ids.map(toolOf) }));

test("a pick that is not the first of the list says why, and the first one does not", () => {
  expect(pageOf("b", "a")).toContain("What the list has first does the reverse");
  expect(pageOf("a", "b")).not.toContain("What the list has first");
});
