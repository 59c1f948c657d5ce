import { describe, expect, test } from "vitest";
import { rehearsedInWords, type TallySource, tallyInWords, tallyOf } from "./tally.ts";

const closing = "All in all, how was it?";
const study = (members: Partial<TallySource>): TallySource => ({
  ...{ study_type: "cx", price: null, subject: "a clinic", rivals: [], closing, measures: [] },
  last: ["Mixed.", "Good. I was treated well.", "Mixed.", "Bad."],
  ...members,
});
const words = (members: Partial<TallySource>) => tallyInWords(tallyOf(study(members))!);

describe("what a rehearsal counts", () => {
  test("is the answers to its last question, of which a table also has those that nobody gave", () => {
    expect(words({})).toBe(
      "Made-up answers to “All in all, how was it?”: “good” in 1 of 4 interviews, “mixed” in 2, “bad” in 1.",
    );
    expect(words({ last: ["Mixed."] })).toMatch(/“mixed” in 1 of 1 interview\.$/);
    expect(tallyOf(study({}))!.rows).toEqual([
      { label: "good", n: 1 },
      { label: "mostly good", n: 0 },
      { label: "mixed", n: 2 },
      { label: "mostly bad", n: 0 },
      { label: "bad", n: 1 },
    ]);
  });

  test("is nothing of answers that it does not know, as a study of an earlier version has, or without the question", () => {
    expect(tallyOf(study({ last: ["I'm rather for it.", "It was good."] }))).toBeNull();
    expect(tallyOf(study({ last: ["Mixed.", "What I have now. For now."] }))).toBeNull();
    expect(tallyOf(study({ closing: null }))).toBeNull();
  });

  test("is which option was chosen, by the names that were given, with what there is beside them", () => {
    const ask = "Which would you choose today?";
    const last = ["Elm. For now.", "a clinic. I'm sure of it.", "None of these. For now."];
    const source = { study_type: "competitor", closing: ask, rivals: ["Elm", "Oak"], last } as const;
    expect(words(source)).toBe(
      "Made-up answers to “Which would you choose today?”: “a clinic” in 1 of 3 interviews, “Elm” in 1, “none of these” in 1.",
    );
    const labels = tallyOf(study(source))!.rows.map(({ label }) => label);
    expect(labels).toEqual(["a clinic", "Elm", "Oak", "none of these"]);
  });

  test("says “it” of the subject that a question names, as a headline has named it before", () => {
    const closing = "All in all, what do you think of a clinic?";
    expect(words({ study_type: "brand", closing })).toMatch(/^Made-up answers to “.* what do you think of it\?”:/);
    const before = "All in all, what do you think of “a clinic”?";
    expect(words({ study_type: "brand", closing: before })).toMatch(
      /^Made-up answers to “.* what do you think of it\?”:/,
    );
    const choice = "Which would you choose today: a clinic, Elm or none of these?";
    const source = { study_type: "competitor", closing: choice, rivals: ["Elm"], last: ["Elm. For now."] } as const;
    expect(words(source)).toBe("Made-up answers to “Which would you choose today?”: “Elm” in 1 of 1 interview.");
  });

  test("is nothing where the type sets the answers up, and one sentence says so", () => {
    const left = study({ study_type: "churn", last: ["No.", "Probably not."] });
    expect(tallyOf(left)).toMatchObject({ leads: [] });
    expect(tallyInWords(tallyOf(left)!)).toBe("All of the made-up people have left: we set it up so.");
    const last = ["A clinic. I'm sure of it.", "Another one. On balance."];
    expect(words({ study_type: "winloss", last })).toBe("Half of the made-up people chose a clinic: we set it up so.");
    expect(words({ study_type: "winloss", last: ["This one. On balance."], subject: null })).toMatch(
      /^Half .* chose this one:/,
    );
  });

  test("has a row for those who do not know what there is to choose among, where the question says so", () => {
    const ask = "Which would you choose today: a clinic, Elm or none of these?";
    const source = { study_type: "competitor", rivals: ["Elm"], last: ["Elm. For now."] } as const;
    const labels = (closing: string) => tallyOf(study({ ...source, closing }))!.rows.map(({ label }) => label);
    expect(labels(ask)).toEqual(["a clinic", "Elm", "none of these"]);
    expect(labels(`${ask} “I don't know them” is an answer, too.`).at(-1)).toBe("I don't know them");
  });

  test("is who would pay the price, of a study of prices that has one", () => {
    const items = ["$9", "$12", "$15"].map((label) => ({ label, value: 0.5 }));
    const last = [
      "Up to $9. That would be all right.",
      "None of these. It's too dear.",
      "Up to $12. I'd say no.",
      "Up to $9.",
    ];
    const measures = [{ id: "gabor_granger", items }];
    const at = (amount: number) =>
      ({ study_type: "pricing", price: { amount, currency: "USD", per: null }, measures, last }) as const;
    expect(words(at(9))).toBe("Made-up answers to “Would you pay $9?”: “yes” in 3 of 4 interviews.");
    expect(words(at(15))).toMatch(/“yes” in 0 of 4 interviews\.$/);
    expect(tallyOf(study(at(9)))).toMatchObject({
      apart: null,
      rows: [
        { label: "yes at $9", n: 3 },
        { label: "yes at $12", n: 1 },
        { label: "yes at $15", n: 0 },
        { label: "none of these", n: 1 },
      ],
    });
    expect(tallyOf(study({ ...at(9), last: ["I'm rather for it."] }))).toBeNull();
    expect(words({ study_type: "pricing", measures, last: ["Yes."] })).toMatch(
      /“All in all, how was it\?”: “yes” in 1/,
    );
  });

  test("is which line appeals, of words that are compared", () => {
    const items = ["One", "Two"].map((label, at) => ({ label, value: [0.1, 0.9][at]! }));
    expect(words({ study_type: "messaging", measures: [{ id: "appeal", items }] })).toBe(
      "Made-up answers to “Does this line appeal to you?”: yes to “Two” in 4 of 4 interviews, yes to “One” in 0.",
    );
  });
});

test("a headline names the subject in the caller's words, without a mark at their end", () => {
  expect(rehearsedInWords("cx", "our  “new” tool. ")).toBe("A rehearsal of an interview about our “new” tool.");
  expect(rehearsedInWords("cx", "long ".repeat(20))).toBe("A rehearsal of an interview.");
  expect(rehearsedInWords("cx", null)).toBe("A rehearsal of an interview.");
  expect(rehearsedInWords("messaging", "the letter about the works")).toBe("A rehearsal of an interview about a text.");
});
