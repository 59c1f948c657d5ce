import { randomBytes } from "node:crypto";
import http from "node:http";
import { answerApi } from "./api-lane.ts";
import { drawFailure } from "./app/draw-failure.ts";
import { unsaidOperator } from "./lib/about/operator.ts";
import { prepareStorage } from "./lib/about/prepare-storage.ts";
import { linkLabel } from "./lib/accounts/contract.ts";
import { makeOperatorLink } from "./lib/accounts/operator-session.ts";
import { serveOperatorSocket } from "./lib/cli/operator-socket.ts";
import { collectGarbage } from "./lib/collect-garbage.ts";
import { startPulse } from "./lib/console/status.ts";
import { closeDatabase } from "./lib/db/client.ts";
import { faultInWords, logUncaught } from "./lib/db/logged-error.ts";
import { watchWrites } from "./lib/db/recheck-writes.ts";
import { noteSearch } from "./lib/demand/demand.ts";
import { startJobs } from "./lib/drain/start-jobs.ts";
import { env } from "./lib/env.ts";
import { AppError } from "./lib/errors.ts";
import { spendPage, takeTurn } from "./lib/http/admit-page.ts";
import { capConnections, chargeSize, cutStalled, listAssets } from "./lib/http/connections.ts";
import { endStreams } from "./lib/http/event-stream.ts";
import { earlyPage } from "./lib/http/handle-form.ts";
import { answerAsMarkdown, twinOf } from "./lib/http/markdown-twin.ts";
import { refuseEarly, refuseUnreadable } from "./lib/http/refuse-early.ts";
import { sendCachedPage } from "./lib/http/send-cached-page.ts";
import { hearReads } from "./lib/limits/spend-read.ts";
import { contentSecurityPolicy, keepToHttps, NamedResponse, pageHeaders } from "./lib/net/named-response.ts";
import { answerPage } from "./lib/net/page-answer.ts";
import { faultOfSending, formLimit, isSent, type SentForm, takeForm } from "./lib/net/page-form.ts";
import { refusalOf } from "./lib/net/refusal-of.ts";
import {
  announceEntry,
  faultOfBody,
  faultOfRequest,
  isApi,
  networkOf,
  noteClient,
  withoutFinalSlash,
} from "./lib/net/request-head.ts";
import { sizeLimits } from "./lib/net/size-limits.ts";
import { endedProcesses } from "./lib/siblings.ts";
import { endLostLeases, endStudies } from "./lib/studies/run/lease.ts";
import { engineOf } from "./lib/studies/study.ts";
import { flags } from "./lib/supervise.ts";

/** The largest body the server reads, in bytes: the largest that a door reads. */
const bodyLimit = Math.max(...Object.values(sizeLimits).map(({ bytes }) => bytes));
const finishWithinMs = 25_000;
const readAnswerWithinMs = 500;
/** How long a client may leave a waiting answer unread. */
const readWithinMs = 30_000;
/** How long after the server listens it loads Next, unless a page is requested sooner. */
const pagesAfterMs = 500;
/** How long after Next is loaded what its loading left behind is freed. */
const quietAfterMs = 1_000;
const dev = process.argv.includes("--dev");
/** One process of a server holds its jobs, and one says that it is ready. */
const holdsJobs = !process.argv.includes(flags.withoutJobs);

const { PORT, HOSTNAME, TRUSTED_PROXY_HOPS, proxyHops, PUBLIC_URL, DATABASE_URL, DATA_DIR, API_LANE } = orStop(env);
// In development Next compiles and serves the API.
const hasLane = API_LANE === "on" && !dev;
const token = announceEntry(randomBytes(16).toString("hex"));
/** Stops taking the operator's commands, where this process takes them. */
let commands: Promise<() => Promise<void>> | undefined;
const server = http.createServer({
  ServerResponse: NamedResponse,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  // Only reload in development upgrades its connection; elsewhere such a request has no handler.
  shouldUpgradeCallback: ({ url }) => dev && url!.startsWith("/_next/"),
});
server.keepAliveTimeout = 65_000;
refuseUnreadable(server);
keepToHttps(server);
cutStalled(server, readWithinMs);
// Behind a proxy all connections come from one address.
capConnections(server, TRUSTED_PROXY_HOPS > 0 ? null : networkOf);

orStop(engineOf);
await prepareStorage().catch(stopWith);
await endLostLeases(endedProcesses()).catch(stopWith);
/** Ends the jobs, where this process holds them. */
let endJobs = async (): Promise<void> => undefined;
const endPulse = startPulse(holdsJobs);
hearReads();
watchWrites();
logUncaught();
const assets = dev ? new Set<string>() : listAssets();
let pages: Promise<Handler> | undefined;
if (dev) await preparePages();

server.on("request", (request, response) => {
  request.url = withoutFinalSlash(request.url!);
  response.answerBy(() => take(request, response));
});

/** Answers a request by its door. */
function take(request: http.IncomingMessage, response: NamedResponse): unknown {
  const address = noteClient(request, token, proxyHops);
  const { socket } = request;
  // A sender still sending after the answer gets a moment to read it, and is then cut off.
  response.once("finish", () => {
    if (!request.complete) setTimeout(() => request.complete || socket.destroy(), readAnswerWithinMs);
  });
  const fault = faultOfRequest(request, bodyLimit);
  if (fault !== null) return refuseEarly(response, fault);
  if (request.method === "GET") noteSearch(request.url!, request.headers);
  if (!dev) chargeSize(request, response, address, isAsset(request) || isDescription(request));
  if (hasLane && answerApi(request, response)) return;
  // The API's handlers read their own bodies and set their own headers.
  const answered = isApi(request.url!) ? answer(request, response) : answerForPage(request, response, address);
  return answered.catch(() => {
    if (response.headersSent || socket.destroyed) socket.destroy();
    else response.writeHead(500, { connection: "close" }).end();
  });
}

