import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

export type Service = {
  process: ChildProcess;
  /** Its address. */
  url: string;
  /** Sends one request; returns the answer with the time it took. */
  ask(path: string, body?: unknown): Promise<Answer>;
  stop(): Promise<void>;
};
export type Answer = { status: number; headers: Headers; body: Record<string, unknown>; ms: number };

const off = { RATE_LIMIT_REVIEWS: "off", RATE_LIMIT_NEW_TOOLS: "off", RATE_LIMIT_READS: "off" };

/** Starts the API in a separate process; fails with its output when it ends before it serves. */
export async function startService(variables: Record<string, string>): Promise<Service> {
  const environment = { ...process.env, ...off, RATE_LIMIT_ATTEMPTS: "100000/minute", ...variables };
  const child = spawn(process.execPath, ["lib/testing/processes/service.ts"], { env: environment, stdio: "pipe" });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const port = await Promise.race([
    once(child.stdout, "data").then(([chunk]) => Number(String(chunk))),
    once(child, "exit").then(([code]) => {
      throw new Error(`ended with ${code}: ${said}`);
    }),
  ]);
  const url = `http://127.0.0.1:${port}`;
  return {
    process: child,
    url,
    ask: async (path, body) => {
      const started = performance.now();
      const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
      const headers = { "content-type": "application/json" };
      const response = await fetch(`${url}${path}`, { ...sent, headers });
      const answer = (await response.json()) as Record<string, unknown>;
      return { status: response.status, headers: response.headers, body: answer, ms: performance.now() - started };
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}
