import { expect, test } from "vitest";
import { passagesOf, quotedIn } from "./quoted-in.ts";

const quote = (text: string, interview: number, turn: number) => ({
  quote: text,
  persona_id: "p_gen_z",
  interview,
  turn,
});

test("every turn that is quoted leads back to each place that quotes it, once", () => {
  const study = {
    key_findings: [
      { quotes: [quote("a", 2, 5), quote("b", 2, 5)], counter: [] },
      { quotes: [quote("c", 0, 1)], counter: [quote("a", 2, 5)] },
    ],
    answers: [{ quotes: [quote("a", 2, 5)] }],
    consensus_themes: [{ quotes: [quote("a", 2, 5)] }],
    objections: [{ quotes: [quote("d", 1, 0)] }],
    competitive_signals: [{ quotes: [quote("d", 1, 0)] }],
    decision_criteria: [{ quotes: [quote("d", 1, 0)] }],
  } as unknown as Parameters<typeof quotedIn>[0];
  const found = quotedIn(study);
  expect([...found.keys()].sort()).toEqual(["i0-t1", "i1-t0", "i2-t5"]);
  expect(found.get("i2-t5")!.places).toEqual([
    { href: "#answer-1", label: "answer 1" },
    { href: "#finding-1", label: "finding 1" },
    { href: "#finding-2", label: "finding 2, against it" },
    { href: "#theme-1", label: "theme 1" },
  ]);
  expect(found.get("i1-t0")!.places.map(({ href }) => href)).toEqual(["#objection-1", "#signal-1", "#criterion-1"]);
});

test("an answer is cut into what is quoted and what is not, without losing a character", () => {
  const answer = "I would try it. The price is high, though. Nobody I know uses it.";
  const cut = (...quotes: string[]) => {
    const passages = passagesOf(answer, quotes);
    expect(passages.map(({ text }) => text).join("")).toBe(answer);
    return passages.filter(({ isQuoted }) => isQuoted).map(({ text }) => text);
  };
  expect(cut()).toEqual([]);
  expect(cut("The price is high")).toEqual(["The price is high"]);
  expect(cut("Nobody I know uses it.", "I would try it.")).toEqual(["I would try it.", "Nobody I know uses it."]);
  expect(cut("price is high, though", "The price is high")).toEqual(["The price is high, though"]);
  expect(cut("The price is high, though.", "price")).toEqual(["The price is high, though."]);
  expect(cut(answer)).toEqual([answer]);
  expect(cut("what nobody said", "")).toEqual([]);
});
