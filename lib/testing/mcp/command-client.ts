import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";

/** Opens an address as a person's browser does. */
type Browse = (address: string) => Promise<unknown>;
type Output = { code: number | null; printed: string; warned: string };

/** Variables of a client that has its own home and finds no browser to open. */
export async function ownHome(): Promise<{ env: Record<string, string>; remove: () => Promise<void> }> {
  const home = await mkdtemp(join(tmpdir(), "touchstone-client-"));
  const env = { HOME: home, USERPROFILE: home, PATH: home, BROWSER: "none" };
  return { env, remove: () => rm(home, { recursive: true, force: true }) };
}

/** Runs a command of a client to its end, and opens the address that it prints for its person. */
export async function runCommand(words: string[], browse: Browse, env: Record<string, string> = {}): Promise<Output> {
  const own = await ownHome();
  const child = spawn(process.execPath, words, {
    env: { ...process.env, ...own.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 60_000,
  });
  const [printed, warned] = [openingFrom(child.stdout, browse), openingFrom(child.stderr, browse)];
  try {
    const [code] = (await once(child, "close")) as [number | null];
    return { code, printed: await printed.text(), warned: await warned.text() };
  } finally {
    child.kill("SIGKILL");
    await own.remove();
  }
}

/** Reads what a client prints, and opens the first address of a request to connect in it. */
export function openingFrom(stream: Readable, browse: Browse): { text: () => Promise<string> } {
  let said = "";
  let opened: Promise<unknown> | undefined;
  stream.on("data", (chunk) => {
    said += String(chunk);
    const address = /https?:\/\/\S+\/oauth\/authorize\?\S+(?=\s)/.exec(said)?.[0];
    if (address !== undefined) opened ??= listening(address).then(() => browse(address));
  });
  return {
    text: async () => {
      await opened;
      return said;
    },
  };
}

/** Waits until the client listens where the request sends its person back: a client may print the address before. */
async function listening(address: string): Promise<void> {
  const { hostname, port } = new URL(new URL(address).searchParams.get("redirect_uri")!);
  const latest = performance.now() + 30_000;
  for (;;) {
    const socket = connect(Number(port), hostname);
    try {
      await once(socket, "connect");
      return;
    } catch (refused) {
      if (performance.now() > latest) throw refused;
      await delay(100);
    } finally {
      socket.destroy();
    }
  }
}
