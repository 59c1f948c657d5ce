import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { processWide } from "../process-wide.ts";
import { setEnvironment } from "../testing/database.ts";
import { inSearchTurn, mostWaiting } from "./search-turn.ts";

const caller = { address: "203.0.113.9", spent: [] };

beforeEach(() => {
  setEnvironment({ DATABASE_URL: "postgres://nobody@127.0.0.1/none" });
  processWide("search-turns").current = undefined;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  processWide("search-turns").current = undefined;
});

test("four searches run at once, and a fifth is refused when none has ended within 2 seconds", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const running = Array.from({ length: 4 }, () => inSearchTurn(caller, () => promise));
  const fifth = inSearchTurn(caller, async () => "found").catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await fifth).toMatchObject({ code: "storage_unavailable", extras: { retry_after: 5 } });
  resolve("found");
  expect(await Promise.all(running)).toEqual(Array(4).fill("found"));
  expect(await inSearchTurn(caller, async () => "found again")).toBe("found again");
});

test("a client with many waiting searches is refused at once, and another is served after the next that ends", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const other = { address: "198.51.100.7", spent: [] };
  const own = Array.from({ length: 4 + mostWaiting }, () => inSearchTurn(caller, () => promise));
  const over = await inSearchTurn(caller, () => promise).catch((error: unknown) => error);
  expect(over).toMatchObject({ code: "rate_limited", extras: { retry_after: 5 } });
  const served = inSearchTurn(other, async () => "found");
  resolve("found");
  expect(await served).toBe("found");
  expect(await Promise.all(own)).toHaveLength(4 + mostWaiting);
});

test("a search that fails gives its turn back", async () => {
  const fail = async () => Promise.reject(new Error("broken"));
  for (let time = 0; time < 5; time += 1) await expect(inSearchTurn(caller, fail)).rejects.toThrow("broken");
  expect(await inSearchTurn(caller, async () => "found")).toBe("found");
});

test("on PGlite a search that took the thread for long leaves it to others for twice as long", async () => {
  setEnvironment({ DATABASE_URL: "" });
  const compute = async () => {
    // The kernel only estimates how a thread's time divides into user's and system's: their sum is exact.
    const before = process.threadCpuUsage();
    let spent = 0;
    while (spent < 60_000) {
      const { user, system } = process.threadCpuUsage(before);
      spent = user + system;
    }
  };
  await inSearchTurn(caller, compute);
  const search = vi.fn(async () => "found");
  const next = inSearchTurn(caller, search);
  await vi.advanceTimersByTimeAsync(100);
  expect(search).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await next).toBe("found");
});
