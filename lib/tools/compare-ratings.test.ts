import { describe, expect, test } from "vitest";
import { dimensionIds } from "../rubric/dimensions.ts";
import type { Usage } from "../votes/contract.ts";
import { dimensionScore, noVotes, withRatings } from "../votes/score.ts";
import { compareRatings } from "./compare-tools.ts";

type Ratings = Usage["ratings"];
const unrated = Object.fromEntries(dimensionIds.map((id) => [id, null])) as Ratings;
const rated = (low: number, high: number, count = 3) => ({ mean: (low + high) / 2, low, high, count });
const usageOf = (ratings: Partial<Ratings>, status: Usage["status"] = "ok") => ({
  ratings: { ...unrated, ...ratings },
  status,
});
const speedOf = (tools: Record<string, Ratings["speed"]>) =>
  compareRatings(Object.entries(tools).map(([tool_id, speed]) => ({ tool_id, usage: usageOf({ speed }) }))).speed;

describe("a lead", () => {
  test("is claimed for the tool whose interval lies above every other one", () => {
    expect(speedOf({ a: rated(2, 3), b: rated(3.1, 4), c: rated(1, 2.9) })).toEqual({
      verdict: "lead",
      leader: "b",
      higher: [{ tool_id: "b", than: ["a", "c"] }],
      not_compared: [],
    });
  });

  test("is not claimed where intervals overlap, however far apart the means are", () => {
    expect(speedOf({ a: rated(1, 3.2), b: rated(3.1, 5) })).toEqual({
      verdict: "no_clear_difference",
      leader: null,
      higher: [],
      not_compared: [],
    });
  });

  test("is not claimed where intervals touch", () => {
    expect(speedOf({ a: rated(2, 3), b: rated(3, 4) }).verdict).toBe("no_clear_difference");
  });

  test("is claimed for votes that differ enough, and not for the same difference with fewer votes", () => {
    const scoreOf = (vote: number, keys: number) =>
      dimensionScore(
        Array.from({ length: keys }).reduce<ReturnType<typeof noVotes>>(
          (votes) => withRatings(votes, { speed: vote }, 1),
          noVotes(),
        ).speed,
      );
    expect(speedOf({ a: scoreOf(5, 12), b: scoreOf(2, 12) })).toMatchObject({ verdict: "lead", leader: "a" });
    expect(speedOf({ a: scoreOf(5, 3), b: scoreOf(2, 3) }).verdict).toBe("no_clear_difference");
  });
});

describe("three tools or more", () => {
  test("of which two lie above the third have differences but no leader", () => {
    expect(speedOf({ a: rated(3, 4), b: rated(3.5, 4.5), c: rated(1, 2) })).toEqual({
      verdict: "some_differ",
      leader: null,
      higher: [
        { tool_id: "a", than: ["c"] },
        { tool_id: "b", than: ["c"] },
      ],
      not_compared: [],
    });
  });

  test("of which the middle one overlaps both others do not pass for alike", () => {
    const { verdict, higher } = speedOf({ a: rated(4, 5), b: rated(2.5, 4.2), c: rated(1, 3) });
    expect([verdict, higher]).toEqual(["some_differ", [{ tool_id: "a", than: ["c"] }]]);
  });
});

describe("a tool that too few voices rated", () => {
  test("cannot lead", () => {
    expect(speedOf({ a: rated(4.5, 5, 2), b: rated(1, 2), c: rated(1, 2) })).toEqual({
      verdict: "no_clear_difference",
      leader: null,
      higher: [],
      not_compared: [{ tool_id: "a", reason: "too_few_voices" }],
    });
  });

  test("cannot be led over, and is named apart when the others differ", () => {
    expect(speedOf({ a: rated(4, 5), b: rated(1, 2, 2), c: null, d: rated(1, 3) })).toEqual({
      verdict: "lead",
      leader: "a",
      higher: [{ tool_id: "a", than: ["d"] }],
      not_compared: [
        { tool_id: "b", reason: "too_few_voices" },
        { tool_id: "c", reason: "no_votes" },
      ],
    });
  });

  test("leaves a single other tool with nothing to be compared with", () => {
    expect(speedOf({ a: rated(4, 5), b: rated(1, 2, 1) }).verdict).toBe("not_enough_data");
    expect(speedOf({ a: rated(4, 5), b: null }).verdict).toBe("not_enough_data");
    expect(speedOf({ a: null, b: null })).toMatchObject({ verdict: "not_enough_data", leader: null });
  });
});

test("nothing is claimed of a tool whose reviews are all of one day", () => {
  const compared = compareRatings([
    { tool_id: "a", usage: usageOf({ speed: rated(4, 5, 20) }, "insufficient") },
    { tool_id: "b", usage: usageOf({ speed: rated(1, 2) }) },
  ]);
  expect(compared.speed).toEqual({
    verdict: "not_enough_data",
    leader: null,
    higher: [],
    not_compared: [{ tool_id: "a", reason: "too_soon" }],
  });
});

test("each dimension is compared by itself, with those nobody rated named as such", () => {
  const compared = compareRatings([
    { tool_id: "a", usage: usageOf({ speed: rated(4, 5), cost: rated(1, 2) }) },
    { tool_id: "b", usage: usageOf({ speed: rated(1, 2), cost: rated(4, 5) }) },
  ]);
  expect(Object.keys(compared)).toEqual([...dimensionIds]);
  expect([compared.speed.leader, compared.cost.leader]).toEqual(["a", "b"]);
  expect(compared.ease).toMatchObject({ verdict: "not_enough_data", not_compared: [{ reason: "no_votes" }, {}] });
});
