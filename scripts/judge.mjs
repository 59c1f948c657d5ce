// npm run judge [-- <file>…], npm run judge:look-alikes [-- <file>…]: how well the tool search serves the judged needs,
// and which look-alikes the review door warns of, each on a throwaway copy of the catalogue.
// Plain JavaScript for the oldest Node of package.json.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installWhenNeeded, projectNode } from "./install.mjs";

await installWhenNeeded();
const folder = mkdtempSync(join(tmpdir(), "touchstone-judge-"));
const { DATABASE_URL: _, ...variables } = process.env;
const env = { ...variables, DATA_DIR: folder, RATE_LIMIT_ATTEMPTS: "off" };
const [subject, ...files] = process.argv.slice(2);
const { status } = spawnSync(projectNode(), [`lib/testing/judge/${subject}.ts`, ...files], { env, stdio: "inherit" });
rmSync(folder, { recursive: true, force: true });
process.exit(status ?? 1);
