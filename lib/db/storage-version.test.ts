import { expect, test } from "vitest";
import { SharedRead } from "#lib/db/statements.ts";

/** A reading that each call of `end` or `fail` ends, counted. */
function aRead() {
  const began: PromiseWithResolvers<number>[] = [];
  const shared = new SharedRead(() => {
    const reading = Promise.withResolvers<number>();
    began.push(reading);
    return reading.promise;
  });
  return { shared, began };
}
const settled = () => new Promise((done) => setImmediate(done));

test("callers that come while a reading runs share the next one, and never the running one", async () => {
  const { shared, began } = aRead();
  const first = shared.get();
  const others = [shared.get(), shared.get()];
  expect(began.length).toBe(1);
  began[0]!.resolve(1);
  expect(await first).toBe(1);
  await settled();
  expect(began.length).toBe(2);
  const later = shared.get();
  began[1]!.resolve(2);
  expect(await Promise.all(others)).toEqual([2, 2]);
  await settled();
  began[2]!.resolve(3);
  expect(await later).toBe(3);
  await settled();
  void shared.get();
  expect(began.length).toBe(4);
});

test("a failure reaches those who wait, and the next caller reads again", async () => {
  const { shared, began } = aRead();
  const waiting = [shared.get(), shared.get()];
  began[0]!.reject(new Error("storage is away"));
  for (const reading of waiting) await expect(reading).rejects.toThrow("storage is away");
  const again = shared.get();
  began[1]!.resolve(2);
  expect(await again).toBe(2);
});
