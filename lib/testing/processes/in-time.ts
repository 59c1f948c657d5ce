import { setTimeout as delay } from "node:timers/promises";
import { expect } from "vitest";
import type { Answer, Service } from "./start-service.ts";

/** Expects answers within milliseconds, and as much again at most for what a busy machine takes meanwhile without storage. */
export async function inTime(mostMs: number, service: Service, ...answering: Promise<Answer>[]): Promise<Answer[]> {
  const all = Promise.all(answering);
  const ended = all.then(() => true);
  let share = 0;
  do share = Math.max(share, (await service.ask("/api/dimensions")).ms);
  while (!(await Promise.race([ended, delay(50, false)])));
  for (const { ms } of await all) expect(ms - Math.min(share, mostMs)).toBeLessThan(mostMs);
  return all;
}
