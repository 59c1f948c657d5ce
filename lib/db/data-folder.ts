import { createHash } from "node:crypto";
import { mkdirSync, realpathSync, rmSync } from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Takes a data folder for this process alone, or throws. PGlite itself lets two processes open one folder and then
 * loses writes. The lock is a listening socket, which the system frees even when the holder is killed.
 */
export async function lockDataFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = lockPath(realpathSync(folder));
  const server = await listen(path).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    if (process.platform === "darwin" && !(await answers(path))) {
      rmSync(path);
      return listen(path);
    }
    throw new Error(
      `Another Touchstone process is using the data folder ${folder}. Stop it, give this one another DATA_DIR, or run several processes on PostgreSQL by DATABASE_URL.`,
    );
  });
  server.unref();
  return () => server.close();
}

function lockPath(folder: string): string {
  const name = `touchstone-${createHash("sha256").update(folder).digest("hex").slice(0, 32)}`;
  if (process.platform === "linux") return `\0${name}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

function listen(path: string): Promise<net.Server> {
  const server = net.createServer((socket) => socket.destroy());
  return new Promise((taken, refused) => server.once("error", refused).listen(path, () => taken(server)));
}

/** A socket file outlives a killed process on macOS; one without an answer is stale. */
function answers(path: string): Promise<boolean> {
  return new Promise((decide) => {
    const socket = net.connect(path, () => {
      socket.destroy();
      decide(true);
    });
    socket.once("error", () => decide(false));
  });
}
