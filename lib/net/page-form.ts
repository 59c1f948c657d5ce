import { IncomingMessage } from "node:http";
import { AppError } from "../errors.ts";
import { sizeLimits } from "./size-limits.ts";

/** The pages that are made again with the form sent to them, because what it holds is too long or too private for an address. */
const pages = ["/ask", "/moderation/report"];
const pathOf = ({ url = "" }: IncomingMessage) => url.split("?", 1)[0]!;

/** The most a form sent to this address may hold, in bytes. */
export const formLimit = (request: IncomingMessage) =>
  pages.includes(pathOf(request)) ? sizeLimits.draft.bytes : sizeLimits.form.bytes;

/** Whether a request to a page does more than read it. */
export const isSent = ({ method }: IncomingMessage) => method !== "GET" && method !== "HEAD";

/** Why a page takes nothing that is sent like this: only forms are, as a browser sends them without files. */
export function faultOfSending({ method, headers }: IncomingMessage): AppError | null {
  if (method !== "POST") {
    const message = "Pages are read with GET, and forms are sent with POST. Agents use the API: GET /openapi.json.";
    return new AppError("method_not_allowed", message, {}, { Allow: "GET, HEAD, POST" });
  }
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (type === "application/x-www-form-urlencoded") return null;
  return new AppError(
    "unsupported_media_type",
    "Send a form as application/x-www-form-urlencoded. Agents use the API: GET /openapi.json.",
  );
}

/** A form that was sent: the request that Next is to answer, and what was sent when a page is to be made with it. */
export type Form = { request: IncomingMessage; sent: URLSearchParams | null };

/** Reads the form out of a request; null when it is longer than `limit` bytes, of which no more are then read. */
export async function takeForm(request: IncomingMessage, limit: number): Promise<Form | null> {
  const { socket, headers } = request;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) return null;
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  // Next would look for an action of this name, which no page here has, and log that there is none.
  delete headers["next-action"];
  if (!pages.includes(pathOf(request))) return { request: withBody(request, socket, body), sent: null };
  request.method = "GET";
  for (const name of ["content-type", "content-length", "transfer-encoding"]) delete headers[name];
  return { request, sent: new URLSearchParams(body.toString("utf8")) };
}

/** A request whose body was read, with the body to be read again. */
function withBody(read: IncomingMessage, socket: IncomingMessage["socket"], body: Buffer): IncomingMessage {
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = read;
  const request = new IncomingMessage(socket);
  const head = { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor };
  Object.assign(request, head, { complete: true });
  request.push(body);
  request.push(null);
  return request;
}
