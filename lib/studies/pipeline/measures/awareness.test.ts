import { describe, expect, test } from "vitest";
import { answered } from "#lib/testing/answered.ts";
import { barePlan } from "#lib/testing/samples/plan.ts";
import { measuresOf } from "./measures.ts";
import { placeOf } from "./own-measures.ts";

const plan = { ...barePlan, brand: "Oatey", competitors: ["Moo"] };
const names = "Which names come to mind when you think of oat drinks?";
const about = "What, if anything, do you connect with Oatey?";

function awarenessOf(transcripts: { q: string; a: string }[][], of = plan) {
  const interviews = answered(
    "brand",
    of,
    transcripts.map((transcript) => ({ transcript })),
  );
  const all = measuresOf({ study_type: "brand", plan: of, interviews, n_effective: interviews.length });
  return ["unaided_awareness", "first_mention", "aided_awareness"].map((id) => {
    const { value, n } = all.find((measure) => measure.id === id)!;
    return [value, n];
  });
}

describe("awareness", () => {
  test("is what was said before the interviewer named the brand, and who came first", () => {
    expect(
      awarenessOf([
        [
          { q: names, a: "Oatey, I suppose. Then Moo." },
          { q: about, a: "Nothing much." },
        ],
        [
          { q: names, a: "Moo. And oatey's vanilla one." },
          { q: about, a: "Sweetness." },
        ],
        [
          { q: names, a: "Moo, and that is all." },
          { q: about, a: "I have never heard of Oatey." },
        ],
        [
          { q: names, a: "None." },
          { q: about, a: "I've seen Oatey in a shop." },
        ],
      ]),
    ).toEqual([
      [0.5, 4],
      [0.25, 4],
      [null, 0],
    ]);
  });

  test("does not take silence for knowing", () => {
    expect(
      awarenessOf([
        [
          { q: names, a: "No name jumps out." },
          { q: about, a: "Oatey leaves me cold." },
        ],
      ]),
    ).toEqual([
      [0, 1],
      [0, 1],
      [null, 0],
    ]);
  });

  test("is not asked unaided where the first question names the brand", () => {
    expect(awarenessOf([[{ q: about, a: "I don't know Oatey." }]])).toEqual([
      [null, 0],
      [null, 0],
      [null, 0],
    ]);
  });

  test("has no value where the topic names no brand", () => {
    expect(awarenessOf([[{ q: names, a: "Oatey." }]], { ...plan, brand: null as unknown as string })).toEqual([
      [null, 0],
      [null, 0],
      [null, 0],
    ]);
  });

  test("reads names as words of their own, whatever signs they hold", () => {
    expect([
      placeOf("I use Oateyland", "Oatey"),
      placeOf("oatey's", "Oatey"),
      placeOf("Yes: C++ (new)", "C++ (new)"),
    ]).toEqual([-1, 0, 5]);
    expect(placeOf("anything", " ")).toBe(-1);
  });
});