/** Answers with a page, or with the result of its form: paid for first, and made in its turn. */
async function answerForPage(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  address: string | null,
): Promise<unknown> {
  const nonce = randomBytes(16).toString("base64");
  if (!dev) {
    // Next reads the nonce for its own scripts from this request header.
    request.headers["content-security-policy"] = contentSecurityPolicy(nonce);
    response.setHeaders(new Map(Object.entries(pageHeaders(nonce))));
  }
  if (isAsset(request)) return answer(request, response);
  const twin = twinOf(request);
  if (twin !== null) answerAsMarkdown(request, response, twin);
  if (!dev && !(await spendPage(request, response))) return;
  if (!dev && (await sendCachedPage(request, response, nonce))) return;
  const make = async (asked: http.IncomingMessage, form: SentForm | null) => {
    // In development a page is made once compiled, and none waits for others.
    if (!dev && !(await takeTurn(request, response, address))) return null;
    if (!dev && !isSent(asked)) drawFailure(asked, response);
    return answerPage(response, () => answer(asked, response), form);
  };
  if (!isSent(request)) return make(request, null);
  const limit = formLimit(request);
  const fault = faultOfSending(request) ?? faultOfBody(request.headers, limit);
  const refuse = (error: AppError) => refuseEarly(response, error, earlyPage(request, error));
  // In development the browser's tools send Next bodies that are not forms.
  if (fault !== null) return dev ? make(request, null) : refuse(fault);
  const form = await takeForm(request, limit).catch(refusalOf);
  return form instanceof AppError ? refuse(form) : make(form.request, form.content);
}

server.once("error", (error: NodeJS.ErrnoException) =>
  stopWith(error.code === "EADDRINUSE" ? new Error(`Port ${PORT} is in use. Set PORT to a free one.`) : error),
);
server.listen(PORT, HOSTNAME, () => {
  // Late: they must not delay the service, and the first answers of the API come before pages.
  if (holdsJobs && !isStopping) endJobs = startJobs();
  setTimeout(() => preparePages().catch(stopWith), pagesAfterMs);
  if (process.argv.includes(flags.quiet) || !holdsJobs) return;
  const { port } = server.address() as { port: number };
  const home = DATABASE_URL ? "PostgreSQL" : `PGlite in ${DATA_DIR} (safe against a killed process, not a power cut)`;
  const base = process.env.PUBLIC_URL ? PUBLIC_URL : `http://localhost:${port}`;
  // On PostgreSQL other processes reach the data themselves; a PGlite is open in this process alone.
  if (!DATABASE_URL) commands = serveOperatorSocket(DATA_DIR, base);
  console.log(`Touchstone is ready: ${base}  Storage: ${home}.`);
  const unsaid = unsaidOperator();
  if (unsaid !== null) console.log(unsaid);
  void sayOperatorLink(base);
});

/** Only the server's owner reads its output: each start prints one link, the only way to sign in. */
async function sayOperatorLink(base: string): Promise<void> {
  try {
    console.log(`${linkLabel}: ${await makeOperatorLink(base, { key_id: "start" })}`);
  } catch (error) {
    console.error(`No operator sign-in link could be made: ${faultInWords(error)}`);
  }
}

/** Answers by Next. */
async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  await (await preparePages())(request, response);
}

type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => Promise<void>;

/** Loads Next, which takes longer than all else at a start. */
function preparePages(): Promise<Handler> {
  pages ??= (async () => {
    const { default: next } = await import("next");
    const app = next({ dev, hostname: HOSTNAME, port: PORT, httpServer: server });
    await app.prepare();
    setTimeout(collectGarbage, quietAfterMs).unref();
    return app.getRequestHandler();
  })();
  return pages;
}

/** Whether a request is for a file that costs nothing. */
function isAsset({ method, url }: http.IncomingMessage): boolean {
  return (method === "GET" || method === "HEAD") && assets.has(decodeURIComponent(url!.split("?", 1)[0]!));
}

/** Whether a request is for an OpenAPI document, which costs nothing. */
const isDescription = ({ url }: http.IncomingMessage): boolean => /^(\/api\/v1)?\/openapi\.json(\?|$)/.test(url!);

/** Ends a start that cannot succeed with its reason, not with a stack. */
function stopWith(error: Error): never {
  console.error(faultInWords(error));
  process.exit(1);
}

function orStop<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    return stopWith(error as Error);
  }
}

let isStopping = false;
for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.on(signal, () => {
    if (!isStopping) void stop();
    isStopping = true;
  });

/** Takes no new requests, finishes running ones or gives them back, closes storage, and ends. */
async function stop(): Promise<void> {
  setTimeout(() => process.exit(1), finishWithinMs).unref();
  // A connection kept alive after its last answer would keep the server open, and so would an endless event stream.
  const idle = setInterval(() => {
    endStreams();
    server.closeIdleConnections();
  }, 100);
  const jobsEnded = endJobs();
  void endStudies();
  const commandsEnded = commands?.then((end) => end());
  await new Promise((closed) => server.close(closed));
  clearInterval(idle);
  // Studies of the last requests, and those whose clients have gone.
  await endStudies();
  await jobsEnded;
  await commandsEnded;
  await endPulse();
  await closeDatabase();
  process.exit(0);
}
