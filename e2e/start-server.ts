import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../lib/testing/postgres.ts";

const readyWithinMs = 60_000;

/** Serves the built app on a free port with a data folder of its own, for as long as the browser tests run. */
export default async function startServer(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "touchstone-e2e-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const limits = {
    RATE_LIMIT_REVIEWS: "off",
    RATE_LIMIT_NEW_TOOLS: "off",
    RATE_LIMIT_ATTEMPTS: "off",
    RATE_LIMIT_READS: "off",
  };
  const env = { ...process.env, ...limits, PORT: String(port), DATA_DIR: folder, PUBLIC_URL: url, DATABASE_URL: "" };
  const server = spawn(process.execPath, ["server.ts"], { env, stdio: ["ignore", "pipe", "inherit"] });
  const exited = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  await new Promise<void>((ready, failed) => {
    setTimeout(() => failed(new Error("The server was not ready in time.")), readyWithinMs).unref();
    void exited.then(() =>
      failed(new Error("The server ended before it was ready. Is the app built (npm run build)?")),
    );
    server.stdout.on("data", (text: Buffer) => String(text).includes("Touchstone is ready") && ready());
  });
  process.env.E2E_BASE_URL = url;
  return async () => {
    server.kill("SIGTERM");
    await exited;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}
