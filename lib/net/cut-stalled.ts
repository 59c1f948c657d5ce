import type { Server } from "node:http";
import type { Socket } from "node:net";

/** The unsent part of the chunk being written: Node itself reports only whole chunks. */
type Writing = Socket & { _handle?: { writeQueueSize: number } | null };

/**
 * Cuts the connections of clients that take none of their waiting bytes: without this, a client that does not read
 * could hold memory and a connection forever. A slow reader is served at its own pace.
 */
export function cutStalled(server: Server, withinMs: number): void {
  const sockets = new Map<Writing, string>();
  server.on("connection", (socket: Socket) => {
    sockets.set(socket, "");
    socket.once("close", () => sockets.delete(socket));
  });
  setInterval(() => {
    for (const [socket, before] of sockets) {
      const waiting = socket._handle?.writeQueueSize ?? 0;
      const now = waiting === 0 ? "" : `${socket.bytesWritten - socket.writableLength} ${waiting}`;
      if (now !== "" && now === before) socket.destroy();
      sockets.set(socket, now);
    }
  }, withinMs).unref();
}
