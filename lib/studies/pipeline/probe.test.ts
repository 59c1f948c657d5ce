import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawFrom } from "../../engines/draw.ts";
import type { GuideQuestion } from "./guides/guide.ts";
import { lintQuestion } from "./guides/lint-guide.ts";
import { type Probe, probeFor } from "./probe.ts";
import { quotable } from "./quotable.ts";
import { scoreAnswer } from "./score-answer.ts";

const question: GuideQuestion = {
  kind: "core",
  purpose: "context",
  text: "What do you do?",
  seeks: ["example", "ladder"],
};
const shallow = "It is a nice thing for busy people at home.";
const rich =
  "Last Tuesday my husband forgot the shopping, so we ordered two boxes for 24 euros because the shop had closed; compared with cooking it took twelve minutes less, and Mia ate the carrots, which she never does with mine, and my sister in Leeds says the same.";

const probe = (answer: string, before: Probe[] = [], must = false, seed = "1") =>
  probeFor({ question, answer, score: scoreAnswer(answer, []), before, must, draw: drawFrom(seed) });

describe("what the moderator asks after an answer", () => {
  test("a shallow answer is asked after by what is missing, a rich one is not", () => {
    expect(probe(shallow)?.probe).toBe("example");
    expect(probe(rich)).toBeNull();
    expect(probe(rich, [], true)).not.toBeNull();
  });

  test("the same kind is not asked twice about one question", () => {
    const first = probe(shallow)!;
    expect(probe("We eat whatever the freezer holds.", [first])?.probe).toBe("ladder");
  });

  test("who would rather not say is left alone", () => {
    expect(probe("I'd rather not say.", [], true)).toBeNull();
    expect(probe("Honestly, I don't know.", [], true)).toBeNull();
  });

  test("an answer with nothing to repeat is not asked after", () => {
    expect(probe("Yes.", [], true)).toBeNull();
    expect(quotable("", new Set())).toBeNull();
  });

  test.each([
    ["Taking it together, the price is too high for our team.", "the price is too high for our team"],
    ["A small doubt remains. I never know what the app collects.", "I never know what the app collects"],
    ["With two kids at home, dinner has to be on time.", "dinner has to be on time"],
    ["The main point is this: shipping takes far too long.", "shipping takes far too long"],
    ["I am torn over $30,000 a year for it.", "I am torn over $30,000 a year"],
  ])("of %j it repeats what is said, not what leads to it", (answer, passage) => {
    expect(quotable(answer, new Set())).toBe(passage);
  });

  test("it repeats at most eight words, to the letter, and its own words pass the linter", () => {
    const words = fc.constantFrom(
      ..."the price of milk, went up because; my team hates 3 new tools. We (really) never had “time” for that - at all".split(
        " ",
      ),
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 40 }), fc.nat(), fc.boolean(), (said, seed, must) => {
        const answer = said.join(" ");
        const found = probe(answer, [], must, String(seed));
        if (found === null) return;
        expect(answer).toContain(found.quoted);
        expect(found.quoted.split(/\s+/).length).toBeLessThanOrEqual(8);
        expect(found.text).toContain(`“${found.quoted}”`);
        expect(lintQuestion({ purpose: found.probe, text: found.text })).toEqual([]);
        expect(found.text.replace(found.quoted, "")).not.toMatch(
          /\b(great|good point|agree|exactly|thank|love|perfect|actually)\b/i,
        );
      }),
      { numRuns: 500 },
    );
  });
});

describe("the score of an answer", () => {
  test("more words, an instance and something new raise it", () => {
    const said = scoreAnswer(rich, []);
    expect(said.total).toBeGreaterThan(scoreAnswer(shallow, []).total);
    expect(scoreAnswer(rich, [rich]).novelty).toBe(0);
    expect(said.specificity).toBe(1);
  });

  test("an empty answer scores nothing", () => {
    expect(scoreAnswer("", [])).toMatchObject({
      informativeness: 0,
      specificity: 0,
      novelty: 0,
      total: 0,
      refused: false,
    });
  });
});
