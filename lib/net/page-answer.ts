import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import { storageRetrySeconds } from "../db/storage-away.ts";
import { processWide } from "../process-wide.ts";

// A page that throws, or that calls notFound(), is drawn by Next in the browser only, and it can answer 404 or 500 but not
// 503. So a page that cannot be made is drawn like any other, and notes the status it stands for; the server entry, which
// shares this note with the bundle by globalThis, puts it in place of the 200 when the head of the answer is written.
type Noted = { status: 404 | 429 | 503 | null; retryAfter: number; form: URLSearchParams | null };
const shared = processWide<AsyncLocalStorage<Noted>>("page-answer");
shared.current ??= new AsyncLocalStorage<Noted>();
const answers = shared.current;

/**
 * Answers a page request with the status that the page notes while it is made; 503 says when to come back. A form that was
 * sent to the page is kept for it to read.
 */
export function answerPage(response: ServerResponse, render: () => unknown, form: URLSearchParams | null = null): void {
  const noted: Noted = { status: null, retryAfter: storageRetrySeconds, form };
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    if (noted.status === null || status !== 200) return writeHead(status, ...rest);
    if (noted.status > 404) response.setHeader("Retry-After", String(noted.retryAfter));
    return writeHead(noted.status, ...rest);
  }) as ServerResponse["writeHead"];
  answers.run(noted, render);
}

/**
 * Notes the status of the page being made, and in how many seconds one that could not be made may be asked for again;
 * false on hosts without the server entry, where nobody would hear it.
 */
export function answerWith(status: 404 | 429 | 503, retryAfter = storageRetrySeconds): boolean {
  const noted = answers.getStore();
  if (noted !== undefined) Object.assign(noted, { status, retryAfter });
  return noted !== undefined;
}

/** The form that was sent to the page being made; null when it was only opened. */
export function sentForm(): URLSearchParams | null {
  return answers.getStore()?.form ?? null;
}
