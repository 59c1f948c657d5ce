import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { bytesPerUnit } from "../contract.ts";
import { spendSent } from "../limits/spend-read.ts";

/** How often an answer in progress is charged, so a stream pays in the minute in which it is read. */
const everyMs = 5_000;

/** The bytes of a connection counted so far: it carries many answers in turn. */
const counted = new WeakMap<Socket, number>();

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
    bytes += socket.bytesWritten - (counted.get(socket) ?? 0);
    counted.set(socket, socket.bytesWritten);
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
