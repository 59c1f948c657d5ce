import { randomBytes } from "node:crypto";
import http from "node:http";
import next from "next";
import { prepareStorage } from "./lib/about/prepare-storage.ts";
import { closeDatabase } from "./lib/db/client.ts";
import { env } from "./lib/env.ts";
import { addressHeader, announceEntry, clientAddress } from "./lib/net/client-address.ts";
import { answerPage } from "./lib/net/page-answer.ts";
import { contentSecurityPolicy, pageHeaders } from "./lib/net/page-headers.ts";

/** The largest body the server reads from anyone, in bytes; each door has its own, smaller limit. */
const bodyLimit = 256 * 1024;
const finishWithinMs = 25_000;
const readAnswerWithinMs = 500;

// Stand-alone, Next is told what to do by this variable before anything reads it.
const dev = process.argv.includes("--dev");
Object.assign(process.env, { NODE_ENV: dev ? "development" : "production" });

const { PORT, HOSTNAME, TRUSTED_PROXY_HOPS, PUBLIC_URL, DATABASE_URL, DATA_DIR } = orStop(env);
const token = announceEntry(randomBytes(16).toString("hex"));
const server = http.createServer({
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
});
server.keepAliveTimeout = 65_000;

await prepareStorage().catch(stopWith);
const app = next({ dev, hostname: HOSTNAME, port: PORT, httpServer: server });
await app.prepare();
const answer = app.getRequestHandler();

server.on("request", (request, response) => {
  const forwarded = [request.headers["x-forwarded-for"]].flat().join(",") || null;
  const address = clientAddress(request.socket.remoteAddress ?? null, forwarded, TRUSTED_PROXY_HOPS);
  request.headers[addressHeader] = `${token} ${address ?? ""}`;
  const { socket } = request;
  // A sender who is still sending when the answer is out gets a moment to read it, and is then cut off.
  response.once("finish", () => request.complete || setTimeout(() => socket.destroy(), readAnswerWithinMs));
  if (Number(request.headers["content-length"] ?? 0) > bodyLimit) return refuseBody(response);
  if (!dev && !request.url?.startsWith("/api/")) {
    const nonce = randomBytes(16).toString("base64");
    // Next reads the nonce for its own scripts from the request's header of this name.
    request.headers["content-security-policy"] = contentSecurityPolicy(nonce);
    response.setHeaders(new Map(Object.entries(pageHeaders(nonce))));
  }
  answerPage(response, () => answer(request, response));
});

server.once("error", (error: NodeJS.ErrnoException) =>
  stopWith(error.code === "EADDRINUSE" ? new Error(`Port ${PORT} is in use. Set PORT to a free one.`) : error),
);
server.listen(PORT, HOSTNAME, () => {
  const { port } = server.address() as { port: number };
  const home = DATABASE_URL ? "PostgreSQL" : `PGlite in ${DATA_DIR} (safe against a killed process, not a power cut)`;
  console.log(
    `Touchstone is ready: ${process.env.PUBLIC_URL ? PUBLIC_URL : `http://localhost:${port}`}  Storage: ${home}.`,
  );
});

function refuseBody(response: http.ServerResponse): void {
  const body = { error: "payload_too_large", message: `Send a body of at most ${bodyLimit} bytes.` };
  response
    .writeHead(413, { "content-type": "application/json; charset=utf-8", connection: "close" })
    .end(JSON.stringify(body));
}

/** A start that cannot succeed ends with its reason, not with a stack. */
function stopWith(error: Error): never {
  console.error(error.message);
  process.exit(1);
}

function orStop<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    return stopWith(error as Error);
  }
}

for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, stop);

/** Takes no new requests, finishes those that run, closes storage, and ends. */
async function stop(): Promise<void> {
  setTimeout(() => process.exit(1), finishWithinMs).unref();
  // A connection kept alive after its last answer would keep the server open.
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  await new Promise((closed) => server.close(closed));
  clearInterval(idle);
  await closeDatabase();
  process.exit(0);
}
