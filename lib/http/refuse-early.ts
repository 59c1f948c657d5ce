import { maxHeaderSize, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { sendNodeResponse } from "srvx/node";
import { AppError } from "../errors.ts";
import { clientGone, type NamedResponse, strictTransport } from "../net/named-response.ts";
import { ownValue } from "../own-value.ts";
import { respondError } from "./respond.ts";

/** Refuses a request before any handler, by default with the headers and body of every API refusal. */
export function refuseEarly(response: ServerResponse, error: AppError, answer = respondError(error)): void {
  // The rest of this connection is not read.
  response.setHeader("Connection", "close");
  void sendNodeResponse(response, answer);
}

/** Node's codes for unreadable requests, with the status (RFC 9110, RFC 6585) and what to do. */
const faults: Record<string, [status: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", `Send at most ${maxHeaderSize / 1024} KiB of headers.`],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ["413 Content Too Large", "Send chunks without extensions."],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "Send the whole request sooner."],
};

/** Refuses requests that Node cannot read, with the headers and body of every API refusal. */
export function refuseUnreadable(server: Server): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket & { _httpMessage?: NamedResponse }) => {
    const response = socket._httpMessage;
    // A refusal cannot follow an answer that has begun.
    if (!socket.writable || response?.headersSent) return void socket.destroy();
    const [status, message] = ownValue(faults, String(error.code)) ?? [
      "400 Bad Request",
      "Send a request as HTTP/1.1 has it (RFC 9112).",
    ];
    // A connection that ends within a body is a client that hung up, and most read no answer.
    response?.begin(error.code === "HPE_INVALID_EOF_STATE" ? clientGone : Number.parseInt(status, 10));
    void refusal(status, message).then((text) => socket.end(text, () => socket.destroy()));
  });
}

async function refusal(status: string, message: string): Promise<string> {
  const answer = respondError(new AppError("invalid_argument", message));
  const body = await answer.text();
  answer.headers.set("Connection", "close");
  answer.headers.set("Content-Length", String(Buffer.byteLength(body)));
  const all = [...answer.headers, ...Object.entries(strictTransport())];
  const headers = all.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return `HTTP/1.1 ${status}\r\n${headers}\r\n${body}`;
}
