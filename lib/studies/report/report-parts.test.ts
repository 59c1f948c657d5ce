import { beforeAll, describe, expect, test } from "vitest";
import { aBrief } from "#lib/testing/samples/brief.ts";
import { considerations } from "../../engines/considerations.ts";
import { simulator } from "../../engines/simulator/simulator.ts";
import type { StudyTypeId } from "../../engines/study-types.ts";
import { runStudy } from "../pipeline/run-study.ts";
import type { FullStudy } from "../study-record.ts";
import { themeMatrix } from "../theme-matrix.ts";
import { chartTable } from "./chart.ts";
import { chartsOf, figuresOf } from "./charts-of.ts";
import { placeQuotes } from "./place-quotes.ts";
import { reportText } from "./report-text.ts";
import { sayOnce } from "./say-once.ts";
import { whatDivides } from "./what-divides.ts";

/** A simulated study as its report reads it. */
async function aFullStudy(study_type: StudyTypeId, topic: string): Promise<FullStudy> {
  const brief = aBrief({ study_type, topic });
  const { findings } = await runStudy(brief, simulator());
  return {
    id: "s",
    topic,
    ...findings,
    answers: findings.answers ?? [],
    personas: brief.personas,
  } as unknown as FullStudy;
}

const drawn: Partial<Record<StudyTypeId, [topic: string, charts: string[]]>> = {
  pricing: ["Is $12 per seat a month a fair price for meeting notes software?", ["price-feelings", "demand"]],
  segmentation: ["How do the needs of people who buy running shoes differ?", ["camps", "need_importance", "attitudes"]],
  messaging: ['How does the message "Close your books in half the time" land with finance teams?', ["shares"]],
  competitor: ["How do CFOs choose between Pigment, Anaplan and Excel?", ["share_of_preference", "advantage"]],
  churn: ["Why do customers leave Acme CRM after the first year?", ["forces"]],
};

describe.each(Object.entries(drawn))("the charts of a %s study", (study_type, [topic, ids]) => {
  test("are those of its type, with finite numbers and a table of them", async () => {
    const { quant, objections } = await aFullStudy(study_type as StudyTypeId, topic);
    const besides = objections.map(({ objection }) => objection);
    const charts = chartsOf(quant.measures, besides);
    expect(charts.map(({ id }) => id)).toEqual(ids);
    for (const chart of charts) {
      const numbers = chartTable(chart)
        .rows.flat()
        .filter((cell) => typeof cell === "number");
      expect(numbers.length).toBeGreaterThan(1);
      expect(numbers.every(Number.isFinite)).toBe(true);
    }
    const figures = figuresOf(quant.measures).map(({ id }) => id);
    expect(new Set(figures).size).toBe(figures.length);
  });
});

test("the curves of a price study end where all find it too expensive, and the range lies between its points", async () => {
  const { quant } = await aFullStudy("pricing", drawn.pricing![0]);
  const [chart] = chartsOf(quant.measures);
  if (chart?.kind !== "curves") throw new Error("no curves");
  expect(chart.lines.map(({ label }) => label)).toEqual(["Too cheap", "Cheap", "Expensive", "Too expensive"]);
  expect(chart.lines.at(-1)!.points.at(-1)!.y).toBe(1);
  expect(chart.steps.map(({ x }) => x)).toEqual(chart.steps.map(({ x }) => x).toSorted((one, other) => one - other));
  const lowest = chart.marks.find(({ label }) => label.startsWith("Lowest"))!.x;
  expect(chart.range === null || chart.range.from === lowest).toBe(true);
});

