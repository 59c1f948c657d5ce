import { fork } from "node:child_process";
import { once } from "node:events";
import type { Door } from "../hostile/door.ts";
import { clockOf } from "./thread-clock.ts";

export type MeasuredService = {
  /** Sends a request; returns its status and what it cost the main thread of the service, in milliseconds of CPU. */
  measure(request: Door): Promise<{ status: number; cpuMs: number }>;
  /** Sends a request; returns how long it waited for the main thread, in milliseconds of its CPU; without /proc, of the clock. */
  time(request: Door): Promise<number>;
  /** Sends a request; returns what it was answered with. */
  ask(request: Door): Promise<{ status: number; text: string }>;
  stop(): Promise<void>;
};

/** Starts the API in a separate process with the variables of this one. */
export async function startMeasuredService(): Promise<MeasuredService> {
  const child = fork("lib/testing/processes/measured-service.ts");
  const ended = once(child, "exit").then(([code]): never => {
    throw new Error(`the service ended with ${code}`);
  });
  ended.catch(() => undefined);
  const said = async <Message>() => {
    const [message] = await Promise.race([once(child, "message"), ended]);
    return message as Message;
  };
  const { port } = await said<{ port: number }>();
  const usage = async () => {
    child.send({});
    return (await said<{ cpuMs: number }>()).cpuMs;
  };
  const ask = async ({ method, path, headers, body }: Door) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, body: body ?? null });
    return { status: answer.status, text: await answer.text() };
  };
  const nowMs = clockOf(child.pid!) ?? (() => performance.now());
  return {
    ask,
    time: async (request) => {
      const before = nowMs();
      await ask(request);
      return nowMs() - before;
    },
    measure: async (request) => {
      const before = await usage();
      const { status } = await ask(request);
      return { status, cpuMs: (await usage()) - before };
    },
    stop: async () => {
      child.disconnect();
      await once(child, "exit");
    },
  };
}
