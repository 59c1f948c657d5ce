import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Turn } from "../../engines/engine.ts";
import { verifyQuote } from "./verify-quote.ts";

const turn = (a: string): Turn => ({ q: "What?", a, kind: "core" });
const transcript = [
  turn("I’d say it’s fine — for a “big” team,   not for us. We tried it in March and gave up after two weeks."),
  turn("The price is what stops me. My boss wants to see three customers like us first."),
];

describe("a quote", () => {
  test("that stands there to the letter is found where it stands", () => {
    expect(verifyQuote("The price is what stops me.", transcript, 1)).toEqual({
      quote: "The price is what stops me.",
      turn: 1,
      start: 0,
      end: 27,
      repaired: false,
    });
  });

  test("is found in another answer than the one that was named", () => {
    expect(verifyQuote("The price is what stops me", transcript, 0)?.turn).toBe(1);
  });

  test("with other white space, quotation marks and dashes becomes what was really said", () => {
    const found = verifyQuote(`I'd say it's fine - for a "big" team, not for us.`, transcript, null);
    expect(found?.quote).toBe("I’d say it’s fine — for a “big” team,   not for us.");
    expect(found?.repaired).toBe(false);
  });

  test("may leave out a passage, both halves in order in one answer", () => {
    expect(verifyQuote("We tried it … after two weeks", transcript, null)?.quote).toBe(
      "We tried it in March and gave up after two weeks",
    );
    expect(verifyQuote("after two weeks … We tried it", transcript, null)).toBeNull();
    expect(verifyQuote("We tried it … stops me", transcript, null)).toBeNull();
  });

  test("that is nearly right is replaced by the passage, one that is not is refused", () => {
    const found = verifyQuote("My boss wants to see four customers like us first", transcript, 1);
    expect(found).toMatchObject({ quote: "My boss wants to see three customers like us first", repaired: true });
    expect(verifyQuote("My boss would love to see three happy customers", transcript, 1)).toBeNull();
    expect(verifyQuote("This is the best product I have ever seen in my life", transcript, 1)).toBeNull();
  });

  test("that says nothing is refused", () => {
    for (const nothing of ["", "   ", "…", "...", "… …"]) expect(verifyQuote(nothing, transcript, 0)).toBeNull();
    expect(verifyQuote("anything", [], 0)).toBeNull();
  });

  test("that is any part of an answer is found, and what is found always stands there", () => {
    const text = fc.string({ unit: fc.constantFrom(..."ab é’“—.,!?\n\t 😀'\""), minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 1, maxLength: 4 }),
        fc.nat(),
        fc.nat(),
        fc.nat(),
        (answers, i, from, length) => {
          const turns = answers.map(turn);
          const answer = answers[i % answers.length]!;
          const start = from % answer.length;
          const part = answer.slice(start, start + 1 + (length % 20));
          const found = verifyQuote(part, turns, null);
          if (found === null) return;
          expect(turns[found.turn]!.a.slice(found.start, found.end)).toBe(found.quote);
          expect(found.quote.isWellFormed()).toBe(true);
        },
      ),
      { numRuns: process.env.FULL_TESTS ? 1_000 : 200 },
    );
  });

  test("that was cut out of an answer at words is always found", () => {
    fc.assert(
      fc.property(fc.nat({ max: 1 }), fc.nat({ max: 12 }), fc.integer({ min: 1, max: 8 }), (index, from, count) => {
        const words = transcript[index]!.a.split(/\s+/);
        const part = words.slice(from, from + count).join(" ");
        if (part === "") return;
        expect(verifyQuote(part, transcript, index)).not.toBeNull();
      }),
    );
  });
});
