import http from "node:http";
import { gunzipSync } from "node:zlib";

/** A request as it goes over the wire: target and body are sent unchanged. */
export type RawRequest = {
  method: string;
  target: string;
  headers: Record<string, string>;
  body: string | Uint8Array | null;
};

/** The answer within the time limit of any request. */
export type RawAnswer = { status: number; headers: Headers; text: string };

/** No request may take longer, except one that runs a study. */
const withinMs = 5_000;

const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });

/**
 * Sends a request with Node's own client, which unlike fetch leaves dots, empty segments and headers unchanged. Of an
 * event stream it reads the first bytes and hangs up; a request without an answer in time fails.
 */
export function send(
  origin: string,
  { method, target, headers, body }: RawRequest,
  within = withinMs,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const request = http.request({ agent, hostname, port, path: target, method, headers });
    const late = setTimeout(() => request.destroy(new Error(`no answer within ${within} ms`)), within);
    request.once("error", (error) => {
      clearTimeout(late);
      reject(error);
    });
    request.once("response", (response) => {
      const chunks: Buffer[] = [];
      const end = () => {
        clearTimeout(late);
        const found = new Headers();
        for (const [name, value] of Object.entries(response.headersDistinct)) found.set(name, value!.join(", "));
        const bytes = Buffer.concat(chunks);
        const isPacked = found.get("content-encoding") === "gzip" && bytes.length > 0;
        resolve({ status: response.statusCode!, headers: found, text: String(isPacked ? gunzipSync(bytes) : bytes) });
      };
      const isEndless =
        target.startsWith("/api/") && /^text\/event-stream/.test(response.headers["content-type"] ?? "");
      response.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        if (!isEndless) return;
        end();
        response.destroy();
      });
      response.once("end", end);
      response.once("error", reject);
    });
    request.end(body ?? undefined);
  });
}
