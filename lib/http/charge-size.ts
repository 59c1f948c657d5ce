import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { join, relative } from "node:path";
import { bytesPerUnit } from "../contract.ts";
import { spendSent } from "../limits/spend-read.ts";

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

/** The addresses of built files and those in `public`: they are sent unchanged, and cost nothing. */
export function listAssets(): Set<string> {
  const { routes } = JSON.parse(readFileSync(".next/prerender-manifest.json", "utf8")) as { routes: object };
  // Names with a leading underscore are Next's own, without an address.
  const paths = Object.keys(routes).filter((path) => !path.startsWith("/_"));
  const copied = filesBelow("public").map((path) => `/${path}`);
  const built = filesBelow(".next/static").map((path) => `/_next/static/${path}`);
  return new Set([...paths, ...copied, ...built]);
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
