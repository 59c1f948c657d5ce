// npm test: installs what the tests need and runs them all. Plain JavaScript for the oldest Node of package.json.
//   --full           the long forms
//   --only=types,…   some of: types, lint, unit, pages
//   --watch          the unit tests again at each change
//   lib/reviews …    only the tests below these paths
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir, totalmem } from "node:os";
import { join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { buildWhenNeeded } from "./build.mjs";
import { installWhenNeeded, projectNode } from "./install.mjs";
import { stop } from "./run-to-end.mjs";

const slowestShown = 15;
const failureCharacters = 1500;
/** What the tests' databases and folders may take at once, amply. */
const roomBytes = 4 * 2 ** 30;

const words = process.argv.slice(2);
const only = words
  .find((word) => word.startsWith("--only="))
  ?.slice("--only=".length)
  .split(",");
const paths = words.filter((word) => !word.startsWith("--"));
const wanted = (step) => only === undefined || only.includes(step);
const temporary = temporaryFolder();
const reports = mkdtempSync(join(temporary, "touchstone-reports-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));

await installWhenNeeded({ withTests: true });
const node = projectNode();
const environment = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: "1",
  TMPDIR: temporary,
  // Unit and browser tests copy the same filled data folder.
  TEST_FILLED_FOLDER: reports,
  // The tests start many processes of the same code.
  NODE_COMPILE_CACHE: join(reports, "compiled"),
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import=${pathToFileURL(resolve("scripts", "resolve-drizzle.mjs"))}`,
  ...(words.includes("--full") && { FULL_TESTS: "1" }),
};
/** Seconds of each step, and of each test file. */
const steps = [];
const files = [];
/** Where each failed test is, its title, and its message. */
const failures = [];
let passed = 0;
let failed = 0;

if (words.includes("--watch")) process.exit(await run("vitest/vitest.mjs", "watch", ...paths));
if (wanted("types")) {
  await step("types", async () => {
    await run("next/dist/bin/next", "typegen");
    await run("typescript/bin/tsc", "--noEmit");
    process.env.TYPES_CHECKED = "1";
  });
}
if (wanted("lint")) await step("lint", () => run("@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."));
// The unit tests wait for storage, a process or a clock a quarter of the time, in which the pages are built.
const building = wanted("pages") ? step("build", build) : undefined;
if (wanted("unit")) await step("unit", runUnit);
if (wanted("pages")) {
  await building;
  await step("pages", runPages);
}

if (wanted("unit") || wanted("pages")) {
  printTimes();
  // Last, because a reader of a long log looks at its end first.
  for (const failure of failures) console.log(`Failed: ${failure.slice(0, failureCharacters)}\n`);
  console.log(`${passed} passed, ${failed} failed`);
}
process.exit(failed > 0 ? 1 : 0);

/** Builds the pages; what that prints is shown when it has ended, since the unit tests print meanwhile. */
async function build() {
  const printed = join(reports, "build.txt");
  const failure = await buildWhenNeeded(node, openSync(printed, "w")).catch((error) => error);
  console.log(readFileSync(printed, "utf8"));
  if (failure) stop(failure);
}

async function runUnit() {
  const report = join(reports, "unit.json");
  const outputs = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const status = await run("vitest/vitest.mjs", "run", ...outputs, ...paths);
  count(report, status, ({ numPassedTests, numFailedTests, testResults }) => {
    for (const { name, startTime, endTime, message, assertionResults } of testResults) {
      const file = relative(process.cwd(), name);
      files.push({ name: file, seconds: (endTime - startTime) / 1000 });
      if (message) failures.push(`${file}\n${message}`);
      for (const { status: result, fullName, failureMessages } of assertionResults)
        if (result === "failed") failures.push(`${file}\n${fullName}\n${failureMessages.join("\n")}`);
    }
    return [numPassedTests, numFailedTests];
  });
}

async function runPages() {
  const report = join(reports, "pages.json");
  environment.TEST_REPORT = report;
  const status = await run("@playwright/test/cli.js", "test", ...paths);
  count(report, status, ({ stats, suites }) => {
    for (const suite of suites) {
      files.push({ name: join("e2e", suite.file), seconds: secondsOf(suite) });
      failures.push(...failedSpecs(suite));
    }
    return [stats.expected + stats.flaky, stats.unexpected];
  });
}

/** Where the tests' databases and folders lie: in memory where there is room, which takes a third of the time. */
function temporaryFolder() {
  const memory = "/dev/shm";
  if (process.env.TMPDIR !== undefined || !existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, totalmem() / 4) >= roomBytes ? memory : tmpdir();
}

/** The total seconds of the tests of a Playwright suite. */
function secondsOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration / 1000, 0);
  return suites.reduce((sum, suite) => sum + secondsOf(suite), own);
}

/** The failed tests of a Playwright suite, each with the messages of its last try. */
function failedSpecs({ specs = [], suites = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap((test) => test.results.at(-1)?.errors ?? []);
      return `${join("e2e", file)}\n${title}\n${errors.map(({ message }) => message).join("\n")}`;
    });
  return [...own, ...suites.flatMap(failedSpecs)];
}

async function step(name, work) {
  const start = performance.now();
  await work();
  steps.push({ name, seconds: (performance.now() - start) / 1000 });
}

/** Runs a package's program with the project's Node; a failure without a report ends the run. */
async function run(program, ...given) {
  console.log(`\n> ${program.split("/").at(-1)} ${given.join(" ")}`);
  const running = spawn(node, [join("node_modules", program), ...given], { stdio: "inherit", env: environment });
  process.once("exit", () => running.kill());
  const [status] = await once(running, "exit");
  const reported = program.startsWith("vitest") || program.startsWith("@playwright");
  if (status !== 0 && !reported) stop(`${program} failed; its own message stands above.`);
  return status;
}

/** Adds up a runner's report; a run that failed otherwise, or ran nothing, counts as a failure. */
function count(report, status, numbersOf) {
  const [good, bad] = existsSync(report) ? numbersOf(JSON.parse(readFileSync(report, "utf8"))) : [0, 0];
  passed += good;
  failed += bad === 0 && (status !== 0 || good === 0) ? 1 : bad;
}

function printTimes() {
  const row = ({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`;
  const slowest = files.sort((one, other) => other.seconds - one.seconds).slice(0, slowestShown);
  console.log(`\nSteps:\n${steps.map(row).join("\n")}`);
  console.log(`\nThe ${slowest.length} slowest test files:\n${slowest.map(row).join("\n")}\n`);
}
