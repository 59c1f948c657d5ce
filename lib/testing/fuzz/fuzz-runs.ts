import { afterAll } from "vitest";
import type { JsonSchema } from "../../json/json-schema.ts";

/** The same in every run of the short form; FUZZ_SEED repeats the run of a failure's seed. */
export const seed = Number(process.env.FUZZ_SEED ?? (process.env.FULL_TESTS ? Date.now() % 2 ** 31 : 20_261_121));

/** How long a test with so many requests may take. */
export const patience = { timeout: process.env.FULL_TESTS ? 600_000 : 60_000 };

/** How often an operation is called: one without input has little to get wrong. */
export function runsOf({ properties }: JsonSchema): number {
  const most = process.env.FULL_TESTS ? 1_000 : 15;
  return Object.keys(properties ?? {}).length === 0 ? Math.ceil(most / 10) : most;
}

type Outcome = number | string;
const tallies: { name: string; counts: Map<Outcome, number> }[] = [];
const sum = (counts: Map<Outcome, number>) => [...counts.values()].reduce((all, count) => all + count, 0);

// The long form reports what it reached.
afterAll(() => {
  if (!process.env.FULL_TESTS) return;
  for (const { name, counts } of tallies) {
    const told = [...counts].sort().map(([outcome, count]) => `${outcome}: ${count}`);
    console.log(`${name}: ${sum(counts)} answers (${told.join(", ")})`);
  }
  console.log(`${tallies.reduce((all, { counts }) => all + sum(counts), 0)} answers with the seed ${seed}`);
});

/** Counts the answers, so a generator that reaches nothing fails. */
export function tally(name: string) {
  const counts = new Map<Outcome, number>();
  tallies.push({ name, counts });
  return {
    add: (outcome: Outcome) => counts.set(outcome, (counts.get(outcome) ?? 0) + 1),
    /** The share of these outcomes. */
    share: (...outcomes: Outcome[]) =>
      outcomes.map((outcome) => counts.get(outcome) ?? 0).reduce((all, count) => all + count) /
      Math.max(1, sum(counts)),
  };
}
