// node scripts/run.mjs [--built] [<entry> [words…]]: runs one of the project's command-line entries under the project's
// own Node, after a build where the entry needs one; npm run build is that build alone. Plain JavaScript for Node 20.
import { buildWhenNeeded } from "./build.mjs";
import { installWhenNeeded, projectNode } from "./install.mjs";
import { runToEnd, stop } from "./run-to-end.mjs";

await installWhenNeeded();
const node = projectNode();
const isBuilt = process.argv[2] === "--built";
if (isBuilt) await buildWhenNeeded(node).catch(stop);
const [entry, ...words] = process.argv.slice(isBuilt ? 3 : 2);
if (entry === undefined) {
  console.log("The build is that of these sources.");
  process.exit(0);
}
const { code } = await runToEnd(node, [entry, ...words]);
process.exit(code);
