import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ListedTool, Tool } from "#lib/tools/contract.ts";
import type { Recommendation } from "#lib/tools/recommend/contract.ts";
import { ToolPick } from "./tool-pick.tsx";

const unread = {
  description: "",
  use_cases: [],
  meets: [],
  usage: { voices: 0, ratings: {} },
  usage_score: null,
  assessment: null,
};
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
      verdict: more.lacks?.length ? "nearest" : "match",
      tools: [{ ...pick, ...more } as unknown as Recommendation],
      ruled_out: [],
      client: "cursor",
      namedType: null,
      among: { tools: ids.map(toolOf) as ListedTool[], match: "all" },
    }),
  );

test("a pick that is not the first of the search says why, and the first one does not", () => {
  const whyNot = (more: object, namedType: "mcp" | null = "mcp") =>
    renderToStaticMarkup(
      createElement(ToolPick, {
        verdict: "match",
        tools: [{ ...pick, type: "mcp" } as unknown as Recommendation],
        ruled_out: [],
        client: null,
        namedType,
        among: { tools: [{ ...toolOf("b"), name: "B", ...more }, toolOf("a")] as ListedTool[], match: "all" },
      }),
    );
  expect(whyNot({ deprecated: true })).toContain(
    "By words alone <bdi>B</bdi> comes first, which its makers have ended.",
  );
  expect(whyNot({ type: "api" })).toContain("<bdi>B</bdi> comes first, which is of another type than you name.");
  expect(whyNot({ type: "api" }, null)).not.toContain("than you name");
  expect(whyNot({ type: "mcp" })).toContain("<bdi>B</bdi> comes first, which says less of what you need.");
  expect(pageOf("a", "b")).not.toContain("By words alone");
});

test("a tool that lacks words of the need is not called the pick and has no setup command", () => {
  const partsOf = (lacks: string[]) => {
    const page = pageFor({ lacks }, "a");
    const [, head, said] = /<h2[^>]*>(.*?): <a(?:.*<dt[^>]*>Not said<\/dt>(.*?)<\/dd>)?/.exec(page)!;
    return [head, said, page.includes("Its setup command")];
  };
  expect(partsOf([])).toEqual(["The pick for this need", undefined, true]);
  const lacking = expect.stringMatching(/does not say “screen”, and no tool here has all of these words\./);
  expect(partsOf(["screen"])).toEqual(["No pick for this need. Nearest", lacking, false]);
});

test("a next best with the higher desk score says what set it apart, and one with a lower does not", () => {
  const beside = (own: object, next: object) => {
    const both = [
      { type: "mcp", ...own },
      { tool_id: "b", name: "B", ...next },
    ];
    const tools = both.map((more) => ({ ...pick, type: "mcp", ...more }) as unknown as Recommendation);
    const among = { tools: [{ ...toolOf("a"), type: "mcp" }] as ListedTool[], match: "all" as const };
    return renderToStaticMarkup(
      createElement(ToolPick, { verdict: "match", tools, ruled_out: [], client: null, namedType: null, among }),
    );
  };
  const desk = (score: number) => ({ desk: { score, confidence: "high" } });
  expect(beside(desk(3.7), desk(4))).toContain("has the higher desk score, but is further from your words.");
  expect(beside({ ...desk(3.7), meets: ["free"] }, desk(4))).toContain("but less of what you ticked is known of it.");
  expect(beside(desk(3.7), { ...desk(4), lacks: ["pdf"] })).toContain("but says less of what you need.");
  expect(beside(desk(4), desk(3.7))).not.toContain("higher desk score");
});

test("what a pick is for is called an assessor's words only where it is one of its use cases", () => {
  const pageOn = (tool: object) => {
    const among = { tools: [{ ...toolOf("a"), ...tool }] as ListedTool[], match: "all" as const };
    const tools = [{ ...pick, fit: "Read mail…" } as unknown as Recommendation];
    return renderToStaticMarkup(
      createElement(ToolPick, { verdict: "match", tools, ruled_out: [], client: null, namedType: null, among }),
    );
  };
  expect(pageOn({ use_cases: ["Read mail and answer"] })).toContain("AI assessor");
  expect(pageOn({ description: "Read mail." })).not.toContain("AI assessor");
  expect(pageFor({ fit: "Read mail" }, "b")).not.toContain("AI assessor");
});

test("a pick says what a registry says against its package", () => {
  expect(pageFor({ warning: "Do not install it." }, "a")).toContain("Do not install it.");
  expect(pageOf("a")).not.toContain("Warning");
});

test("a search without a pick says why", () => {
  const ended = (successor: string | null) => [{ tool_id: "a", name: "A", against: [], successor }];
  const without = (match: "all" | "some", ruled_out: ReturnType<typeof ended> = []) =>
    renderToStaticMarkup(
      createElement(ToolPick, {
        verdict: "no_reliable_match",
        tools: [],
        ruled_out,
        client: null,
        namedType: null,
        among: { tools: [], match },
      }),
    );
  expect(without("some")).toContain("no tool here has enough of these words");
  expect(without("all")).toContain("these words name tools");
  expect(without("all", ended(null))).toMatch(/rules it out\.<\/p>$/);
  expect(without("all", ended("https://b.example/new"))).toMatch(/ended it, and name instead: .+b\.example\/new/);
});

test("a pick without a setup command says so and links its makers' page, and one with it leads to it", () => {
  expect(pageFor({ page: "https://a.example/guide" }, "a")).toMatch(/No setup command is known\..+a\.example\/guide/);
  expect(pageOf("a")).toMatch(/a\?client=cursor#connect.+Its setup command/);
  expect(pageOf("a")).not.toContain("No setup command");
});

test("a pick that nobody has used or read names the facts that speak for it, and one that no list has is shown", () => {
  const among = { tools: [{ ...toolOf("a"), meets: ["self-hosted"] }] as ListedTool[], match: "all" as const };
  const tools = [pick as unknown as Recommendation];
  const page = renderToStaticMarkup(
    createElement(ToolPick, { verdict: "match", tools, ruled_out: [], client: null, namedType: null, among }),
  );
  expect(page).toContain("By its description and facts (Can run on your machine)");
  expect(pageOf("b")).toContain("By its description alone");
});
