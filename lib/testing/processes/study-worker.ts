// A separate process that requests studies: for each errand, a line of JSON on its standard input, it makes all
// attempts at once and prints their outcomes. It runs none by itself; a study it holds is run or left.
import { createInterface } from "node:readline";
import { visitorAccount } from "../../accounts/built-in-accounts.ts";
import type { Account } from "../../contract.ts";
import { closeDatabase, database } from "../../db/client.ts";
import { simulator } from "../../engines/simulator/simulator.ts";
import { forgetEnvironment } from "../../env.ts";
import { AppError } from "../../errors.ts";
import { beginStudy } from "../../studies/begin/begin-study.ts";
import { beginStudyOperation } from "../../studies/begin/contract.ts";
import { acceptStudy, type Ways } from "../../studies/create-study.ts";
import { runLeasedStudy } from "../../studies/run/run-leased-study.ts";
import { setTestEngine } from "../../studies/study.ts";
import { visitorStudies } from "../../studies/study-limits.ts";
import type { StudyInput } from "../../studies/study-request.ts";
import { takeOverStudies } from "../due-work.ts";

export type Errand =
  /** Requests so many studies at once, and prints the ids of accepted ones and the codes of refused ones. */
  | { do: "accept"; input: StudyInput; account: Account; ways: Ways; attempts: number }
  /** Requests one study and begins to run it with an engine that never answers; prints its id. */
  | { do: "hang"; input: StudyInput; account: Account; ways: Ways }
  /** Requests one study and begins to run it; prints its id. */
  | { do: "run"; input: StudyInput; account: Account; ways: Ways }
  /** Begins so many studies at once as a visitor from this address, and prints whether each was begun or refused. */
  | { do: "visit"; address: string; seed: number; attempts: number; variables: Record<string, string>; hangs: boolean }
  /** Takes over studies of ended processes; prints nothing about what it then runs. */
  | { do: "take over"; lease: number };

/** As many as the pool has connections: an attempt that waits for one is not a race. */
const lanes = 10;

async function accept({ input, account, ways }: Omit<Errand & { do: "accept" }, "do">): Promise<string> {
  try {
    return (await acceptStudy(input, account, ways)).study.study_id;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    return isLate(error) ? accept({ input, account, ways, attempts: 1 }) : reasonOf(error);
  }
}

const reasonOf = (error: unknown): string => String((error as Error).cause ?? error);

/** A busy machine is not always in time; an uncommitted study was not stored. */
const isLate = (error: unknown): boolean =>
  /connection timeout|trying to connect|(statement|lock) timeout/.test(reasonOf(error));

/** Begins studies as a visitor; one whose engine never answers counts as begun when it is first asked. */
async function visit({ address, seed, attempts, variables, hangs }: Omit<Errand & { do: "visit" }, "do">) {
  Object.assign(process.env, variables);
  forgetEnvironment();
  const outcomes: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const note = (outcome: string) => outcomes.push(outcome) === attempts && resolve();
  setTestEngine(() => {
    const hang = () => {
      note("begun");
      return new Promise<never>(() => undefined);
    };
    return hangs ? { ...simulator(), plan: hang } : simulator();
  });
  const caller = { address, spent: [], account: await visitorAccount(address, visitorStudies.atOnce) };
  const study = { topic: "Why do people cancel a music subscription?", study_type: "churn", audience: "b2c" };
  for (let at = 0; at < attempts; at += 1) {
    const input = beginStudyOperation.input.parse({ ...study, n_per_persona: 1, seed: seed + at });
    const begin = (): Promise<unknown> =>
      beginStudy(input, caller).then(
        () => note("begun"),
        (error) => (isLate(error) ? begin() : note(error instanceof AppError ? error.code : reasonOf(error))),
      );
    void begin();
  }
  await promise;
  return outcomes;
}

async function run(errand: Errand): Promise<unknown> {
  if (errand.do === "visit") return visit(errand);
  if (errand.do === "take over") return takeOverStudies(errand.lease).then(() => "done");
  if (errand.do === "hang") setTestEngine(() => ({ ...simulator(), respond: () => new Promise(() => undefined) }));
  if (errand.do === "hang" || errand.do === "run") {
    const { study } = await acceptStudy(errand.input, errand.account, errand.ways);
    runLeasedStudy(study, { lease: errand.ways.lease! }).catch(console.error);
    return study.study_id;
  }
  const outcomes: string[] = [];
  const lane = async () => {
    for (let made = 0; made < errand.attempts / lanes; made += 1) outcomes.push(await accept(errand));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return outcomes;
}

await database();
console.log("ready");
for await (const line of createInterface(process.stdin)) console.log(JSON.stringify(await run(JSON.parse(line))));
await closeDatabase();
