// npm test: installs what the tests need and runs them all. Plain JavaScript for Node 20.
//   --full           the long forms
//   --only=types,…   some of: types, lint, unit, pages
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWhenNeeded } from "./build.mjs";
import { installWhenNeeded, projectNode, stop } from "./install.mjs";

const only = process.argv
  .find((word) => word.startsWith("--only="))
  ?.slice("--only=".length)
  .split(",");
const wanted = (step) => only === undefined || only.includes(step);
const reports = mkdtempSync(join(tmpdir(), "touchstone-reports-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));

installWhenNeeded();
const node = projectNode();
const environment = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: "1",
  ...(process.argv.includes("--full") && { FULL_TESTS: "1" }),
};
let passed = 0;
let failed = 0;

if (wanted("types")) {
  run("next/dist/bin/next", "typegen");
  run("typescript/bin/tsc", "--noEmit");
}
if (wanted("lint")) run("@biomejs/biome/bin/biome", "check", "--error-on-warnings", ".");
if (wanted("unit")) {
  const report = join(reports, "unit.json");
  const ended = run("vitest/vitest.mjs", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`);
  count(report, ended, ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests]);
}
if (wanted("pages")) {
  buildWhenNeeded(node);
  const report = join(reports, "pages.json");
  environment.TEST_REPORT = report;
  const ended = run("@playwright/test/cli.js", "test");
  count(report, ended, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected]);
}

if (wanted("unit") || wanted("pages")) console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** Runs a package's program with the project's Node; one that fails without a report ends the run. */
function run(program, ...words) {
  console.log(`\n> ${program.split("/").at(-1)} ${words.join(" ")}`);
  const { status } = spawnSync(node, [join("node_modules", program), ...words], { stdio: "inherit", env: environment });
  const reported = program.startsWith("vitest") || program.startsWith("@playwright");
  if (status !== 0 && !reported) stop(`${program} failed; its own message stands above.`);
  return status;
}

/** Adds up what a runner reports; one that failed otherwise, or ran nothing, counts as a failure. */
function count(report, status, numbersOf) {
  const [good, bad] = existsSync(report) ? numbersOf(JSON.parse(readFileSync(report, "utf8"))) : [0, 0];
  passed += good;
  failed += bad === 0 && (status !== 0 || good === 0) ? 1 : bad;
}
