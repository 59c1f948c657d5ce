import { expect, test } from "vitest";
import { type DividedStudy, outcomesOf } from "./outcomes.ts";
import { whatDivides as divideBy, type Row } from "./what-divides.ts";

const names = new Map(["Ana", "Ben", "Cy", "Di"].map((name) => [name.charAt(0), name]));

/** A theme by personas who were asked twice: how often each raised it, and how often as an objection. */
const row = (theme: string, ...cells: [raised: number, objecting: number][]): Row => ({
  theme,
  cells: cells.map(([raised, objecting], at) => ({
    persona_id: "ABCD"[at]!,
    interviews: Array.from({ length: raised }, (_, index) => index),
    ...{ objecting, of: 2 },
  })),
});

const study = (members: object = {}): DividedStudy =>
  ({
    ...{ study_type: "concept", understood: { price: null }, quant: { measures: [] } },
    interviews: [..."ABCD"].map((persona_id, at) => ({ persona_id, ratings: [], analysis: { stance: 5 - at } })),
    ...members,
  }) as unknown as DividedStudy;
const whatDivides = (rows: Row[], study: DividedStudy, of: typeof names) => divideBy(rows, outcomesOf(study, of), of);
const ends = "In the end: in favour (Ana and Ben); against (Di); undecided (Cy).";
const divides = (...rows: Row[]) => whatDivides(rows, study(), names);

test("a theme divides with two interviews for it and two against", () => {
  expect(divides(row("Time", [2, 0], [0, 0], [0, 0], [0, 0]), row("Price", [2, 0], [2, 2], [1, 0], [0, 0]))).toBe(
    "In the end: in favour (Ana and Ben); against (Di); undecided (Cy). Objection that most are split on: “Price” (Ben).",
  );
});

test("else with two interviews that object and two that do not, where half the personas raise it", () => {
  expect(divides(row("Effort", [2, 2], [2, 2], [0, 0], [0, 0]))).toBe(
    `${ends} Objection that most are split on: “Effort” (Ana and Ben).`,
  );
  expect(divides(row("Effort", [2, 2], [0, 0], [0, 0], [0, 0]))).toBe(ends);
});

test("the objection of those who end against it comes before one that is split more evenly", () => {
  const even = row("Effort", [2, 2], [0, 0], [2, 2], [0, 0]);
  const telling = row("Price", [0, 0], [0, 0], [0, 0], [2, 2]);
  expect(divides(even, telling)).toBe(`${ends} Objection that goes with it: “Price” (Di).`);
});

test("raising a theme without objecting and leaving it out is no division: then who ends where is said", () => {
  expect(divides(row("Time", [2, 0], [2, 0], [0, 0], [0, 0]))).toBe(ends);
  expect(divides()).toBe(ends);
});

test("a price study says who would pay, a message who believes it, a segmentation who is in which camp", () => {
  const rated = (rating: object) =>
    [..."ABCD"].map((persona_id, at) => ({
      persona_id,
      ratings: [{ distribution: [0, 0, at / 4, 1 - at / 4, 0], ...rating }],
      analysis: { stance: 3 },
    }));
  const price = { amount: 15, currency: "USD", per: "month" };
  const buying = rated({ question: "At $15 a month, would you buy a clock?" });
  expect(whatDivides([], study({ study_type: "pricing", understood: { price }, interviews: buying }), names)).toBe(
    "Would pay $15 a month, by estimate: probably (Ana and Ben); probably not (Di); maybe (Cy).",
  );
  const believing = rated({ item: "believability" });
  expect(whatDivides([], study({ study_type: "messaging", interviews: believing }), names)).toContain(
    "Believes it, by estimate: probably (Ana and Ben); probably not (Di); maybe (Cy).",
  );
  const items = [..."ABCD"].flatMap((id, at) =>
    ["Price", "Time"].map((need, place) => ({ label: `${names.get(id)}: ${need}`, value: at === place ? 5 : 3 })),
  );
  const quant = { measures: [{ id: "needs_map", items }] };
  expect(whatDivides([], study({ study_type: "segmentation", quant }), names)).toContain(
    "Puts first, by estimate: Price (Ana, Cy and Di); Time (Ben).",
  );
});

test("a comparison says who would pick what, and a churn study who would stay", () => {
  const picking = [..."ABCD"].map((persona_id, at) => ({
    persona_id,
    ratings: [
      {
        item: "preference",
        scale: ["What I use today", "Pleo", "Spendesk"],
        distribution:
          at === 0 ? [0.6, 0.2, 0.2] : at === 1 ? [0.2, 0.5, 0.3] : at === 2 ? [0.1, 0.3, 0.6] : [0.3, 0.3, 0.4],
      },
    ],
    analysis: { stance: 3 },
  }));
  expect(whatDivides([], study({ study_type: "competitor", interviews: picking }), names)).toBe(
    "Would pick, by estimate: today's way (Ana); Pleo (Ben); Spendesk (Cy and Di).",
  );
  const split = ["Pleo", "Spendesk"].map((pick) => ({
    ...picking[0]!,
    ratings: [
      { item: "preference", scale: ["Pleo", "Spendesk"], distribution: pick === "Pleo" ? [0.9, 0.1] : [0.1, 0.9] },
    ],
  }));
  expect(whatDivides([], study({ study_type: "competitor", interviews: split }), names)).toContain("Pleo / Spendesk");
  expect(whatDivides([], study({ study_type: "churn" }), names)).toBe(
    "In the end: staying (Ana and Ben); left or leaving (Di); unsure (Cy).",
  );
});

test("a persona whose interviews end on two sides is on neither", () => {
  const ending = (...stances: number[][]) =>
    stances.flatMap((own, at) => own.map((stance) => ({ persona_id: "ABCD"[at]!, ratings: [], analysis: { stance } })));
  const interviews = ending([3, 4], [4, 5], [2, 2], [4, 3]);
  expect(whatDivides([], study({ interviews }), names)).toBe(
    "In the end: in favour (Ben); against (Cy); in favour / undecided (Ana and Di).",
  );
  expect(whatDivides([], study({ study_type: "churn", interviews: ending([1, 3]) }), names)).toContain(
    "In the end: all alike (left or leaving / unsure)",
  );
});

test("where all end on one side, nothing divides", () => {
  const stances = [..."ABCD"].map((persona_id) => ({ persona_id, ratings: [], analysis: { stance: 4 } }));
  expect(whatDivides([], study({ interviews: stances }), names)).toBe("In the end: all alike (in favour).");
});

test("one persona divides from nobody", () => {
  expect(whatDivides([], study(), new Map([["A", "Ana"]]))).toBe("");
});
