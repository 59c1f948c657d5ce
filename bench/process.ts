import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { freePort, type PostgresServer } from "../lib/testing/processes/postgres.ts";
import { inBench, seedWhenNeeded } from "./database.ts";
import { type Contender, median, type Pace, round, start, startService } from "./measure.ts";
import { sizes } from "./seed.ts";
import type { Line } from "./table.ts";

const secret = "the-secret-of-the-operator-of-a-bench";
const studies = 8;
/** After this a process has loaded all that it loads by itself. */
const quietAfterMs = 3_000;
/** For so many rounds pages are requested; memory would show a leak. */
const roundsOfPages = 4;

/** The first answer after a start beside Next alone, memory, and the longest wait of a read while studies run. */
export async function measureProcess(postgres: PostgresServer, pace: Pace): Promise<Line[]> {
  await seedWhenNeeded(postgres, sizes.slice(0, 1));
  const url = inBench(postgres, sizes[0]!.name);
  const alone = async () =>
    start("Next alone", ["bench/bare-next.ts"], { DATABASE_URL: url, PORT: String(await freePort()) });
  const ours = () => startService(url, { RESEARCH_ADMIN_SECRET: secret });
  const took: { alone: number[]; ours: number[] } = { alone: [], ours: [] };
  // The first start of each compiles.
  for (let turn = 0; turn <= pace.rounds; turn += 1) {
    const times = [await firstAnswer(alone, "/icon.svg"), await firstAnswer(ours, "/api/dimensions")];
    const [next, own] = times.map(Math.round);
    console.log(`  first answer${turn === 0 ? " (compiles)" : ""}: Next alone ${next} ms, ours ${own} ms`);
    if (turn === 0) continue;
    took.alone.push(times[0]!);
    took.ours.push(times[1]!);
  }
  const slower = median(took.ours) / median(took.alone);
  console.log(`  first answer, of Next alone: ${slower.toFixed(2)}`);
  return [
    { case: "first answer after start, of Next alone", figures: { "1k": slower }, bound: { atMost: 1 } },
    ...(await measureLife(await ours(), pace)),
  ];
}

/** Milliseconds from starting a process to its first answer. */
async function firstAnswer(begin: () => Promise<Contender>, path: string): Promise<number> {
  const began = performance.now();
  const server = await begin();
  await read(server, path);
  const took = performance.now() - began;
  await server.stop();
  return took;
}

async function measureLife(server: Contender, { rounds, seconds }: Pace): Promise<Line[]> {
  try {
    await pause(quietAfterMs);
    const afterStart = residentMb(server);
    let made = 0;
    const ask = () => {
      made += 1;
      return { method: "GET" as const, path: `/tools?bench=${made}` };
    };
    for (let turn = 0; turn < roundsOfPages; turn += 1) await round(server, { connections: 2, seconds, ask });
    // Before the studies, whose threads are kept for a minute.
    const afterPages = residentMb(server);
    await runStudies(server);
    const waits: { alone: number[]; beside: number[] } = { alone: [], beside: [] };
    for (let turn = 0; turn < rounds; turn += 1) {
      const began = performance.now();
      waits.beside.push(await longestWait(server, runStudies(server)));
      waits.alone.push(await longestWait(server, pause(performance.now() - began)));
    }
    const longer = median(waits.beside) / median(waits.alone);
    return [
      {
        case: `longest wait of a read beside ${studies} studies, of that without`,
        figures: { "1k": longer },
        bound: { atMost: 3 },
      },
      ...(afterStart === null || afterPages === null
        ? []
        : [
            { case: "resident MB after start", figures: { "1k": afterStart }, bound: { atMost: 250 } },
            { case: "resident MB after pages", figures: { "1k": afterPages }, bound: { atMost: 500 } },
          ]),
    ];
  } finally {
    await server.stop();
  }
}

/** The longest time that a read takes until the work is done, in milliseconds. */
async function longestWait(server: Contender, work: Promise<unknown>): Promise<number> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  let longest = 0;
  while (!isDone) {
    const began = performance.now();
    await read(server, "/api/dimensions");
    longest = Math.max(longest, performance.now() - began);
  }
  await done;
  return longest;
}

/** Runs studies at once, by the simulator. */
async function runStudies({ url }: Contender): Promise<void> {
  const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json" };
  const run = async (seed: number) => {
    const study = {
      topic: "Would teams pay $9 for expense software?",
      study_type: "custom",
      audience: "b2b",
      n_per_persona: 2,
      seed,
    };
    const answer = await fetch(`${url}/api/v1/studies`, { method: "POST", headers, body: JSON.stringify(study) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`A study was answered with ${answer.status}: ${text}`);
  };
  await Promise.all(Array.from({ length: studies }, (_, seed) => run(seed)));
}

async function read({ url }: Contender, path: string): Promise<void> {
  const answer = await fetch(url + path);
  await answer.arrayBuffer();
}

/** The resident memory of a process in MB; null where the kernel does not report it. */
function residentMb({ process }: Contender): number | null {
  try {
    const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${process.pid}/status`, "utf8"))!;
    return Math.round(Number(kb) / 1024);
  } catch {
    return null;
  }
}
