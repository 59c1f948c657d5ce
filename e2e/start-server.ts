import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyFilledFolder } from "../lib/testing/processes/filled-folder.ts";
import { adminSecret, noLimits, serve } from "./serve.ts";

/** Fills a data folder for all servers of the browser tests, and serves the app as long as they run: see `E2E_BASE_URL`. */
export default async function startServer(): Promise<() => Promise<void>> {
  const place = mkdtempSync(join(tmpdir(), "touchstone-e2e-filled-"));
  const filled = join(place, "copy");
  await copyFilledFolder(process.env.TEST_FILLED_FOLDER ?? place, filled);
  process.env.E2E_FILLED_FOLDER = filled;
  // Its tests visit each page soon after the start.
  const { url, stop } = await serve({ ...noLimits, RESEARCH_ADMIN_SECRET: adminSecret, PRELOAD_PAGES: "on" });
  process.env.E2E_BASE_URL = url;
  return async () => {
    await stop();
    rmSync(place, { recursive: true, force: true });
  };
}
