import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { noLimits, serve } from "./serve.ts";

/** Fills a data folder for all servers of the browser tests, and serves the app as long as they run: see E2E_BASE_URL. */
export default async function startServer(): Promise<() => Promise<void>> {
  const filled = mkdtempSync(join(tmpdir(), "touchstone-e2e-filled-"));
  const env = { ...process.env, DATA_DIR: filled, DATABASE_URL: "" };
  execFileSync(process.execPath, ["lib/testing/processes/prepare-worker.ts"], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  process.env.E2E_FILLED_FOLDER = filled;
  const { url, stop } = await serve(noLimits);
  process.env.E2E_BASE_URL = url;
  return async () => {
    await stop();
    rmSync(filled, { recursive: true, force: true });
  };
}
