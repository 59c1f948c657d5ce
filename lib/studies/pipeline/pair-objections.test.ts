import { describe, expect, test } from "vitest";
import { entriesById } from "#lib/testing/samples/entries.ts";
import { barePlan } from "#lib/testing/samples/plan.ts";
import { codeBookOf, type LabelledCode } from "./check-codes.ts";
import { pairObjections } from "./hold-interview.ts";

const book = codeBookOf("concept", barePlan);
const { price } = entriesById("concept");

const aCode = (members: Partial<LabelledCode>): LabelledCode => ({
  ...{ kind: "theme", id: "price", label: price.theme, category: "price", polarity: -0.8 },
  ...{ turn: 0, start: 0, end: 12, quote: "It costs me." },
  ...members,
});
const anObjection = (polarity: number, members: Partial<LabelledCode> = {}) =>
  aCode({ kind: "objection", label: price.objection, polarity, severity: "major", ...members });
const paired = (...codes: LabelledCode[]) => pairObjections(codes, book);

describe("an interview's objections and the themes that speak against", () => {
  test("a theme that speaks against is an objection too, in the same words", () => {
    const theme = aCode({});
    expect(paired(theme)).toEqual([theme, { ...theme, kind: "objection", label: price.objection }]);
  });

  test("a theme that is for, or takes no side, is none", () => {
    for (const polarity of [0.6, 0, -0.1]) expect(paired(aCode({ polarity }))).toEqual([aCode({ polarity })]);
  });

  test.each([
    [-1, -1],
    [-0.2, -0.4],
    [0.5, -0.4],
  ])("an objection of polarity %d alone is a theme of polarity %d too", (polarity, expected) => {
    const objection = anObjection(polarity);
    expect(paired(objection)).toEqual([
      objection,
      { ...objection, kind: "theme", label: price.theme, polarity: expected },
    ]);
  });

  test("an objection beside praise of the same thing speaks against it, and the praise is kept", () => {
    const praise = aCode({ polarity: 0.7, turn: 1 });
    const themes = paired(praise, anObjection(-1)).filter(({ kind }) => kind === "theme");
    expect(themes.map(({ polarity }) => polarity)).toEqual([0.7, -1]);
  });

  test("a theme against and its objection are a pair already, wherever they were said", () => {
    const codes = [aCode({ turn: 2 }), anObjection(-1)];
    expect(paired(...codes)).toEqual(codes);
  });

  test("a label of the study's own is paired under its own name", () => {
    const own = codeBookOf("concept", { terms: {}, labels: ["The queue"] });
    const { id } = own.find("The queue")!;
    const [, objection] = pairObjections([aCode({ id, label: "The queue", category: "other" })], own);
    expect(objection).toMatchObject({ kind: "objection", id, label: "The queue" });
  });

  test("signals, criteria and codes that are not in the book stay as they are", () => {
    const codes = [
      aCode({ kind: "signal", id: "Rivalo", label: "Rivalo" }),
      aCode({ kind: "criterion", label: price.criterion }),
      aCode({ id: "none", label: "none" }),
    ];
    expect(paired(...codes)).toEqual(codes);
  });

  test("what was paired once gains nothing from a second time", () => {
    const once = paired(aCode({}), anObjection(0, { id: "trust" }), aCode({ id: "effort", polarity: 0.5 }));
    expect(paired(...once)).toEqual(once);
  });
});
