import { AsyncLocalStorage } from "node:async_hooks";
import { madeOnce } from "../process-wide.ts";

const requests = madeOnce("request-id", () => new AsyncLocalStorage<string>())();

/** The header that names a request, in what a proxy sends and in what is answered. */
export const requestIdHeader = "X-Request-Id";
const form = /^[A-Za-z0-9._-]{8,64}$/;

/** The id that a trusted proxy gave a request; null where no proxy is trusted, or it sent none of the right form. */
export const proxyRequestId = (header: string | string[] | undefined, hops: number): string | null =>
  hops >= 1 && typeof header === "string" && form.test(header) ? header : null;

/** Runs what answers a request, which then knows the request's id. */
export const withRequestId = <Result>(id: string, run: () => Result): Result => requests.run(id, run);

/** The id of the request that is being answered, where its door says it: for a page, or from a trusted proxy. */
export const currentRequestId = (): string | undefined => requests.getStore();
