import { type ChildProcess, execFile, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../lib/testing/processes/postgres.ts";

export { noLimits } from "../lib/testing/no-limits.ts";

const readyWithinMs = 120_000;

export type AppServer = {
  url: string;
  port: number;
  folder: string;
  process: ChildProcess;
  /** Everything printed so far, on both outputs. */
  output: () => string;
  stop: () => Promise<void>;
};

/**
 * Serves the built app on a free port with its own data folder and these variables and words, until stopped. The folder
 * is a copy of the one that the global setup filled with the catalogue, because filling takes seconds.
 */
export async function serve(variables: Record<string, string> = {}, ...words: string[]): Promise<AppServer> {
  const folder = mkdtempSync(join(tmpdir(), "touchstone-e2e-"));
  const filled = process.env.E2E_FILLED_FOLDER;
  if (filled !== undefined && !variables.DATABASE_URL && !variables.DATA_DIR)
    cpSync(filled, folder, { recursive: true });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const own = { PORT: String(port), HOSTNAME: "127.0.0.1", DATA_DIR: folder, PUBLIC_URL: url, DATABASE_URL: "" };
  const env = { ...process.env, ...own, ...variables };
  const server = spawn(process.execPath, ["server.ts", ...words], { env, stdio: ["ignore", "pipe", "pipe"] });
  const exited = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const stop = async () => {
    server.kill("SIGTERM");
    await exited;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  let said = "";
  await new Promise<void>((ready, failed) => {
    const late = setTimeout(() => {
      server.kill("SIGKILL");
      failed(new Error(`The server was not ready in time. It printed: ${said}`));
    }, readyWithinMs);
    void exited.then(() => {
      clearTimeout(late);
      failed(new Error("The server ended before it was ready. Is the app built (npm run build)?"));
    });
    server.stderr.on("data", (text: Buffer) => {
      said += String(text);
      process.stderr.write(text);
    });
    server.stdout.on("data", (text: Buffer) => {
      said += String(text);
      if (!said.includes("Touchstone is ready")) return;
      clearTimeout(late);
      ready();
    });
  });
  return { url, port, folder, process: server, output: () => said, stop };
}

/** Runs a command of the operator on a server's data folder; returns what it prints. */
export async function runAt({ folder }: AppServer, ...words: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: "", DATA_DIR: folder };
  return (await promisify(execFile)(process.execPath, ["lib/cli/touchstone.ts", ...words], { env })).stdout;
}

/** The admin secret of the server that all specs share. */
export const adminSecret = "the-secret-of-the-operator-of-a-test";
