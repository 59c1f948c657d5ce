import { describe, expect, test } from "vitest";
import { type TallySource, tallyInWords, tallyOf } from "./tally.ts";

const stances = (...of: number[]): TallySource["interviews"] =>
  of.map((stance, at) => ({ name: at % 2 === 0 ? "Ann" : "Ben", stance }));
const study = (members: Partial<TallySource>): TallySource => ({
  study_type: "custom",
  price: null,
  interviews: stances(5, 3, 4, 1),
  measures: [],
  ...members,
});
const words = (members: Partial<TallySource>) => tallyInWords(tallyOf(study(members)));

describe("what a rehearsal counts", () => {
  test("is where interviews end, also on sides that nobody takes, with who ends there", () => {
    expect(words({})).toBe("in favour in 2 of 4 rehearsed interviews, undecided in 1, against in 1");
    expect(words({ interviews: stances(4, 4) })).toBe(
      "in favour in 2 of 2 rehearsed interviews, undecided in none, against in none",
    );
    expect(words({ interviews: stances(4) })).toMatch(/^in favour in 1 of 1 rehearsed interview,/);
    expect(tallyOf(study({})).rows.map(({ names }) => names)).toEqual([["Ann"], ["Ben (1 of 2)"], ["Ben (1 of 2)"]]);
  });

  test("says of ends that the type sets that they are set", () => {
    expect(words({ study_type: "churn", interviews: stances(1, 2) })).toBe(
      "left or leaving in 2 of 2 rehearsed interviews, as set up",
    );
    expect(words({ study_type: "winloss", interviews: stances(5, 1) })).toMatch(/^chosen in 1 .*, not chosen in 1, as/);
  });

  test("is who would pay the price, of a study of prices that has one", () => {
    const items = [
      { label: "$9", value: 0.6 },
      { label: "$12", value: 0.2 },
    ];
    const measures = [{ id: "gabor_granger", items }];
    const price = { amount: 9, currency: "USD", per: null };
    expect(words({ study_type: "pricing", price, measures })).toBe("would pay $9 in 2 of 4 rehearsed interviews");
    expect(tallyOf(study({ study_type: "pricing", price, measures })).rows).toHaveLength(2);
    expect(words({ study_type: "pricing", measures })).toMatch(/^in favour/);
  });

  test("is which line appeals, of words that are compared", () => {
    const items = ["One", "Two"].map((label, at) => ({ label, value: [0.1, 0.9][at]! }));
    expect(words({ study_type: "messaging", measures: [{ id: "appeal", items }] })).toBe(
      "“Two” appeals in 4 of 4 rehearsed interviews, “One” appeals in none",
    );
  });

  test("is the need that each person puts first, where needs are parted", () => {
    const items = ["Ann: Price=4", "Ann: Speed=2", "Ben: Price=1", "Ben: Speed=3"].map((item) => {
      const [label = "", value] = item.split("=");
      return { label, value: Number(value) };
    });
    const measures = [{ id: "needs_map", items }];
    expect(words({ study_type: "segmentation", measures })).toBe("2 invented people put 2 different things first");
    expect(tallyOf(study({ study_type: "segmentation", measures })).rows).toEqual([
      { label: "“Price”", n: 1, names: ["Ann"] },
      { label: "“Speed”", n: 1, names: ["Ben"] },
    ]);
  });
});
