// node scripts/run.mjs <entry> [words…]: runs one of the project's command-line entries under the project's own Node. Plain JavaScript for Node 20.
import { spawn } from "node:child_process";
import { installWhenNeeded, projectNode } from "./install.mjs";

installWhenNeeded();
const entry = spawn(projectNode(), process.argv.slice(2), { stdio: "inherit" });
// A terminal sends Ctrl-C to both; a process manager sends its signal to this one only.
process.on("SIGTERM", () => entry.kill("SIGTERM"));
process.on("SIGINT", () => {});
entry.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGTERM" ? 143 : 1)));
