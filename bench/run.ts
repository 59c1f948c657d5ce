// npm run bench [-- part…]: the service beside a floor and peers, as one table of ratios with what each is to reach.
import { parseArgs } from "node:util";
import { buildWhenNeeded } from "../scripts/build.mjs";
import { measureCounting } from "./counting.ts";
import { measureCreate } from "./create.ts";
import { startBenchPostgres } from "./database.ts";
import { measureGrowth } from "./growth.ts";
import { measureMcp } from "./mcp.ts";
import type { Pace } from "./measure.ts";
import { measureOverload } from "./overload.ts";
import { measurePages } from "./pages.ts";
import { measurePglite } from "./pglite.ts";
import { measureProcess } from "./process.ts";
import { measureQuestions } from "./questions.ts";
import { measureReads } from "./reads.ts";
import { measureStudies } from "./studies.ts";
import { type Line, printed, tableOf } from "./table.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: "boolean", default: false },
    rounds: { type: "string" },
    seconds: { type: "string" },
    cases: { type: "string" },
    attack: { type: "string" },
  },
});
const isShort = values.short;
const pace: Pace = {
  isShort,
  rounds: Number(values.rounds ?? (isShort ? 1 : 3)),
  seconds: Number(values.seconds ?? (isShort ? 0.5 : 1.5)),
  cases: values.cases?.split(",") ?? [],
};

const parts = {
  reads: measureReads,
  questions: measureQuestions,
  create: measureCreate,
  "create-growth": measureGrowth,
  mcp: measureMcp,
  pages: measurePages,
  process: measureProcess,
  pglite: measurePglite,
  counting: measureCounting,
};
/** Parts of their own tables, which need no PostgreSQL and run only by their names. */
const apart: Record<string, () => Promise<void>> = {
  overload: () => measureOverload(pace.seconds, values.attack),
  studies: measureStudies,
};
const known = [...Object.keys(parts), ...Object.keys(apart)];
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}. The parts are ${known.join(", ")}.`);
  process.exit(1);
}

const wanted = Object.entries(parts).filter(([name]) => positionals.length === 0 || positionals.includes(name));
const needsBuild = wanted.length > 0 || positionals.includes("overload");
if (needsBuild) await buildWhenNeeded(process.execPath);
for (const [name, measure] of Object.entries(apart)) if (positionals.includes(name)) await measure();
if (wanted.length > 0) {
  const postgres = await startBenchPostgres();
  const lines: Line[] = [];
  const failed: string[] = [];
  try {
    for (const [name, measure] of wanted) {
      const started = performance.now();
      console.log(`${name} …`);
      try {
        lines.push(...(await measure(postgres, pace)).map(printed));
        console.log(`${name} took ${Math.round((performance.now() - started) / 1000)} s`);
      } catch (error) {
        failed.push(name);
        console.error(`${name} failed:`, error);
      }
    }
  } finally {
    await postgres.stop();
  }
  if (lines.length > 0) console.log(`\n${tableOf(lines)}`);
  if (failed.length > 0) {
    console.error(`\nNot measured, because they failed: ${failed.join(", ")}.`);
    process.exit(1);
  }
}
process.exit();
