// A process of its own that makes attempts: for each errand, a line of JSON on its standard input, it makes them on all
// its connections at once and prints what became of each.
import { createInterface } from "node:readline";
import { closeDatabase, database } from "../db/client.ts";
import { forgetEnvironment } from "../env.ts";
import { AppError } from "../errors.ts";
import { type Charge, spendAttempt } from "../limits/spend-attempt.ts";

export type Errand = {
  variables: Record<string, string>;
  address: string | null;
  charges: Charge[];
  attempts: number;
};

/** As many as the pool has connections: an attempt that waits for one is no race. */
const lanes = 10;

async function attempt({ address, charges }: Errand): Promise<string> {
  try {
    await spendAttempt({ address, spent: [] }, charges);
    return "allowed";
  } catch (error) {
    return error instanceof AppError ? error.code : String((error as Error).cause ?? error);
  }
}

await database();
console.log("ready");
for await (const line of createInterface(process.stdin)) {
  const errand: Errand = JSON.parse(line);
  Object.assign(process.env, errand.variables);
  forgetEnvironment();
  const outcomes: string[] = [];
  const lane = async () => {
    for (let made = 0; made < errand.attempts / lanes; made += 1) outcomes.push(await attempt(errand));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  console.log(JSON.stringify(outcomes));
}
await closeDatabase();