describe("the words of a report", () => {
  let study: FullStudy;
  beforeAll(async () => {
    study = await aFullStudy("churn", drawn.churn![0]);
  });

  test("have each sentence once, and none of the quotes", () => {
    const { lead, bullets, findings, answers, resolves, messages } = reportText(study, {
      divides: "Nothing.",
      next: "Ask.",
    });
    const texts = [
      study.headline_finding,
      ...study.key_findings.map(({ finding }) => finding),
      lead,
      ...bullets.map(({ text }) => text),
      ...findings.flatMap(({ evidence, implication }) => [evidence, implication]),
      ...answers.map(({ text }) => text),
      ...resolves,
      ...messages,
    ].filter((text) => text !== "");
    expect(new Set(texts).size).toBe(texts.length);
    const quotes = [...placeQuotes(study).values()].flatMap(({ quotes }) => quotes.map(({ quote }) => quote));
    expect(new Set(quotes).size).toBe(quotes.length);
    for (const text of texts) expect(quotes.filter((quote) => text.includes(quote))).toEqual([]);
    expect(bullets.map(({ name }) => name)).toEqual([
      "Main argument for",
      "Main argument against",
      "What divides",
      "What to do next",
    ]);
  });

  test("leave out what was said before, to the letter but for signs", () => {
    const once = sayOnce("Price leads");
    expect(once("Price leads. Time is next.")).toBe("Time is next.");
    expect(once("Time is next!")).toBe("");
  });

  describe("of what divides the personas", () => {
    const names = new Map(["Ana", "Ben", "Cy"].map((name) => [name.charAt(0), name]));
    const row = (theme: string, ...sides: ("for" | "against" | "both" | "none")[]) => ({
      theme,
      cells: sides.map((side, at) => ({ persona_id: "ABC"[at]!, side })),
    });
    const talk = (persona_id: string, ...moods: string[]) =>
      moods.map((sentiment) => ({ persona_id, analysis: { sentiment } }));
    const divides = (...rows: ReturnType<typeof row>[]) => whatDivides(rows, [], names);

    test("name the theme that some object to and others do not", () => {
      expect(divides(row("Time", "for", "none", "none"), row("Price", "for", "against", "for"))).toBe(
        "“Price”: Ben objects; Ana and Cy raise it without objecting.",
      );
      expect(divides(row("Price", "for", "both", "none"))).toBe(
        "“Price”: Ben objects in some interviews; Ana raises it without objecting; Cy does not raise it.",
      );
    });

    test("name every theme that divides them as evenly", () => {
      expect(divides(row("Price", "for", "against", "for"), row("Time", "against", "for", "for"))).toBe(
        "“Price”: Ben objects; Ana and Cy raise it without objecting. “Time” divides them as evenly.",
      );
    });

    test("else name the theme that some raise and others do not", () => {
      expect(divides(row("Price", "against", "against", "against"), row("Time", "against", "none", "none"))).toBe(
        "“Time”: Ana objects; Ben and Cy do not raise it.",
      );
    });

    test("else say whose mood differs, and name those who take neither", () => {
      const moods = [...talk("A", "positive"), ...talk("B", "negative"), ...talk("C", "mixed")];
      expect(whatDivides([row("Price", "for", "for", "for")], moods, names)).toBe(
        "In mood, Ana is mostly positive, Ben mostly negative, Cy neither.",
      );
    });

    test("say that nothing does, and why", () => {
      expect(divides(row("Price", "for", "for", "for"))).toBe("No theme: every persona takes the same side on each.");
      expect(divides()).toBe("No theme was shared, so none can divide.");
      expect(whatDivides([], [], new Map([["A", "Ana"]]))).toBe("Nothing can: there is one persona.");
    });

    test("list no more than five of many", () => {
      const many = Array.from({ length: 9 }, (_, at) => `P${at}`);
      const cells = many.map((persona_id, at) => ({
        persona_id,
        side: at === 8 ? ("for" as const) : ("against" as const),
      }));
      expect(whatDivides([{ theme: "Price", cells }], [], new Map(many.map((id) => [id, id])))).toBe(
        "“Price”: P0, P1, P2, P3 and 4 more object; P8 raises it without objecting.",
      );
    });
  });
});

test("a theme's cell counts the interviews of its persona, and quotes only that persona", async () => {
  const study = await aFullStudy("concept", "Would families buy a $29/month meal kit for toddlers?");
  const rows = themeMatrix(study);
  expect(rows.map(({ theme }) => theme)).toEqual(study.consensus_themes.map(({ theme }) => theme));
  for (const { theme, interviews, cells } of rows) {
    expect(
      cells.reduce((sum, cell) => sum + cell.interviews.length, 0),
      theme,
    ).toBe(interviews);
    for (const { persona_id, side, interviews, of, quote } of cells) {
      expect(side === "none").toBe(interviews.length === 0);
      expect(interviews.length).toBeLessThanOrEqual(of);
      expect(quote?.persona_id ?? persona_id).toBe(persona_id);
    }
  }
  const objecting = (theme: string) =>
    rows.find((row) => row.theme === theme)!.cells.reduce((sum, cell) => sum + cell.objecting, 0);
  const { theme, objection } = considerations.price;
  expect(objecting(theme)).toBe(study.objections.find((one) => one.objection === objection)!.interview_count);
  const price = rows.find(({ theme }) => theme === "Price against budget");
  expect(price?.cells.some(({ side }) => side === "against" || side === "both")).toBe(true);
});
