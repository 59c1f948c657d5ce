import { afterEach, expect, test, vi } from "vitest";
import { keepBriefly, outdatedAnswers } from "./keep-briefly.ts";

/** A computation that takes a set time on the clock, and counts its runs. */
function computation(costMs: number) {
  const state = { now: 0, ran: 0, costMs, fails: false, version: "1" };
  const database = {};
  const compute = async () => {
    state.ran += 1;
    const answer = state.ran;
    await Promise.resolve();
    state.now += state.costMs;
    if (state.fails) throw new Error(`run ${answer} failed`);
    return answer;
  };
  const ask = (of: object = database) => {
    const time = { now: () => state.now, version: async () => state.version };
    return keepBriefly(of, "numbers", compute, time);
  };
  return { state, ask, settle: () => new Promise((resolve) => setTimeout(resolve)) };
}

afterEach(() => vi.restoreAllMocks());

test("however many ask at once, it is computed once", async () => {
  const { state, ask } = computation(300);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  expect(state.ran).toBe(1);
});

test("an answer is kept for twenty times as long as it took, and then renewed while nobody waits", async () => {
  const { state, ask, settle } = computation(300);
  await ask();
  state.now = 300 + 20 * 300 - 1;
  expect(await ask()).toBe(1);
  expect(state.ran).toBe(1);
  state.now += 1;
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  await settle();
  expect(state.ran).toBe(2);
  expect(await ask()).toBe(2);
});

test("an answer cheaper than five milliseconds is computed for every request", async () => {
  const { ask } = computation(4.9);
  expect([await ask(), await ask(), await ask()]).toEqual([1, 2, 3]);
});

test("after a pause of two hundred times its cost an old answer is not shown any more", async () => {
  const { state, ask } = computation(100);
  await ask();
  state.now = 100 + 200 * 100;
  expect(await ask()).toBe(2);
});

test("what has become cheap is no longer kept", async () => {
  const { state, ask, settle } = computation(100);
  await ask();
  state.costMs = 1;
  state.now += 20 * 100;
  expect(await ask()).toBe(1);
  await settle();
  expect([await ask(), await ask()]).toEqual([3, 4]);
});

test("a failure reaches everyone who waited for it and is forgotten", async () => {
  const { state, ask } = computation(100);
  state.fails = true;
  const both = await Promise.allSettled([ask(), ask()]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(state.ran).toBe(1);
  state.fails = false;
  expect(await ask()).toBe(2);
});

test("a renewal that failed is told in the log, leaves the old answer and rests as long as a success would", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { state, ask, settle } = computation(100);
  await ask();
  state.fails = true;
  state.now = 100 + 20 * 100;
  expect(await ask()).toBe(1);
  await settle();
  expect(said).toHaveBeenCalledOnce();
  expect(await ask()).toBe(1);
  expect(state.ran).toBe(2);
  state.now += 20 * 100;
  state.fails = false;
  await ask();
  await settle();
  expect(await ask()).toBe(3);
});

test("another database is never answered with it", async () => {
  const { ask } = computation(300);
  const [one, other] = [{}, {}];
  expect([await ask(one), await ask(other), await ask(one)]).toEqual([1, 2, 1]);
});

test("an answer from before a write is counted as outdated, also one that was computed meanwhile", async () => {
  const { state, ask } = computation(100);
  const outdatedBy = async (...asking: (() => Promise<unknown>)[]) => {
    const before = outdatedAnswers();
    for (const one of asking) await one();
    return outdatedAnswers() - before;
  };
  expect(await outdatedBy(ask, ask)).toBe(0);
  state.version = "2";
  expect(await outdatedBy(ask, ask)).toBe(2);
  state.now += 200 * 100;
  expect(await outdatedBy(ask)).toBe(0);
  state.now += 200 * 100;
  const running = ask();
  await Promise.resolve();
  state.version = "3";
  expect(await outdatedBy(ask, () => running)).toBe(2);
});
