// Runs a program in the place of this process. Plain JavaScript for Node 20.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";

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
  const [code, signal] = await once(child, "exit");
  process.off("SIGTERM", pass).off("SIGINT", wait);
  const stoppedBy = code === 0 ? null : (received ?? signal);
  return { code: stoppedBy === null ? code : 128 + constants.signals[stoppedBy], stoppedBy };
}

/** Stops with a message on what to do. */
export function stop(reason) {
  console.error(reason.message ?? reason);
  process.exit(1);
}
