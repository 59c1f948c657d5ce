// A thread of a server that runs studies of the simulator, so that the server answers meanwhile. It opens no storage.
import { parentPort } from "node:worker_threads";
import { simulator } from "../../engines/simulator/simulator.ts";
import { AppError } from "../../errors.ts";
import { describesPeople, makePeople } from "../pipeline/make-people.ts";
import { runStudy } from "../pipeline/run-study.ts";
import type { Fault, Order, Report, ToThread } from "./messages.ts";

const running = new Map<number, AbortController>();

parentPort!.on("message", (message: ToThread) => {
  if ("stop" in message) running.get(message.stop)?.abort(new Error("stopped"));
  else void run(message);
});

async function run({ run, brief, plan, deadline }: Order): Promise<void> {
  const stop = new AbortController();
  running.set(run, stop);
  const engine = simulator();
  const say = (said: Report) => parentPort!.postMessage({ run, ...said });
  const people = async (signal: AbortSignal) => {
    const made = await makePeople(brief, engine, signal);
    say({ people: made });
    return made;
  };
  try {
    const result = await runStudy(brief, engine, {
      signal: stop.signal,
      deadline,
      ...(plan && { plan }),
      ...(describesPeople(brief) && { people }),
      onEvent: (event) => say({ event }),
    });
    say({ result });
  } catch (error) {
    say({ fault: faultOf(error) });
  } finally {
    running.delete(run);
  }
}

/** An error in a form that can leave the thread. */
function faultOf(error: unknown): Fault {
  const { message, cause } = error as Error;
  return { code: error instanceof AppError ? error.code : null, message, cause: cause ?? null };
}
