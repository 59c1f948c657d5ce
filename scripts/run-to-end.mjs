// Runs a program in the place of this process. Plain JavaScript for the oldest Node of package.json.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { constants } from "node:os";

/** Between two looks at whether npm still runs, in milliseconds. */
const lookMs = 250;
const npm = npmProcess();

/**
 * Runs a program to its end and gives its exit code. Where a signal to it or to this process stopped it, the signal is
 * given too and the code is 128 plus its number.
 */
export async function runToEnd(command, words, options = { stdio: "inherit" }) {
  const child = spawn(command, words, options);
  let received = null;
  // A process manager sends its signal to this process only.
  const pass = () => {
    received = "SIGTERM";
    child.kill(received);
  };
  // A terminal sends Ctrl-C to both.
  const wait = () => {
    received = "SIGINT";
  };
  process.on("SIGTERM", pass).on("SIGINT", wait);
  const looks = setInterval(() => isRunning(npm) || pass(), lookMs);
  const [code, signal] = await once(child, "exit");
  clearInterval(looks);
  process.off("SIGTERM", pass).off("SIGINT", wait);
  const stoppedBy = code === 0 ? null : (received ?? signal);
  return { code: stoppedBy === null ? code : 128 + constants.signals[stoppedBy], stoppedBy };
}

/**
 * The process of npm that runs this one, by a shell or without. The shell passes no signal on, so that without a look at
 * npm its scripts outlive it.
 */
function npmProcess() {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  if (process.platform !== "linux") return process.ppid;
  const [, name, parent] = /\((.*)\) \S+ (\d+)/s.exec(readFileSync(`/proc/${process.ppid}/stat`, "utf8"));
  return name.endsWith("sh") ? Number(parent) : process.ppid;
}

function isRunning(id) {
  try {
    return id === undefined || process.kill(id, 0);
  } catch (error) {
    // It runs as another user.
    return error.code === "EPERM";
  }
}

/** Stops with a message on what to do. */
export function stop(reason) {
  console.error(reason.message ?? reason);
  process.exit(1);
}
