import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";

// A page that fails is answered with 500 whatever the reason, and Next gives a page no way to say otherwise. The server
// entry can: what a page notes here is known when the answer's head is written. Bundle and entry share it by globalThis.
type Answer = { storageAway: boolean };
const shared = globalThis as { [key: symbol]: AsyncLocalStorage<Answer> | undefined };
const key = Symbol.for("touchstone.page-answer");
shared[key] ??= new AsyncLocalStorage<Answer>();
const answers = shared[key];

/** Answers a page request; a failure because storage is away becomes 503 with Retry-After. */
export function answerPage(response: ServerResponse, render: () => unknown): void {
  const answer: Answer = { storageAway: false };
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    if (status !== 500 || !answer.storageAway) return writeHead(status, ...rest);
    response.setHeader("Retry-After", "5");
    return writeHead(503, ...rest);
  }) as ServerResponse["writeHead"];
  answers.run(answer, render);
}

/** Notes that the page being rendered fails because storage is away. */
export function noteStorageAway(): void {
  const answer = answers.getStore();
  if (answer !== undefined) answer.storageAway = true;
}
