// npm start: installs, builds, then serves; on later starts only what has changed. npm run dev: the same with --dev.
import { buildWhenNeeded } from "./build.mjs";
import { installWhenNeeded, projectNode } from "./install.mjs";
import { runToEnd, stop } from "./run-to-end.mjs";

await installWhenNeeded();
const node = projectNode();
const dev = process.argv.includes("--dev");
if (!dev) await buildWhenNeeded(node).catch(stop);
const { code } = await runToEnd(node, ["server.ts", ...process.argv.slice(2)]);
process.exit(code);
