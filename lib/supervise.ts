import cluster, { type Worker } from "node:cluster";
import { randomUUID } from "node:crypto";
import { callsAtOnce } from "./ai-providers.ts";
import { env, ownVariable } from "./env.ts";
import { lifeTopics, namesOfProcesses, type Patience, type Processes, usualPatience } from "./siblings.ts";

/** A process that has ended is replaced at once, and one that ended during its start after this time. */
const againAfterMs = 2_000;

/** Says in the words of a process that another one holds the jobs, and that another one says that the server is ready. */
export const flags = { withoutJobs: "--without-jobs", quiet: "--quiet" };

/** Signals that a process causes itself: nobody sends them. */
const ownSignals = ["SIGABRT", "SIGBUS", "SIGFPE", "SIGILL", "SIGSEGV", "SIGSYS", "SIGTRAP"];

/**
 * Makes so many processes that serve one port, passes word between them, and replaces one that ends. The first of them
 * holds the jobs, and so does its replacement. Ends when all have ended after a signal, or when the first cannot start.
 */
export function supervise(processes: number, patience: Patience = usualPatience): void {
  let isStopping = false;
  let hasServed = false;
  let code = 0;
  const words = process.argv.slice(2);
  // What each process counts in its own memory.
  const share = {
    AI_CONCURRENCY: String(Math.ceil(callsAtOnce(env()) / processes)),
    ...(env().AI_CONCURRENCY === undefined && { [ownVariable]: "AI_CONCURRENCY" }),
  };

  // Those that ended by themselves, until a process serves that knows.
  const ended = new Set<string>();
  const life = watchLife(patience);

  const begin = (holdsJobs: boolean): void => {
    const name = randomUUID();
    const before = [...ended];
    const names = [`${namesOfProcesses.own}${name}`];
    if (before.length > 0) names.push(`${namesOfProcesses.ended}${before}`);
    const own = [...(holdsJobs ? [] : [flags.withoutJobs]), ...(hasServed ? [flags.quiet] : [])];
    cluster.setupPrimary({ args: [...words, ...names, ...own] });
    const worker = cluster.fork(share);
    refuseWhile(worker, () => life.isQuiet(worker));
    let isServing = false;
    worker.on("message", (word: { topic: string }) => {
      life.hear(worker, word.topic);
      if (word.topic !== lifeTopics.alive) pass(word, worker);
    });
    worker.once("listening", () => {
      isServing = true;
      for (const one of before) ended.delete(one);
      if (!hasServed) for (let more = 1; more < processes; more += 1) setImmediate(begin, false);
      hasServed = true;
    });
    worker.once("exit", (status, signal) => {
      if (isStopping || !hasServed) {
        code ||= status ?? 1;
        if (Object.keys(cluster.workers!).length === 0) process.exit(code);
        return;
      }
      life.end(worker, String(signal ?? `code ${status}`));
      if (signal === null || ownSignals.includes(signal)) ended.add(name);
      console.error(`A process of the server ended (${signal ?? status}). Another takes its place.`);
      setTimeout(() => isStopping || begin(holdsJobs), isServing ? 0 : againAfterMs);
    });
  };

  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.on(signal, () => {
      isStopping = true;
      for (const worker of workers()) worker.process.kill("SIGTERM");
      if (workers().length === 0) process.exit(code);
    });
  begin(true);
}

const givenOnMs = 20;

/**
 * Gives on the connections that a worker would be given now, and the last one where it ends without a word of it. Node
 * waits for the word that a worker took one: a frozen one never says so. Refused in its name, it is given to the next.
 */
function refuseWhile({ process: child }: Worker, isQuiet: () => boolean): void {
  const send = child.send.bind(child) as (...message: unknown[]) => boolean;
  let refuse = (): unknown => undefined;
  child.once("exit", () => refuse());
  child.send = (message: { act?: string; seq?: number }, ...rest: unknown[]) => {
    if (message.act !== "newconn") return send(message, ...rest);
    refuse = () => child.emit("internalMessage", { cmd: "NODE_CLUSTER", ack: message.seq, accepted: false });
    if (!isQuiet()) return send(message, ...rest);
    setTimeout(refuse, givenOnMs);
    return true;
  };
}

const workers = (): Worker[] => Object.values(cluster.workers!).filter((worker) => worker !== undefined);

/** Passes a word to all processes but the one that it is from. */
function pass(word: unknown, from?: Worker): void {
  for (const worker of workers())
    if (worker !== from && worker.isConnected()) worker.send(word as object, () => undefined);
}

const endingsKept = 20;

/** Knows which processes have lately said something, lets all of them know, and ends one that is silent for too long. */
function watchLife({ quietMs, silentMs, replacedMs, countedMs }: Patience) {
  const everyMs = silentMs / 10;
  const heardAt = new Map<Worker, number>();
  // One that says a word between long silences answers nobody either.
  const silences = new Map<Worker, { from: number; until: number }[]>();
  const endings: Processes["ended"] = [];
  let lookedAt = Date.now();
  const silencesOf = (worker: Worker) => {
    const now = Date.now();
    return [...(silences.get(worker) ?? []), { from: heardAt.get(worker) ?? now, until: now }]
      .filter(({ from, until }) => until - from > quietMs && until > now - countedMs)
      .map(({ from, until }) => ({ from: Math.max(from, now - countedMs), until }));
  };
  const silentFor = (worker: Worker) => silencesOf(worker).reduce((sum, { from, until }) => sum + until - from, 0);
  const silenceOf = (worker: Worker) => {
    const since = new Date(silencesOf(worker)[0]?.from ?? heardAt.get(worker) ?? Date.now()).toISOString();
    return { pid: worker.process.pid!, since, seconds: Math.round(silentFor(worker) / 1_000) };
  };
  // A machine that slept or was stopped has silenced all of them, and none is to blame.
  const hasSlept = () => Date.now() - lookedAt > quietMs;
  const look = () => {
    if (hasSlept()) for (const worker of heardAt.keys()) heardAt.set(worker, Date.now());
    lookedAt = Date.now();
    const silent = [...heardAt.keys()].filter((worker) => silentFor(worker) >= silentMs);
    for (const worker of silent.filter((one) => silentFor(one) >= replacedMs)) {
      if (worker.isDead()) continue;
      console.error(
        `Process ${worker.process.pid} of the server said nothing for ${replacedMs / 1000} seconds of the last ${countedMs / 1000}. It is ended.`,
      );
      worker.process.kill("SIGKILL");
    }
    const watch = [...heardAt.keys()].find((worker) => !silent.includes(worker))?.process.pid ?? null;
    const gone = silent.map((worker) => silenceOf(worker));
    pass({ topic: lifeTopics.all, data: { watch, silent: gone, ended: endings } satisfies Processes });
  };
  setInterval(look, everyMs).unref();
  return {
    isQuiet: (worker: Worker) => Date.now() - (heardAt.get(worker) ?? Date.now()) > quietMs,
    // One that is still starting has not begun to say that it lives.
    hear: (worker: Worker, topic: string) => {
      if (topic !== lifeTopics.alive && !heardAt.has(worker)) return;
      if (!hasSlept()) silences.set(worker, silencesOf(worker));
      heardAt.set(worker, Date.now());
    },
    end: (worker: Worker, signal: string) => {
      const how = silentFor(worker) >= replacedMs ? "silent" : signal;
      endings.push({ ...silenceOf(worker), how, at: new Date().toISOString() });
      if (endings.length > endingsKept) endings.shift();
      heardAt.delete(worker);
      silences.delete(worker);
    },
  };
}
