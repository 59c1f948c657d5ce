// A separate process that requests studies: for each errand, a line of JSON on its standard input, it makes all
// attempts at once and prints their outcomes. It runs none by itself; a study it holds is run or left.
import { createInterface } from "node:readline";
import type { Account } from "../../contract.ts";
import { closeDatabase, database } from "../../db/client.ts";
import { simulator, simulatorParts } from "../../engines/simulator/simulator.ts";
import { AppError } from "../../errors.ts";
import { speakWith } from "../../studies/engine-of.ts";
import { acceptStudy, type Ways } from "../../studies/run/accept-study.ts";
import { runLeasedStudy } from "../../studies/run/run-leased-study.ts";
import { takeOverStudies } from "../../studies/run/take-over-studies.ts";
import type { StudyInput } from "../../studies/study-request.ts";

export type Errand =
  /** Requests so many studies at once, and prints the ids of accepted ones and the codes of refused ones. */
  | { do: "accept"; input: StudyInput; account: Account; ways: Ways; attempts: number }
  /** Requests one study and begins to run it with an engine that never answers; prints its id. */
  | { do: "hang"; input: StudyInput; account: Account; ways: Ways }
  /** Requests one study and begins to run it; prints its id. */
  | { do: "run"; input: StudyInput; account: Account; ways: Ways }
  /** Takes over studies of ended processes; prints nothing about what it then runs. */
  | { do: "take over"; lease: number };

/** As many as the pool has connections: an attempt that waits for one is not a race. */
const lanes = 10;

async function accept({ input, account, ways }: Omit<Errand & { do: "accept" }, "do">): Promise<string> {
  try {
    return (await acceptStudy(input, account, ways)).study.study_id;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    const reason = String((error as Error).cause ?? error);
    // A busy machine is not always in time; an uncommitted study was not stored.
    if (/connection timeout|trying to connect|statement timeout/.test(reason))
      return accept({ input, account, ways, attempts: 1 });
    return reason;
  }
}

async function run(errand: Errand): Promise<unknown> {
  if (errand.do === "take over") return takeOverStudies(errand.lease).then(() => "done");
  if (errand.do === "hang") speakWith(() => ({ ...simulator(), respond: () => new Promise(() => undefined) }));
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

// Loading takes a second in which no lease is renewed and no query is answered.
await simulatorParts();
await database();
console.log("ready");
for await (const line of createInterface(process.stdin)) console.log(JSON.stringify(await run(JSON.parse(line))));
await closeDatabase();
