// npm start: installs, builds, then serves; on later starts only what has changed. npm run dev: the same with --dev.
import { spawn } from "node:child_process";
import { buildWhenNeeded } from "./build.mjs";
import { installWhenNeeded, projectNode, stop } from "./install.mjs";

installWhenNeeded();
const node = projectNode();
const dev = process.argv.includes("--dev");
if (!dev) await buildWhenNeeded(node).catch(stop);

const server = spawn(node, ["server.ts", ...process.argv.slice(2)], { stdio: "inherit" });
// A terminal sends Ctrl-C to both; a process manager sends its signal to this one only.
process.on("SIGTERM", () => server.kill("SIGTERM"));
process.on("SIGINT", () => {});
server.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGTERM" ? 0 : 1)));
