import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Engine, Situation } from "../lib/engines/engine.ts";
import { runStudy } from "../lib/studies/pipeline/run-study.ts";
import { engineOn } from "../lib/testing/model-tasks.ts";
import { aBrief } from "../lib/testing/samples/brief.ts";

/** What one call of the model takes, in milliseconds. */
const latencyMs = 300;
/** How many interviews each persona gives, and how many studies run at once. */
const cases = [
  { name: "1 study of 8 interviews", n_per_persona: 2, studies: 1, target: 1.1 },
  { name: "1 study of 12 interviews", n_per_persona: 3, studies: 1, target: 1.1 },
  { name: "8 studies of 8 at once", n_per_persona: 2, studies: 8, target: 1.25 },
];
const concurrency = 512;
const mostCpuMs = 2;
/** How many rounds of studies run before anything is measured. */
const warmRounds = 3;
/** How often each case is measured, by turns with its floor; the figures are medians. */
const rounds = 5;
/** How many calls follow each other in a measure of the floor: each waits for the model, and takes the same CPU. */
const floorCalls = 5;

/** Studies by a model that takes its time: wall time against the calls that must follow each other, and CPU per call. */
export async function measureStudies(): Promise<void> {
  const { url, stop } = await startModels();
  try {
    const engine = () => engineOn({ url }, { concurrency });
    // A server's life, not its first minute: the engine compiles what has run often.
    for (let round = 0; round < warmRounds; round += 1) await runTogether(8, 3, engine);
    const measured = cases.map((one) => ({ ...one, runs: [] as Run[] }));
    for (let round = 0; round < rounds; round += 1)
      for (const one of measured) {
        const { studies, n_per_persona, runs } = one;
        const run = await runTogether(studies, n_per_persona, engine);
        // The more calls are under way at once, the less each of them costs, a bare one too.
        runs.push({ ...run, floor: await floorOf(url, Math.round(run.calls / run.path)) });
        console.log(JSON.stringify({ round: round + 1, ...rowOf(one) }));
      }
    console.table(measured.map(rowOf));
  } finally {
    stop();
  }
}

type Run = { wall: number; cpu: number; calls: number; path: number; rss: number; floor: number };

function rowOf({ name, target, runs }: (typeof cases)[number] & { runs: Run[] }) {
  const { calls, path } = runs[0]!;
  const perCall = median(runs.map((run) => run.cpu / run.calls));
  const floor = median(runs.map((run) => run.floor));
  const wall = median(runs.map((run) => run.wall));
  return {
    case: name,
    calls,
    "calls in turn": path,
    "wall s": (wall / 1000).toFixed(2),
    "of the path": (wall / (path * latencyMs)).toFixed(2),
    target: `≤ ${target}`,
    "CPU ms a call": perCall.toFixed(2),
    floor: floor.toFixed(2),
    "beyond the floor": median(runs.map((run) => run.cpu / run.calls - run.floor)).toFixed(2),
    "at most": mostCpuMs,
    "RSS MB": Math.max(...runs.map(({ rss }) => rss)),
  };
}

async function startModels() {
  const child = spawn(process.execPath, ["bench/model-server.ts", String(latencyMs)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [url] = (await once(createInterface(child.stdout), "line")) as [string];
  return { url, stop: () => child.kill() };
}

async function runTogether(studies: number, n_per_persona: number, engine: () => Engine) {
  const before = process.cpuUsage();
  const began = performance.now();
  const seeds = Array.from({ length: studies }, (_, seed) => seed);
  const counted = seeds.map(() => countTalks(engine()));
  const results = await Promise.all(
    seeds.map((seed, index) => runStudy(aBrief({ n_per_persona, seed }), counted[index]!.engine)),
  );
  const wall = performance.now() - began;
  const { user, system } = process.cpuUsage(before);
  const calls = results.reduce((sum, { usage }) => sum + usage.model_calls, 0);
  return {
    wall,
    cpu: (user + system) / 1000,
    rss: Math.round(process.memoryUsage().rss / 2 ** 20),
    calls,
    // Plan, prior, the longest talk, code, support, write, support.
    path: 2 + Math.max(...counted.flatMap(({ talks }) => [...talks.values()])) + 4,
  };
}

/** The engine, and how many calls each of its interviews makes one after the other, by persona and repeat. */
function countTalks(engine: Engine) {
  const talks = new Map<string, number>();
  const count = ({ persona, repeat }: Pick<Situation, "persona" | "repeat">) => {
    const talk = `${persona.id} ${repeat}`;
    talks.set(talk, (talks.get(talk) ?? 0) + 1);
  };
  const counting: Pick<Engine, "respond" | "probe"> = {
    respond(task) {
      count(task);
      return engine.respond(task);
    },
    // A moderator who is asked what to ask on, and asks nothing, has made the talk wait too.
    probe(task) {
      count(task);
      return engine.probe(task);
    },
  };
  return { engine: Object.assign(Object.create(engine), counting) as Engine, talks };
}

/** CPU of a bare call, in milliseconds, as many at once as are under way in a case. */
async function floorOf(url: string, atOnce: number): Promise<number> {
  const content = "x".repeat(4_000);
  const body = JSON.stringify({ model: "floor", messages: [{ role: "user", content }] });
  const call = async () => {
    const response = await fetch(`${url}/chat/completions`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    return response.json();
  };
  const waves = (count: number) =>
    Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let made = 0; made < count; made += 1) await call();
      }),
    );
  await waves(1);
  const before = process.cpuUsage();
  await waves(floorCalls);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / (floorCalls * atOnce);
}

const median = (values: number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1]!;
