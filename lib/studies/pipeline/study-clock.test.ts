import { describe, expect, test } from "vitest";
import { drawFrom } from "../../engines/statistics.ts";
import { drawState } from "./moderate.ts";
import { inParallel, orStop } from "./study-clock.ts";

describe("work done at the same time", () => {
  test("is never more than the limit, ends in the order of the items, and goes on past a failure", async () => {
    let now = 0;
    let most = 0;
    const results = await inParallel([30, 5, 20, 1, 10], 2, async (ms, index) => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((done) => setTimeout(done, ms));
      now -= 1;
      if (index === 1) throw new Error("failed");
      return index;
    });
    expect(most).toBe(2);
    expect(results.map((result) => (result.status === "fulfilled" ? result.value : "failed"))).toEqual([
      0,
      "failed",
      2,
      3,
      4,
    ]);
  });

  test("of nothing is nothing", async () => {
    expect(await inParallel([], 12, async () => 1)).toEqual([]);
  });

  test("that is stopped fails at once with the reason, and a later failure of it disturbs nobody", async () => {
    const stop = new AbortController();
    const work = orStop(stop.signal, () => new Promise((_, reject) => setTimeout(() => reject(new Error("late")), 10)));
    stop.abort(new Error("stopped"));
    await expect(work).rejects.toThrow("stopped");
    await expect(orStop(stop.signal, async () => 1)).rejects.toThrow("stopped");
    await new Promise((done) => setTimeout(done, 30));
  });
});

describe("the circumstances of an interview", () => {
  test("follow from the seed alone, and take all their values over many interviews", () => {
    const states = Array.from({ length: 300 }, (_, seed) => drawState("b2c", drawFrom(String(seed))));
    expect(drawState("b2c", drawFrom("7"))).toEqual(states[7]);
    expect(new Set(states.map(({ recent_experience }) => recent_experience)).size).toBe(3);
    expect(new Set(states.map(({ occasion }) => occasion)).size).toBe(5);
    expect(new Set(states.map(({ verbosity }) => verbosity)).size).toBe(3);
  });
});
