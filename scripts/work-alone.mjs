// Installs and builds of this folder happen one after another, however many commands start at once. Plain JavaScript for
// the oldest Node of package.json.
import { realpathSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { holdName, untilReleased } from "../lib/net/hold-name.mjs";
import { runToEnd } from "./run-to-end.mjs";

/** Between two tries to hold the folder, in milliseconds. */
const pauseMs = 100;

/**
 * Does work that is not done yet while no other process works on this folder; that one may have done it by then. The
 * work's programs keep others waiting even when this process is killed.
 */
export async function workAlone(isDone, work) {
  if (isDone()) return;
  const held = await holdFolder();
  const run = async (command, words, options) => {
    const stdio = [...options.stdio, ...held.descriptors];
    const { code, stoppedBy } = await runToEnd(command, words, { ...options, stdio });
    if (stoppedBy === null) return code;
    console.error(`Stopped by ${stoppedBy}. The next start goes on.`);
    process.exit(code);
  };
  try {
    if (!isDone()) await work(run);
  } finally {
    held.release();
  }
}

async function holdFolder() {
  const name = `installs and builds of ${realpathSync(".")}`;
  for (let tries = 0; ; tries++) {
    const held = await holdName(name);
    if (held !== null) return held;
    if (tries === 0) console.log("Another command installs or builds in this folder. Waiting for it to end …");
    await untilReleased(name);
    await pause(pauseMs);
  }
}
