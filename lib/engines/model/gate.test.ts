import { setTimeout } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import type { EngineFault } from "#lib/engines/engine-fault.ts";
import faults from "#lib/engines/engine-faults.json" with { type: "json" };
import { newGate } from "#lib/engines/model/gate.ts";
import { type ModelFault, type ModelServer, modelErrors, modelServer } from "#lib/testing/model-server.ts";
import { engineOn, tasks } from "#lib/testing/model-tasks.ts";

const open: ModelServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function serving(fault: (n: number) => ModelFault | undefined, latencyMs = 0): Promise<ModelServer> {
  const server = await modelServer({ fault: (_, n) => fault(n), latencyMs });
  open.push(server);
  return server;
}

const times = <Value>(count: number, work: () => Promise<Value>) =>
  Promise.allSettled(Array.from({ length: count }, work));
const kindsOf = (settled: PromiseSettledResult<unknown>[]) =>
  new Set(settled.map((one) => (one.status === "rejected" ? (one.reason as EngineFault).kind : "answered")));

test("a call that is too late says what to do in the words of its fault", async () => {
  const gate = newGate(1);
  gate.pause(10_000);
  const bounds = { signal: new AbortController().signal, deadline: Date.now() + 1 };
  const remedy = faults.rate_limited.sentence.split(". ").at(-1)!;
  await expect(gate.run(bounds, false, async () => 0)).rejects.toThrow(remedy);
});

test("60 asks with a limit of 8, a burst of 429 and 6 wrong shapes are 60 answers, never more than 8 at once", async () => {
  let refused = 0;
  let wrong = 0;
  const server = await serving((n) => {
    if (n > 20 && refused < 8) {
      refused += 1;
      return modelErrors.rateLimited(1);
    }
    if (n % 6 === 0 && wrong < 6) {
      wrong += 1;
      return { is: "wrong-shape" };
    }
    return undefined;
  }, 5);
  const engine = engineOn(server);
  const settled = await times(60, () => engine.plan(tasks().plan));
  expect(kindsOf(settled)).toEqual(new Set(["answered"]));
  expect(server.mostAtOnce()).toBeLessThanOrEqual(8);
  expect(server.seen).toHaveLength(60 + refused + wrong);
  expect(engine.usage.model_calls).toBe(60 + refused + wrong);
  // The wrong answers were paid for, the refused calls were not.
  const tokens = server.seen.map(({ system }) => Math.floor(system.length / 4)).reduce((all, one) => all + one, 0);
  expect(engine.usage.input_tokens).toBeGreaterThan((tokens * (60 + wrong)) / server.seen.length);
});

test("a 429 holds all calls of the process back until the provider's moment", async () => {
  const moments: number[] = [];
  const server = await serving((n) => {
    moments.push(Date.now());
    return n === 1 ? modelErrors.rateLimited(1) : undefined;
  });
  const [one, other] = [engineOn(server), engineOn(server)];
  const first = one.plan(tasks().plan);
  await expect.poll(() => server.seen.length).toBe(1);
  // The refusal is on its way back; the calls after it begin well within the second that it asks for.
  await setTimeout(300);
  await Promise.all([first, other.plan(tasks().plan), one.rate(tasks().rate)]);
  expect(moments).toHaveLength(4);
  for (const later of moments.slice(1)) expect(later - moments[0]!).toBeGreaterThanOrEqual(990);
});

test("a call that would have to wait past the study's time is given up at once, and so are those behind it", async () => {
  const server = await serving(() => modelErrors.rateLimited(120), 5);
  const engine = engineOn(server, { concurrency: 1, deadlineMs: 20_000 });
  const began = Date.now();
  const settled = await times(5, () => engine.plan(tasks().plan));
  expect(kindsOf(settled)).toEqual(new Set(["rate_limited"]));
  expect(server.seen).toHaveLength(1);
  expect(Date.now() - began).toBeLessThan(5_000);
});

test("a moment of Retry-After may be a date, and be farther away than a minute", async () => {
  const server = await serving(() => modelErrors.rateLimited(new Date(Date.now() + 90_000).toUTCString()));
  const stopping = new AbortController();
  const work = engineOn(server, { deadlineMs: 200_000 }).plan(tasks(stopping.signal).plan);
  await expect.poll(() => server.seen.length).toBe(1);
  stopping.abort(new Error("cancelled"));
  await expect(work).rejects.toThrow("cancelled");
  expect(server.seen).toHaveLength(1);
});

test.each([
  ["a bad key", modelErrors.badKey, "bad_key"],
  ["no quota", modelErrors.quota, "no_quota"],
])("%s ends all other calls of a study at once, those on their way too, and those to come", async (_, fault, kind) => {
  const server = await serving((n) => (n >= 3 ? fault : { is: "hang" }));
  const engine = engineOn(server, { concurrency: 4 });
  expect(kindsOf(await times(10, () => engine.plan(tasks().plan)))).toEqual(new Set([kind]));
  const sent = server.seen.length;
  expect(sent).toBeLessThanOrEqual(3 * 4);
  await expect(engine.plan(tasks().plan)).rejects.toMatchObject({ kind });
  expect(server.seen).toHaveLength(sent);
});

test("places are given in the order in which they were asked for, and a waiter that stops takes none", async () => {
  const gate = newGate(1);
  const order: number[] = [];
  const stopping = new AbortController();
  const bounds = (signal = new AbortController().signal) => ({ signal, deadline: Number.POSITIVE_INFINITY });
  const free = Promise.withResolvers<void>();
  const runs = [
    gate.run(bounds(), false, () => free.promise),
    gate.run(bounds(), false, async () => order.push(1)),
    gate.run(bounds(stopping.signal), false, async () => order.push(2)),
    gate.run(bounds(), false, async () => order.push(3)),
    gate.run(bounds(), true, async () => order.push(4)),
  ];
  const settled = Promise.allSettled(runs);
  await Promise.resolve();
  stopping.abort(new Error("gone"));
  free.resolve();
  expect((await settled).map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "rejected",
    "fulfilled",
    "fulfilled",
  ]);
  expect(order).toEqual([4, 1, 3]);
});

test("without a moment of the provider's the pauses double, and those refused together count once", async () => {
  vi.useFakeTimers();
  try {
    const gate = newGate(4);
    const bounds = { signal: new AbortController().signal, deadline: Number.POSITIVE_INFINITY };
    const waited: number[] = [];
    for (const together of [1, 3, 1]) {
      for (let refusal = 0; refusal < together; refusal += 1) gate.pause(null);
      const began = Date.now();
      const entered = gate.run(bounds, false, async () => waited.push(Date.now() - began)).catch(() => undefined);
      // A call that succeeds would begin the count again.
      const refused = gate.run(bounds, false, () => Promise.reject(new Error("refused"))).catch(() => undefined);
      await vi.advanceTimersByTimeAsync(10_000);
      await Promise.all([entered, refused]);
    }
    expect(waited).toEqual([1000, 1000, 1000]);
    gate.pause(null);
    await vi.advanceTimersByTimeAsync(1000);
    for (const seconds of [2, 4, 8]) {
      gate.pause(null);
      const began = Date.now();
      const refused = gate.run(bounds, false, () => Promise.reject(new Error("refused")));
      const ended = expect(refused).rejects.toThrow("refused");
      await vi.advanceTimersByTimeAsync(seconds * 1000);
      await ended;
      expect(Date.now() - began).toBe(seconds * 1000);
    }
  } finally {
    vi.useRealTimers();
  }
});
