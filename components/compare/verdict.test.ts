import { createElement } from "react";
import { expect, test } from "vitest";
import { markupOf } from "#components/text/markup-of.ts";
import { DimensionChart } from "#components/tools/dimension-chart.tsx";
import { dimensionIds } from "#lib/rubric/dimensions.ts";
import type { Tool } from "#lib/tools/contract.ts";
import { Verdict } from "./verdict.tsx";

const tool = (tool_id: string, mean: number, median: number) =>
  ({
    tool_id,
    name: tool_id,
    usage: {
      ratings: { cost: { mean, low: mean - 0.1, high: mean + 0.1, count: 5 } },
      metrics: { cost_usd: { median, p90: median, count: 5 } },
    },
  }) as unknown as Tool;

const markupFor = (tools: Tool[]) =>
  markupOf(
    Verdict({
      dimension: { id: "cost", name: "Cost" },
      comparison: {
        verdict: "lead",
        leader: "Git",
        higher: [{ tool_id: "Git", than: ["Mapbox"] }],
        not_compared: [],
      },
      tools,
    }),
  );
const wordsOf = async (tools: Tool[]) => (await markupFor(tools)).replaceAll(/<[^>]+>/g, "");

test("a better rating is said as one, with both values, and with what was measured where that points the other way", async () => {
  expect(await wordsOf([tool("Git", 4, 0.0166), tool("Mapbox", 2.7, 0.012)])).toBe(
    "Git is rated better on cost than Mapbox: 4.0 against 2.7. Yet a run of it costs more: US$0.0166 against US$0.012. These are medians of different tasks, and a rating weighs them against what the result was worth.",
  );
  expect(await wordsOf([tool("Git", 4, 0.01), tool("Mapbox", 2.7, 0.012)])).toBe(
    "Git is rated better on cost than Mapbox: 4.0 against 2.7",
  );
  // A claim that money contradicts is not in bold.
  expect(await markupFor([tool("Git", 4, 0.0166), tool("Mapbox", 2.7, 0.012)])).not.toContain("font-semibold");
  expect(await markupFor([tool("Git", 4, 0.01), tool("Mapbox", 2.7, 0.012)])).toContain("font-semibold");
});

test("a dimension with few votes is drawn hollow and says so, beside others with enough", async () => {
  const none = Object.fromEntries(dimensionIds.map((id) => [id, null]));
  const rated = (count: number) => ({ mean: 3.4, low: 2.5, high: 4.3, count });
  const ratings = { ...none, ease: rated(2), speed: rated(4) } as unknown as Tool["usage"]["ratings"];
  const html = await markupOf(createElement(DimensionChart, { usage: { ratings, status: "ok" }, votes: [] }));
  expect(html).toMatch(/aria-label="Speed:[^"]*, 4 votes".*fill-firsthand.*aria-label="Ease:[^"]*, 2 votes, too few"/);
  expect(html.match(/stroke-dasharray/g)).toHaveLength(1);
});
