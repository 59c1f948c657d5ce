// node scripts/run.mjs [--built] [--tests] [<entry> [words…]]: runs one of the project's command-line entries under the
// project's own Node, after a build where the entry needs one, with the packages of the tests where it needs those;
// npm run build is that build alone. Plain JavaScript for the oldest Node of package.json.
import { buildWhenNeeded } from "./build.mjs";
import { installWhenNeeded, projectNode } from "./install.mjs";
import { runToEnd, stop } from "./run-to-end.mjs";

const given = process.argv.slice(2);
const needs = new Set();
while (given[0] === "--built" || given[0] === "--tests") needs.add(given.shift());
const [entry, ...words] = given;
await installWhenNeeded({ withTests: needs.has("--tests") });
const node = projectNode();
if (needs.has("--built")) await buildWhenNeeded(node).catch(stop);
if (entry === undefined) {
  console.log("The build is that of these sources.");
  process.exit(0);
}
const { code } = await runToEnd(node, [entry, ...words]);
process.exit(code);
