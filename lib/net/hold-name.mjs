// A name that one process of this machine holds at a time. It is a listening socket, which the system frees even when its
// holder is killed. Plain JavaScript for the oldest Node of package.json: the start holds its folder before packages are installed.
import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Holds a name until it is released or the process ends, and gives null while another holds it. A child that inherits
 * the file descriptors keeps the name until it ends too.
 * @param {string} name
 * @returns {Promise<{ descriptors: number[], release: () => void } | null>}
 */
export async function holdName(name) {
  const path = socketPath(name);
  const server = await listen(path).catch(async (error) => {
    if (error.code !== "EADDRINUSE") throw error;
    // On macOS a socket is a file that outlives a killed process; one without an answer is stale.
    if (process.platform !== "darwin" || (await answers(path))) return null;
    rmSync(path, { force: true });
    return listen(path);
  });
  if (server === null) return null;
  const clients = new Set();
  server.on("connection", (client) => {
    clients.add(client.unref());
    client.on("error", () => {}).once("close", () => clients.delete(client));
  });
  const descriptor = server._handle.fd;
  return {
    descriptors: descriptor >= 0 ? [descriptor] : [],
    release() {
      server.close();
      for (const client of clients) client.destroy();
    },
  };
}

/**
 * Waits until the holder of a name, and each child that keeps it, has ended or released it.
 * @param {string} name
 * @returns {Promise<void>}
 */
export function untilReleased(name) {
  return new Promise((released) => {
    const socket = net.connect(socketPath(name));
    socket.on("error", () => {}).once("close", () => released());
    socket.resume();
  });
}

function socketPath(name) {
  const file = `touchstone-${createHash("sha256").update(name).digest("hex").slice(0, 32)}`;
  if (process.platform === "linux") return `\0${file}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${file}`;
  return join(tmpdir(), `${file}.sock`);
}

/** Listens without keeping its process alive. */
function listen(path) {
  const server = net.createServer().unref();
  return new Promise((taken, refused) => server.once("error", refused).listen(path, () => taken(server)));
}

function answers(path) {
  return new Promise((decide) => {
    const socket = net.connect(path, () => {
      socket.destroy();
      decide(true);
    });
    socket.once("error", () => decide(false));
  });
}
