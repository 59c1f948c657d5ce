import { expect, test } from "vitest";
import { quotedIn } from "./quoted-in.ts";

const quote = (text: string, interview: number, turn: number) => ({
  quote: text,
  persona_id: "p_gen_z",
  interview,
  turn,
});

test("an answer that is quoted leads back to the place that shows its words, and to its theme", () => {
  const study = {
    id: "s",
    engine: { kind: "model" },
    key_findings: [
      { quotes: [quote("a", 2, 5), quote("b", 2, 5)], counter: [] },
      { quotes: [quote("c", 0, 1)], counter: [quote("a", 2, 5)] },
    ],
    answers: [{ quotes: [quote("a", 2, 5)] }],
    consensus_themes: [{ quotes: [quote("a", 2, 5)] }],
    objections: [{ quotes: [quote("d", 1, 0)] }],
    competitive_signals: [{ quotes: [quote("d", 1, 0)] }],
    decision_criteria: [{ quotes: [quote("d", 1, 0), quote("e", 1, 0)] }],
  } as unknown as Parameters<typeof quotedIn>[0];
  expect(quotedIn(study, 2).get(5)).toEqual({
    quotes: ["a", "b", "a"],
    places: [
      { href: "/report/s#answer-1", label: "answer 1" },
      { href: "/report/s#finding-1", label: "finding 1" },
      { href: "/report/s#theme-1", label: "theme 1" },
    ],
  });
  expect([...quotedIn(study, 1).get(0)!.places].map(({ label }) => label)).toEqual(["objection 1", "criterion 1"]);
  expect(quotedIn(study, 3).size).toBe(0);
});
