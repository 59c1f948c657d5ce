import type { ServerResponse } from "node:http";
import { isObject } from "../own-value.ts";

/** Headers that depend on how the bytes are sent. */
const ofSending = ["connection", "content-length", "date", "etag", "keep-alive", "transfer-encoding"];

/** Collects what is written to a response; its end passes on the bytes and headers before anything is sent. */
export function collectAnswer(
  response: ServerResponse,
  onEnd: (body: Buffer, headers: [name: string, value: string][]) => void,
): void {
  const chunks: Buffer[] = [];
  const before = new Set(response.getHeaderNames());
  const { writeHead, write, end, flushHeaders } = response;
  let hasHead = false;
  const collect = (chunk: unknown, encoding: unknown) => {
    if (!hasHead) response.writeHead(response.statusCode);
    if (typeof chunk === "string") chunks.push(Buffer.from(chunk, encoding as BufferEncoding | undefined));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const collecting = {
    writeHead: (status: number, ...rest: unknown[]) => {
      hasHead = true;
      const headers = rest.find(isObject);
      for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value as string);
      response.statusCode = status;
      return response;
    },
    flushHeaders: () => {
      if (!hasHead) response.writeHead(response.statusCode);
    },
    write: (chunk: unknown, encoding?: unknown) => {
      collect(chunk, encoding);
      return true;
    },
    end: (chunk?: unknown, encoding?: unknown) => {
      collect(chunk, encoding);
      Object.assign(response, { writeHead, write, end, flushHeaders });
      const set = response.getHeaderNames().filter((name) => !before.has(name));
      for (const name of ofSending) response.removeHeader(name);
      onEnd(
        Buffer.concat(chunks),
        set.filter((name) => !ofSending.includes(name)).map((name) => [name, String(response.getHeader(name))]),
      );
      return response;
    },
  };
  Object.assign(response, collecting);
}
