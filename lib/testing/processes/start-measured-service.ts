import { fork } from "node:child_process";
import { once } from "node:events";
import type { Door } from "../hostile/door.ts";
import { clockOf } from "./thread-clock.ts";

export type MeasuredService = {
  /** Sends a request; returns what it was answered with. */
  ask(request: Door): Promise<{ status: number; text: string }>;
  /** What the main thread of the service has computed so far, in milliseconds of the processor. */
  nowMs(): number;
  stop(): Promise<void>;
};

/** Starts the API in a separate process with the variables of this one. */
export async function startMeasuredService(): Promise<MeasuredService> {
  const child = fork("lib/testing/processes/measured-service.ts");
  const ended = once(child, "exit").then(([code]): never => {
    throw new Error(`the service ended with ${code}`);
  });
  ended.catch(() => undefined);
  const [{ port }] = (await Promise.race([once(child, "message"), ended])) as [{ port: number }];
  return {
    ask: async ({ method, path, headers, body }) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, body: body ?? null });
      return { status: answer.status, text: await answer.text() };
    },
    nowMs: clockOf(child.pid!),
    stop: async () => {
      child.disconnect();
      await once(child, "exit");
    },
  };
}
