import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { join, relative } from "node:path";
import { bytesPerUnit } from "../contract.ts";
import { spendSent } from "../limits/spend-read.ts";
import { openFiles } from "../net/open-files.ts";
import { processesTogether } from "../siblings.ts";

/** How often an answer in progress is charged, so a stream pays in the minute in which it is read. */
const everyMs = 5_000;

/** The bytes of a connection counted so far: it carries many answers in turn. */
const bytesBySocket = new WeakMap<Socket, number>();

/** Charges an answer by its size on the wire, compressed and with its headers; a free one is only counted. */
export function chargeSize(
  { socket }: IncomingMessage,
  response: ServerResponse,
  address: string | null,
  isFree: boolean,
): void {
  let bytes = 0;
  let charged = 0;
  const charge = () => {
    bytes += socket.bytesWritten - (bytesBySocket.get(socket) ?? 0);
    bytesBySocket.set(socket, socket.bytesWritten);
    const units = Math.floor(bytes / bytesPerUnit) - charged;
    if (isFree || units <= 0) return;
    charged += units;
    void spendSent(address, units);
  };
  // An answer has the socket to itself, and waits while an earlier one is sent.
  const timer = setInterval(() => response.socket && charge(), everyMs).unref();
  response.once("close", () => {
    clearInterval(timer);
    charge();
  });
}

/** The addresses that cost nothing: built files, those in `public`, and what robots must still be able to read. */
export function listAssets(): Set<string> {
  const { routes } = JSON.parse(readFileSync(".next/prerender-manifest.json", "utf8")) as { routes: object };
  // Names with a leading underscore are Next's own, without an address.
  const paths = Object.keys(routes).filter((path) => !path.startsWith("/_"));
  const copied = filesBelow("public").map((path) => `/${path}`);
  const built = filesBelow(".next/static").map((path) => `/_next/static/${path}`);
  return new Set([...paths, ...copied, ...built, "/robots.txt"]);
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** How many connections the server holds: some hosts allow 1,024 files, storage's included. */
export const connectionLimits = { inAll: 700, perClient: 250, shareOfFiles: 0.7 };

type Connection = { client: string; request: IncomingMessage | null };

/** Caps the connections, in all and of one client; the oldest idle or still sending one makes room. */
export function capConnections(server: Server, clientOf: ((address: string | null) => string) | null): void {
  const mostFiles = openFiles()?.most ?? Number.POSITIVE_INFINITY;
  const inAll = Math.min(connectionLimits.inAll, Math.floor(connectionLimits.shareOfFiles * mostFiles));
  // Each process has its share of a client's connections.
  const perClient = Math.ceil(connectionLimits.perClient / processesTogether());
  const connections = new Map<Socket, Connection>();
  server.maxConnections = inAll;
  server.on("connection", (socket: Socket) => {
    const client = clientOf?.(socket.remoteAddress ?? null) ?? "";
    const ofClient = [...connections].filter(([, of]) => of.client === client);
    if (clientOf !== null && ofClient.length >= perClient) (oldestWaiting(ofClient) ?? socket).destroy();
    connections.set(socket, { client, request: null });
    socket.once("close", () => connections.delete(socket));
    // One below the cap, because a connection above it is refused before any request.
    if (connections.size >= inAll) oldestWaiting(connections)?.destroy();
  });
  server.on("request", (request, response) => {
    const of = connections.get(request.socket);
    if (of === undefined) return;
    of.request = request;
    response.once("close", () => {
      if (of.request === request) of.request = null;
    });
  });
}

/** The first of these connections that is not answering a whole request. */
function oldestWaiting(connections: Iterable<[Socket, Connection]>): Socket | undefined {
  for (const [socket, { request }] of connections) if (!socket.destroyed && !request?.complete) return socket;
  return undefined;
}

/** The unsent part of the chunk being written: Node itself reports only whole chunks. */
type Writing = Socket & { _handle?: { writeQueueSize: number } | null };

/** Cuts clients that take none of their waiting bytes; a slow reader is served at its own pace. */
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
