import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { promisify } from "node:util";

/** Slow machines load the engine and PGlite for a while. */
const readyWithinMs = 120_000;

export const adminSecret = "the-secret-of-the-operator-of-a-drill";

/** What every server of a drill is given: no limit, and the operator's secret. */
const standing = {
  HOSTNAME: "127.0.0.1",
  DATABASE_URL: "",
  RESEARCH_ADMIN_SECRET: adminSecret,
  AI_MODEL: "",
  RATE_LIMIT_REVIEWS: "off",
  RATE_LIMIT_NEW_TOOLS: "off",
  RATE_LIMIT_QUESTIONS: "off",
  RATE_LIMIT_ANSWERS: "off",
  RATE_LIMIT_ATTEMPTS: "off",
  RATE_LIMIT_READS: "off",
};

export type Server = {
  process: ChildProcess;
  /** All that it has printed so far. */
  log: () => string;
  kill: () => Promise<void>;
  /** Ends it in order; returns its exit code. */
  stop: () => Promise<number | null>;
};

export type Place = { PORT: string; DATA_DIR: string } & Record<string, string>;

/** Where a server of a drill is reached. */
export const urlOf = ({ PORT }: Pick<Place, "PORT">): string => `http://127.0.0.1:${PORT}`;

/** Starts the built service, as npm start does, and waits until it is ready; throws with what it printed. */
export async function startServer(place: Place): Promise<Server> {
  const env = { ...process.env, ...standing, ...place };
  const child = spawn(process.execPath, ["server.ts"], { env, stdio: ["ignore", "pipe", "pipe"] });
  const endWithUs = () => child.kill("SIGKILL");
  process.once("exit", endWithUs);
  child.once("exit", () => process.off("exit", endWithUs));
  let log = "";
  const ended = once(child, "exit");
  const ready = Promise.withResolvers<void>();
  for (const output of [child.stdout, child.stderr])
    output.on("data", (chunk) => {
      log += chunk;
      if (log.includes("Touchstone is ready")) ready.resolve();
    });
  const late = setTimeout(() => ready.reject(new Error(`The server was not ready in time: ${log}`)), readyWithinMs);
  void ended.then(([code]) => ready.reject(new Error(`The server ended with ${code}: ${log}`)));
  await ready.promise.finally(() => clearTimeout(late));
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
    return child.exitCode;
  };
  return { process: child, log: () => log, kill: async () => void (await end("SIGKILL")), stop: () => end("SIGTERM") };
}

/** Runs a command of the operator; returns what it prints. */
export async function operate(place: Pick<Place, "DATA_DIR">, ...words: string[]): Promise<string> {
  const env = { ...process.env, ...standing, ...place };
  return (await promisify(execFile)(process.execPath, ["lib/cli/touchstone.ts", ...words], { env })).stdout;
}
