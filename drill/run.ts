// npm run drill [-- --long] [drill…]: ends the service in every way it can end, and counts what was confirmed and lost.
import { parseArgs } from "node:util";
import { drillBackup, drillUpgrade } from "./backup.ts";
import { drillClock, drillCrashes, drillKills, drillRestarts } from "./ends.ts";
import { drillFullDisk } from "./full-disk.ts";
import { clean } from "./home.ts";
import { drillStudies } from "./studies.ts";
import { isHeld, type Line, type Outcome, tableOf } from "./table.ts";
import { drillTwoProcesses } from "./two-processes.ts";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { long: { type: "boolean" } } });
const isLong = values.long === true;
const pace = (short: number, long: number) => ({ rounds: isLong ? long : short, posts: isLong ? 60 : 15 });
const ofStudies = isLong
  ? { kills: 20, apartMs: 6_000, studies: 300, completeWithinMs: 20 * 60_000 }
  : { kills: 6, apartMs: 2_000, studies: 60, waits: "1,2,5", completeWithinMs: 120_000 };

const drills: Record<string, () => Promise<Outcome>> = {
  kills: () => drillKills(pace(4, 30)),
  crashes: () => drillCrashes(pace(3, 15)),
  "full-disk": () => drillFullDisk(pace(1, 5)),
  restarts: () => drillRestarts(pace(3, 20)),
  clock: () => drillClock(pace(5, 20)),
  "two-processes": () => drillTwoProcesses(pace(2, 20)),
  backup: () => drillBackup(pace(1, 5)),
  upgrade: drillUpgrade,
  studies: () => drillStudies(ofStudies),
};

const unknown = positionals.filter((name) => !(name in drills));
if (unknown.length > 0) {
  console.error(`There is no drill ${unknown.join(", ")}. The drills are ${Object.keys(drills).join(", ")}.`);
  process.exit(2);
}

const lines: Line[] = [];
for (const [drill, run] of Object.entries(drills)) {
  if (positionals.length > 0 && !positionals.includes(drill)) continue;
  const began = performance.now();
  const outcome = await run().catch((error: Error) => ({
    rounds: 0,
    acknowledged: 0,
    lost: 0,
    twice: 0,
    result: `failed: ${error.message.split("\n")[0]}`,
  }));
  lines.push({ drill, ...outcome, seconds: (performance.now() - began) / 1_000 });
  console.log(
    `${drill}: ${outcome.acknowledged} acknowledged, ${outcome.lost} lost, ${outcome.twice} twice, ${outcome.result}`,
  );
}
await clean();
console.log(`\n${tableOf(lines)}`);
process.exit(lines.every(isHeld) ? 0 : 1);
