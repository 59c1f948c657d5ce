import type { IncomingMessage, ServerResponse } from "node:http";
import { pageFailure } from "#components/text/page-failure.ts";
import { sessionAccount } from "#lib/accounts/operator-session.ts";
import { remedyOf } from "#lib/console/failures.ts";
import { noCopy } from "#lib/contract.ts";
import { pendingFaults } from "#lib/db/counters.ts";
import { escaped } from "#lib/format.ts";
import { cookieOf, operatorSession } from "#lib/http/form-cookies.ts";
import { refusedPage } from "#lib/http/plain-page.ts";
import { htmlType } from "#lib/http/respond.ts";
import { currentRequestId } from "#lib/net/named-response.ts";

/** What Next says of the bytes that are left out. */
const ofBytes = ["content-encoding", "content-length", "etag", "link"];

type Sending = (...args: unknown[]) => unknown;

/** Has a page that fails say so itself: Next draws its page of an error only in a browser that runs its scripts. */
export function drawFailure({ headers }: IncomingMessage, response: ServerResponse): void {
  const own = { writeHead: response.writeHead, write: response.write, end: response.end } as Record<string, Sending>;
  const [writeHead, write, end] = Object.values(own).map((one) => one.bind(response)) as [Sending, Sending, Sending];
  let hasHead = false;
  let page: Promise<string> | null = null;
  Object.assign(response, {
    writeHead: (status: number, ...rest: unknown[]) => {
      hasHead = true;
      // A handler's own answer is no page of Next's, and neither is what its scripts load. Without its files Next writes plain text.
      const isPage = /^(text\/(html|plain)|$)/.test(String(response.getHeader("content-type") ?? ""));
      const hasOwn = rest.some((one) => typeof one === "object");
      if (status !== 500 || hasOwn || !isPage) return writeHead(status, ...rest);
      page = failedPage(headers.cookie);
      for (const name of ofBytes) response.removeHeader(name);
      response.setHeader("content-type", htmlType);
      response.setHeader("cache-control", noCopy);
      return writeHead(status);
    },
    write: (...args: unknown[]) => {
      if (!hasHead) response.writeHead(response.statusCode);
      return page === null ? write(...args) : true;
    },
    end: (...args: unknown[]) => {
      if (!hasHead) response.writeHead(response.statusCode);
      if (page === null) return end(...args);
      void page.then((text) => end(text, ...args.filter((one) => typeof one === "function")));
      return response;
    },
  });
}

/** The page of a failure, which says why to who is signed in as the operator. */
async function failedPage(cookie = ""): Promise<string> {
  const of = currentRequestId();
  const why = pendingFaults().find(({ request_id }) => request_id === of)?.sentence;
  const secret = cookieOf(new Headers({ cookie }), operatorSession.name());
  const isOperator = secret !== null && (await sessionAccount(secret).catch(() => null)) !== null;
  if (why === undefined || !isOperator) return refusedPage(pageFailure, cookie);
  const cause = why.split("because: ").at(-1)!.split("\n", 1)[0]!;
  const form = `\n<p><b>If you run this service:</b> ${escaped(`${cause}. ${remedyOf(cause, "")}`)}</p>`;
  return refusedPage({ ...pageFailure, form }, cookie);
}
