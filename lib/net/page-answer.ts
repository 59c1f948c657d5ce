import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";

// Next lets a page answer 200, 404 or 500 and nothing else. The server entry can say 503: what a page notes here is known
// when the answer's head is written. Bundle and entry share it by globalThis.
type Answer = { storageAway: boolean };
const shared = globalThis as { [key: symbol]: AsyncLocalStorage<Answer> | undefined };
const key = Symbol.for("touchstone.page-answer");
shared[key] ??= new AsyncLocalStorage<Answer>();
const answers = shared[key];

/** Answers a page request; a page that could not be made because storage is away becomes 503 with Retry-After. */
export function answerPage(response: ServerResponse, render: () => unknown): void {
  const answer: Answer = { storageAway: false };
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    if (!answer.storageAway) return writeHead(status, ...rest);
    response.setHeader("Retry-After", "5");
    return writeHead(503, ...rest);
  }) as ServerResponse["writeHead"];
  answers.run(answer, render);
}

/** Notes that the page being made needs storage that is away; false where no server entry can say so. */
export function noteStorageAway(): boolean {
  const answer = answers.getStore();
  if (answer !== undefined) answer.storageAway = true;
  return answer !== undefined;
}

/** Whether the page being made was found to need storage that is away. */
export function isStorageAwayNoted(): boolean {
  return answers.getStore()?.storageAway ?? false;
}
