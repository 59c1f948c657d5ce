// A separate process that makes attempts: for each errand, a line of JSON on its standard input, it makes them on all
// its connections at once and prints their outcomes.
import { createInterface } from "node:readline";
import { closeDatabase, database } from "../../db/client.ts";
import { forgetEnvironment } from "../../env.ts";
import { AppError } from "../../errors.ts";
import { type Charge, spendAttempt } from "../../limits/spend-attempt.ts";

export type Errand = {
  variables: Record<string, string>;
  address: string | null;
  charges: Charge[];
  attempts: number;
};

/** As many as the pool has connections: an attempt that waits for one is not a race. */
const lanes = 10;

async function attempt({ address, charges }: Pick<Errand, "address" | "charges">): Promise<string> {
  try {
    await spendAttempt({ address, spent: [] }, charges);
    return "allowed";
  } catch (error) {
    if (error instanceof AppError) return error.code;
    const reason = String((error as Error).cause ?? error);
    // On a busy machine a connection is not always made in time; the limits were then not asked.
    return /connection timeout|trying to connect/.test(reason) ? attempt({ address, charges }) : reason;
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
