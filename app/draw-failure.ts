import type { IncomingMessage, ServerResponse } from "node:http";
import { refusedPage } from "#lib/http/plain-page.ts";

const words = {
  title: "This page could not be made",
  message: "Something failed on our side and was logged. Nothing that was published is lost.",
};
/** What Next says of the bytes that are left out. */
const ofBytes = ["content-encoding", "content-length", "etag", "link"];

type Sending = (...args: unknown[]) => unknown;

/** Has a page that fails say so itself: Next draws its page of an error only in a browser that runs its scripts. */
export function drawFailure({ headers }: IncomingMessage, response: ServerResponse): void {
  const own = { writeHead: response.writeHead, write: response.write, end: response.end } as Record<string, Sending>;
  const [writeHead, write, end] = Object.values(own).map((one) => one.bind(response)) as [Sending, Sending, Sending];
  let hasHead = false;
  let page: string | null = null;
  Object.assign(response, {
    writeHead: (status: number, ...rest: unknown[]) => {
      hasHead = true;
      // A handler's own answer is no page of Next's, and neither is what its scripts load.
      const isPage = /^(text\/html|$)/.test(String(response.getHeader("content-type") ?? ""));
      const hasOwn = rest.some((one) => typeof one === "object");
      if (status !== 500 || hasOwn || !isPage) return writeHead(status, ...rest);
      page = refusedPage(words, headers.cookie);
      for (const name of ofBytes) response.removeHeader(name);
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.setHeader("cache-control", "no-store");
      return writeHead(status);
    },
    write: (...args: unknown[]) => {
      if (!hasHead) response.writeHead(response.statusCode);
      return page === null ? write(...args) : true;
    },
    end: (...args: unknown[]) => {
      if (!hasHead) response.writeHead(response.statusCode);
      return page === null ? end(...args) : end(page, ...args.filter((one) => typeof one === "function"));
    },
  });
}
