// npm run judge [-- <file>…]: how well the tool search serves the judged needs, on a throwaway copy of the catalogue.
// Plain JavaScript for Node 20.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installWhenNeeded, projectNode } from "./install.mjs";

await installWhenNeeded();
const folder = mkdtempSync(join(tmpdir(), "touchstone-judge-"));
const { DATABASE_URL: _, ...variables } = process.env;
const env = { ...variables, DATA_DIR: folder };
const { status } = spawnSync(projectNode(), ["lib/cli/judge.ts", ...process.argv.slice(2)], { env, stdio: "inherit" });
rmSync(folder, { recursive: true, force: true });
process.exit(status ?? 1);
