// Serves generated data, flagged as such everywhere, from a folder that is deleted at the end. Plain JavaScript for
// the oldest Node of package.json.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectNode } from "./install.mjs";
import { runToEnd, stop } from "./run-to-end.mjs";

const node = projectNode();
const folder = mkdtempSync(join(tmpdir(), "touchstone-demo-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
// Never the configured data: a database address in the environment is ignored.
const environment = { ...process.env, DATABASE_URL: "", DATA_DIR: folder };
const off = { RATE_LIMIT_REVIEWS: "off", RATE_LIMIT_NEW_TOOLS: "off", RATE_LIMIT_ATTEMPTS: "off" };

console.log("Generating demo data …");
const filled = spawnSync(node, [join("lib", "cli", "fill-demo.ts")], {
  stdio: "inherit",
  env: { ...environment, ...off },
});
if (filled.status !== 0) stop("The demo data could not be made; the message stands above.");

const { code } = await runToEnd(node, ["server.ts"], { stdio: "inherit", env: environment });
process.exit(code);
