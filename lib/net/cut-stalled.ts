import type { Server } from "node:http";
import type { Socket } from "node:net";

/** What of the chunk that is being written has not left yet: Node itself tells only when a whole chunk is gone. */
type Writing = Socket & { _handle?: { writeQueueSize: number } | null };

/**
 * Cuts the connections of clients that take nothing of what waits for them: whoever asks and does not read would hold
 * memory and a connection for as long as it likes. One that reads slowly is served as slowly as it reads.
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
