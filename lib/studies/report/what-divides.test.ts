import { expect, test } from "vitest";
import { type DividedStudy, outcomesOf } from "./outcomes.ts";
import { whatDivides as divideBy, type Row } from "./what-divides.ts";

const names = new Map(["Ana", "Ben", "Cy", "Di"].map((name) => [name.charAt(0), name]));

/** A theme by personas who were asked twice: how often each raised it, and how often as an objection. */
const row = (theme: string, ...cells: [raised: number, objecting: number][]): Row => ({
  theme,
  con: theme === "Effort" ? "too much work" : "",
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
const divides = (...rows: Row[]) => whatDivides(rows, study(), names);

test("a theme divides with two interviews for it and two against", () => {
  expect(divides(row("Time", [2, 0], [0, 0], [0, 0], [0, 0]), row("Price", [2, 0], [2, 2], [1, 0], [0, 0]))).toBe(
    "In the end, Ana and Ben are in favour; Di is against; Cy is undecided. No objection goes with it; they differ most on “Price”, an objection in 2 of 8 interviews: Ben objects; Ana and Cy raise it without objecting; Di does not raise it.",
  );
});

test("else with two interviews that object and two that do not, where half the personas raise it", () => {
  expect(divides(row("Effort", [2, 2], [2, 2], [0, 0], [0, 0]))).toBe(
    "In the end, Ana and Ben are in favour; Di is against; Cy is undecided. No objection goes with it; they differ most on “Effort”, an objection (too much work) in 4 of 8 interviews: Ana and Ben object; Cy and Di do not raise it.",
  );
  expect(divides(row("A", [2, 2], [0, 0], [2, 2], [0, 0]), row("B", [0, 0], [2, 2], [2, 2], [0, 0]))).toMatch(
    / As many interviews are on either side of “B”\.$/,
  );
  expect(divides(row("Effort", [2, 2], [0, 0], [0, 0], [0, 0]))).toMatch(/^In the end, /);
});

test("the objection of those who end against it comes before one that is split more evenly", () => {
  const even = row("Effort", [2, 2], [0, 0], [2, 2], [0, 0]);
  const telling = row("Price", [0, 0], [0, 0], [0, 0], [2, 2]);
  expect(divides(even, telling)).toBe(
    "In the end, Ana and Ben are in favour; Di is against; Cy is undecided. What goes with it most is “Price”, an objection in 2 of 8 interviews: Di objects; Ana, Ben and Cy do not raise it.",
  );
});

test("raising a theme without objecting and leaving it out is no division: then who ends where is said", () => {
  const ends = "In the end, Ana and Ben are in favour; Di is against; Cy is undecided. No objection goes with it.";
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
    "By estimate, Ana and Ben would probably pay $15 a month; Di would probably not; Cy may or may not. No objection goes with it.",
  );
  const believing = rated({ item: "believability" });
  expect(whatDivides([], study({ study_type: "messaging", interviews: believing }), names)).toContain(
    "By estimate, Ana and Ben would probably believe it; Di would probably not; Cy may or may not.",
  );
  const items = [..."ABCD"].flatMap((id, at) =>
    ["Price", "Time"].map((need, place) => ({ label: `${names.get(id)}: ${need}`, value: at === place ? 5 : 3 })),
  );
  const quant = { measures: [{ id: "needs_map", items }] };
  expect(whatDivides([], study({ study_type: "segmentation", quant }), names)).toContain(
    "By estimate, Ana, Cy and Di put “Price” first; Ben puts “Time” first.",
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
    "By estimate, Ana would pick what they use today; Ben “Pleo”; Cy “Spendesk”; Di leans to “Spendesk”.",
  );
  expect(whatDivides([], study({ study_type: "churn" }), names)).toBe(
    "In the end, Ana and Ben would stay; Di would leave; Cy is undecided. No objection goes with it.",
  );
});

test("a persona whose interviews end on two sides is on neither", () => {
  const ending = (...stances: number[][]) =>
    stances.flatMap((own, at) => own.map((stance) => ({ persona_id: "ABCD"[at]!, ratings: [], analysis: { stance } })));
  const interviews = ending([3, 4], [4, 5], [2, 2], [4, 3]);
  expect(whatDivides([], study({ interviews }), names)).toBe(
    "In the end, Ben is in favour; Cy is against; Ana and Di are in favour in some interviews and are undecided in others. No objection goes with it.",
  );
  expect(whatDivides([], study({ study_type: "churn", interviews: ending([1, 3]) }), names)).toContain(
    "Ana would leave in some interviews and is undecided in others.",
  );
});

test("where all end on one side, nothing divides them", () => {
  const stances = [..."ABCD"].map((persona_id) => ({ persona_id, ratings: [], analysis: { stance: 4 } }));
  expect(whatDivides([], study({ interviews: stances }), names)).toBe(
    "Nothing divides them clearly. In the end, Ana, Ben, Cy and Di are in favour.",
  );
});

test("one persona divides from nobody", () => {
  expect(whatDivides([], study(), new Map([["A", "Ana"]]))).toBe("Nothing can: there is one persona.");
});
