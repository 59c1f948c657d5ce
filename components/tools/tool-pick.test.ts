import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ListedTool, Tool } from "#lib/tools/contract.ts";
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
  lacks: [],
  warning: null,
  not_known: [],
  page: null,
  sister: null,
  use: null,
  desk: null,
};
const pageOf = (...ids: string[]) => pageFor({}, ...ids);
const pageFor = (more: Partial<Recommendation>, ...ids: string[]) =>
  renderToStaticMarkup(
    createElement(ToolPick, {
      tools: [{ ...pick, ...more } as unknown as Recommendation],
      ruled_out: [],
      among: { tools: ids.map(toolOf) as ListedTool[], match: "all" },
    }),
  );

test("a pick that is not the first of the list says why, and the first one does not", () => {
  const whyNot = (more: object) =>
    renderToStaticMarkup(
      createElement(ToolPick, {
        tools: [{ ...pick, type: "mcp" } as unknown as Recommendation],
        ruled_out: [],
        among: { tools: [{ ...toolOf("b"), name: "B", ...more }, toolOf("a")] as ListedTool[], match: "all" },
      }),
    );
  expect(whyNot({ deprecated: true })).toContain("<bdi>B</bdi>, which its makers have ended.");
  expect(whyNot({ type: "api" })).toContain("<bdi>B</bdi>, which is of another type than you name.");
  expect(whyNot({ type: "mcp" })).toContain("<bdi>B</bdi>, which says less of what you need.");
  expect(pageOf("a", "b")).not.toContain("The list begins with");
});

test("a pick says what a registry says against its package", () => {
  expect(pageFor({ warning: "Do not install it." }, "a")).toContain("Do not install it.");
  expect(pageOf("a")).not.toContain("Warning");
});

test("a search without a pick says why", () => {
  const without = (match: "all" | "some", ruled_out: unknown[] = []) =>
    renderToStaticMarkup(createElement(ToolPick, { tools: [], ruled_out, among: { tools: [], match } }));
  expect(without("some")).toContain("no tool here has enough of these words");
  expect(without("all")).toContain("these words name tools");
  expect(without("all", [{}])).toContain("rules it out");
});

test("a pick without a setup command says so and links its makers' page, and one with it leads to it", () => {
  expect(pageFor({ page: "https://a.example/guide" }, "a")).toMatch(/No setup command is known\..+a\.example\/guide/);
  expect(pageOf("a")).toMatch(/a#connect.+Its setup command/);
  expect(pageOf("a")).not.toContain("No setup command");
});

test("a pick that nobody has used or read names the facts that speak for it, and one that no list has is shown", () => {
  const among = { tools: [{ ...toolOf("a"), meets: ["self-hosted"] }] as ListedTool[], match: "all" as const };
  const tools = [pick as unknown as Recommendation];
  const page = renderToStaticMarkup(createElement(ToolPick, { tools, ruled_out: [], among }));
  expect(page).toContain("By its description and facts (Can run on your machine)");
  expect(pageOf("b")).toContain("By its description alone");
});
