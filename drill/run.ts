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

/** What ends the service: in the words of docs/reliability.md, and how it is done. */
const drills: Record<string, { is: string; run: () => Promise<Outcome> }> = {
  kills: {
    is: "`SIGKILL` for the only process, on PGlite; for one of several, on PostgreSQL",
    run: () => drillKills(pace(4, 30)),
  },
  crashes: {
    is: "PostgreSQL ends at once, as in a crash, and comes back; the service goes on",
    run: () => drillCrashes(pace(3, 15)),
  },
  "full-disk": {
    is: "a small disk is filled under a PGlite: writes are refused, and what people read says why, and that there is room again. Needs root on Linux, else it is skipped",
    run: () => drillFullDisk(pace(1, 5)),
  },
  restarts: {
    is: "`SIGTERM` while requests run: the service ends by itself with code 0",
    run: () => drillRestarts(pace(3, 20)),
  },
  clock: {
    is: "the service's clock is over a day ahead, right, some hours behind and right again",
    run: () => drillClock(pace(5, 20)),
  },
  "two-processes": {
    is: "a second server on a PGlite's folder must refuse to start; each post goes to both servers of one PostgreSQL at once",
    run: () => drillTwoProcesses(pace(2, 20)),
  },
  backup: {
    is: "`touchstone backup` while posts are written, restored elsewhere: what was confirmed before is there, and reviews are answered in the same bytes",
    run: () => drillBackup(pace(1, 5)),
  },
  upgrade: {
    is: "backups made by earlier versions are restored by this one, and every review, post, study, persona and tool of theirs is read over the API",
    run: drillUpgrade,
  },
  studies: {
    is: "kills while clients begin studies with `Prefer: respond-async` as fast as they are answered: each that was answered with `202` completes, and none runs as more than one",
    run: () => drillStudies(ofStudies),
  },
};

const unknown = positionals.filter((name) => !(name in drills));
if (unknown.length > 0) {
  console.error(`There is no drill ${unknown.join(", ")}. The drills are ${Object.keys(drills).join(", ")}.`);
  process.exit(2);
}

const lines: Line[] = [];
for (const [drill, { is, run }] of Object.entries(drills)) {
  if (positionals.length > 0 && !positionals.includes(drill)) continue;
  console.log(`${drill}: ${is}`);
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
