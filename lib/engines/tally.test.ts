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
    expect(words({ study_type: "pricing", price, measures })).toBe("would pay $9 in about 2 of 4 rehearsed interviews");
    expect(tallyOf(study({ study_type: "pricing", price, measures })).rows).toHaveLength(2);
    expect(words({ study_type: "pricing", measures })).toMatch(/^in favour/);
  });

  test("is what would be picked, the most first, in whole interviews that add up", () => {
    const items = ["What I use today", "Elm", "Pine"].map((label, at) => ({ label, value: [0.26, 0.25, 0.49][at]! }));
    expect(words({ study_type: "competitor", measures: [{ id: "share_of_preference", items }] })).toBe(
      "would pick Pine in 2 of 4 rehearsed interviews, what they do today in 1, Elm in 1",
    );
  });

  test("is the need that each person puts first, where needs are parted", () => {
    const items = ["Ann: Price=4", "Ann: Speed=2", "Ben: Price=1", "Ben: Speed=3"].map((item) => {
      const [label = "", value] = item.split("=");
      return { label, value: Number(value) };
    });
    expect(words({ study_type: "segmentation", measures: [{ id: "needs_map", items }] })).toBe(
      "what comes first: “Price” with 1 of 2 invented people, “Speed” with 1",
    );
  });
});
