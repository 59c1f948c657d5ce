import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { sessionAccount } from "../accounts/operator-session.ts";
import { type Caller, noCopy, readCosts } from "../contract.ts";
import { noteFault } from "../db/counters.ts";
import { storageRetrySeconds } from "../db/storage-away.ts";
import { plural } from "../format.ts";
import { rateLimitHeaders, spendRead } from "../limits/spend-read.ts";
import { noTurn, Turns } from "../limits/turns.ts";
import { currentRequestId } from "../net/named-response.ts";
import { waitsElsewhere } from "../net/page-answer.ts";
import { refusalOf } from "../net/refusal-of.ts";
import { addressHeader, callerFrom, inBucket, networkOf } from "../net/request-head.ts";
import { cookieOf, operatorSession } from "./form-cookies.ts";
import { refusedPage } from "./plain-page.ts";
import { htmlType } from "./respond.ts";

/** How many pages are made at once: each occupies the whole processor. */
export const pagesAtOnce = 4;
/** How long a page waits for its turn. */
export const waitMs = 2_000;

const turns = new Turns(pagesAtOnce, waitMs);

/** Spends a page's cost before its size is known; returns false after answering 429. */
export async function spendPage(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const { cookie = "" } = request.headers;
  const caller = callerFrom({ get: (name) => request.headers[name]?.toString() ?? null });
  const session = caller.bucket === undefined ? null : await sessionIn(new Headers({ cookie }), caller);
  // The form's own door counts it there too.
  if (session !== null) {
    caller.bucket = session;
    request.headers[addressHeader] = inBucket(String(request.headers[addressHeader]), session);
  }
  const isDocs = /^\/docs(\/|$)/.test(decodeURIComponent(request.url!.split("?")[0]!));
  try {
    await spendRead(caller, isDocs ? readCosts.docs : readCosts.page);
  } catch (error) {
    const { status, headers, extras } = refusalOf(error);
    const retryAfter = extras.retry_after ?? storageRetrySeconds;
    response.setHeaders(new Map(Object.entries(headers)));
    const message = `Your address loaded more pages than the limit allows. There is room again in ${plural(retryAfter, "second")}.`;
    refuse(request, response, { status, retryAfter, title: "Too many pages in a short time", message });
    return false;
  }
  response.setHeaders(new Map(Object.entries(rateLimitHeaders(caller.spent))));
  return true;
}

/** Sessions of the operator that this process has checked, by their secrets; what one may see is checked each time. */
const sessions = new LRUCache<string, string>({ max: 100 });
/** How many unknown secrets of one network are checked in a minute: each check reads storage. */
const checks = new RateLimiterMemory({ points: 60, duration: 60 });

/** The name of the operator's session in a request; null without one. */
async function sessionIn(headers: Headers, { address }: Caller): Promise<string | null> {
  const secret = cookieOf(headers, operatorSession.name());
  if (secret === null) return null;
  const session = sessions.get(secret);
  if (session !== undefined) return session;
  if ((await checks.penalty(networkOf(address))).consumedPoints > checks.points) return null;
  const account = await sessionAccount(secret).catch(() => null);
  if (account !== null) sessions.set(secret, account.key_id);
  return account?.key_id ?? null;
}

/** Waits for a page's turn; returns false after answering 503. */
export async function takeTurn(
  request: IncomingMessage,
  response: ServerResponse,
  address: string | null,
): Promise<boolean> {
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  if (!(await turns.take(networkOf(address), gone.signal))) {
    const [title, retryAfter] = [noTurn, storageRetrySeconds];
    const message = `The pages that others asked for are being made first. There is room again in ${retryAfter} seconds.`;
    if (!gone.signal.aborted) refuse(request, response, { status: 503, retryAfter, title, message });
    return false;
  }
  endWhenMade(response, gone.signal);
  return true;
}

/** Ends the turn when the page is made: complete, without a reader, or waiting for a slow reader or for a model. */
function endWhenMade(response: ServerResponse, gone: AbortSignal): void {
  let isMade = false;
  const finish = () => {
    if (!isMade) turns.end();
    isMade = true;
  };
  if (gone.aborted) finish();
  gone.addEventListener("abort", finish);
  response.once(waitsElsewhere, finish);
  const write = response.write.bind(response) as (...chunk: unknown[]) => boolean;
  response.write = ((...chunk: unknown[]) => {
    const hasRoom = write(...chunk);
    if (!hasRoom) finish();
    return hasRoom;
  }) as ServerResponse["write"];
  const end = response.end.bind(response) as (...chunk: unknown[]) => ServerResponse;
  response.end = ((...chunk: unknown[]) => {
    finish();
    return end(...chunk);
  }) as ServerResponse["end"];
}

type Refusal = { status: number; retryAfter: number; title: string; message: string };

function refuse(request: IncomingMessage, response: ServerResponse, { status, retryAfter, ...words }: Refusal): void {
  const id = currentRequestId();
  if (status >= 500 && id !== undefined) noteFault(id, { why: words.title });
  // A page that a form was sent to would lose it.
  const isRead = request.method === "GET";
  const itself = { message: `${words.message} This page then loads by itself.`, reloadAfter: retryAfter };
  const page = refusedPage({ ...words, ...(isRead && itself) }, request.headers.cookie);
  response
    .writeHead(status, {
      "content-type": htmlType,
      "content-length": Buffer.byteLength(page),
      "cache-control": noCopy,
      "retry-after": String(retryAfter),
    })
    .end(page);
}
