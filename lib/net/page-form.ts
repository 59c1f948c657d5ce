import type { IncomingMessage } from "node:http";

/** The pages that a form is sent to, because what it holds is too long or too private for an address. */
const pages = ["/ask"];

/** Whether a request is such a form. */
export function takesForm({ method, url = "", headers }: IncomingMessage): boolean {
  const isForm = headers["content-type"]?.split(";")[0]?.trim().toLowerCase() === "application/x-www-form-urlencoded";
  return method === "POST" && isForm && pages.includes(url.split("?")[0]!);
}

/**
 * Reads the form out of a request and leaves a plain GET of its page, which is all that Next is to make; null when it is
 * longer than `limit` bytes.
 */
export async function takeForm(request: IncomingMessage, limit: number): Promise<URLSearchParams | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) return null;
    chunks.push(chunk);
  }
  request.method = "GET";
  for (const name of ["content-type", "content-length", "transfer-encoding"]) delete request.headers[name];
  return new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
}
