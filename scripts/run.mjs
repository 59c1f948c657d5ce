// node scripts/run.mjs [--built] <entry> [words…]: runs one of the project's command-line entries under the project's own
// Node, after a build where the entry needs one. Plain JavaScript for Node 20.
import { spawn } from "node:child_process";
import { buildWhenNeeded } from "./build.mjs";
import { installWhenNeeded, projectNode, stop } from "./install.mjs";

installWhenNeeded();
const isBuilt = process.argv[2] === "--built";
if (isBuilt) await buildWhenNeeded(projectNode()).catch(stop);
const entry = spawn(projectNode(), process.argv.slice(isBuilt ? 3 : 2), { stdio: "inherit" });
// A terminal sends Ctrl-C to both; a process manager sends its signal to this one only.
process.on("SIGTERM", () => entry.kill("SIGTERM"));
process.on("SIGINT", () => {});
entry.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGTERM" ? 143 : 1)));
