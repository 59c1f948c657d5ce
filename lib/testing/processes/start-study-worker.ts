import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Errand } from "./study-worker.ts";

export type StudyWorker = {
  /** Sends an errand to it and returns its answer. */
  go<Answer>(errand: Errand): Promise<Answer>;
  kill(): Promise<void>;
};

/** Starts a process that requests studies, and waits until it is ready. */
export async function startStudyWorker(): Promise<StudyWorker> {
  const worker = spawn(process.execPath, ["lib/testing/processes/study-worker.ts"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface(worker.stdout)[Symbol.asyncIterator]();
  const next = async () => {
    const line = await lines.next();
    if (line.done) throw new Error("the worker has ended");
    return line.value;
  };
  if ((await next()) !== "ready") throw new Error("the worker did not start");
  return {
    go: async (errand) => {
      worker.stdin.write(`${JSON.stringify(errand)}\n`);
      return JSON.parse(await next());
    },
    kill: async () => {
      if (worker.exitCode !== null || worker.signalCode !== null) return;
      worker.kill("SIGKILL");
      await once(worker, "exit");
    },
  };
}
