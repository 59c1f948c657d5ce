import { describe, expect, test } from "vitest";
import { aBrief } from "#lib/testing/samples/brief.ts";
import type { Findings } from "../../engines/findings.ts";
import { simulatorCeiling } from "../../engines/measured.ts";
import { simulator } from "../../engines/simulator/simulator.ts";
import { runStudy } from "./run-study.ts";

const things = [
  "a meal kit for families",
  "an electric bike",
  "a bank account",
  "a pair of running shoes",
  "a coffee subscription",
  "a home insurance",
  "a vacuum cleaner",
  "a mattress",
  "a password manager",
  "a dishwasher",
  "a phone plan",
  "a gym membership",
  "a video streaming service",
  "a garden shed",
  "a car rental",
  "a pair of headphones",
  "a hair dryer",
  "a travel insurance",
  "a laptop",
  "a food delivery service",
];
const strange = "zerp fribble blonk garf quib snirdle plosk vrimble gronk dorf".split(" ");
const word = (place: number) => strange[place % strange.length];

/** Topics whose respondents must agree, topics without anything that decides, and topics of words that nobody knows. */
const topics = {
  agreeing: things.map((thing, place) =>
    place % 2 === 0
      ? `Would people buy ${thing} that often breaks, is hard to cancel, slow, confusing and sells your data?`
      : `Would people buy ${thing} that is cheap, reliable, tested, easy to use, and free to cancel at any time?`,
  ),
  split: things.map((thing) => `Would people buy ${thing}?`),
  hardly: things.map(
    (thing, place) =>
      `Would people buy ${thing} that can ${word(place)} the ${word(place + 1)} of a ${word(place + 2)} ${word(place + 3)} and ${word(place + 4)} its ${word(place + 5)} ${word(place + 6)}?`,
  ),
};

async function findingsOf(list: readonly string[]): Promise<Findings[]> {
  const studies: Findings[] = [];
  for (const topic of list) studies.push((await runStudy(aBrief({ topic, seed: 3 }), simulator())).findings);
  return studies;
}

/** The middle half of some numbers. */
function middleHalf(values: readonly number[]): { low: number; high: number } {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))]!;
  return { low: at(0.25), high: at(0.75) };
}

describe("over studies of three kinds", { timeout: 300_000 }, () => {
  test("confidence separates agreement, division and what was hardly understood", { tags: "full" }, async () => {
    const [agreeing, split, hardly] = [
      await findingsOf(topics.agreeing),
      await findingsOf(topics.split),
      await findingsOf(topics.hardly),
    ];
    const confidence = (studies: Findings[]) => studies.map(({ overall_confidence }) => overall_confidence);
    const halves = [agreeing, split, hardly].map((studies) => middleHalf(confidence(studies)));
    const said = JSON.stringify([agreeing, split, hardly].map(confidence));
    expect(halves[0]!.low, said).toBeGreaterThan(halves[1]!.high);
    expect(halves[1]!.low, said).toBeGreaterThan(halves[2]!.high);
    const all = [...agreeing, ...split, ...hardly];
    expect(Math.max(...confidence(all))).toBeLessThanOrEqual(simulatorCeiling);

    const strengths = new Set(all.flatMap(({ key_findings }) => key_findings.map(({ strength }) => strength)));
    expect([...strengths].sort()).toEqual(["moderate", "strong", "weak"]);
    const interviews = all.flatMap((findings) => findings.interviews);
    const sentiments = new Set(interviews.map(({ analysis }) => analysis.sentiment));
    expect([...sentiments].sort()).toEqual(["mixed", "negative", "neutral", "positive"]);
    const scores = interviews.map(({ analysis }) => analysis.sentiment_score);
    expect(Math.min(...scores)).toBeLessThan(3);
    expect(Math.max(...scores)).toBeGreaterThan(7);
  });

  test("a price that nobody would pay is negative for most", async () => {
    const [study] = await findingsOf(["Would people buy a password manager at $50,000 per user a month?"]);
    const negative = study!.interviews.filter(({ analysis }) => analysis.sentiment === "negative");
    expect(negative.length).toBeGreaterThan(study!.interviews.length / 2);
    expect(study!.avg_sentiment).toBeLessThan(3.5);
  });
});
