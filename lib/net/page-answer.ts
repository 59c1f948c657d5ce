import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import type { KeptMarkup } from "../content/kept-markup.ts";
import { storageRetrySeconds } from "../db/storage-away.ts";
import { madeOnce } from "../process-wide.ts";
import type { SentForm } from "./page-form.ts";

// Next draws a page that throws, or that calls notFound(), in the browser only, with 404 or 500 but never 503. So a
// failed page is drawn like any other and notes its status. The server entry, which shares this note with the bundle by
// globalThis, writes it in place of the 200.
type Note = KeptMarkup & {
  status: 303 | 404 | 429 | 503 | null;
  retryAfter: number;
  location: string | null;
  form: SentForm | null;
  response: ServerResponse;
};
const answers = madeOnce("page-answer", () => new AsyncLocalStorage<Note>())();

/** Answers a page with the status noted while it is made; the page can read a form that was sent to it. */
export function answerPage(response: ServerResponse, render: () => unknown, form: SentForm | null = null): unknown {
  const own = { markup: new Map(), retryAfter: storageRetrySeconds };
  const noted: Note = { status: null, location: null, form, response, ...own };
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    if (noted.status === null || status !== 200) return writeHead(status, ...rest);
    if (noted.location !== null) response.setHeader("Location", noted.location);
    if (noted.status > 404) response.setHeader("Retry-After", String(noted.retryAfter));
    return writeHead(noted.status, ...rest);
  }) as ServerResponse["writeHead"];
  return answers.run(noted, render);
}

/** Notes the status of the page being made; false on hosts without the server entry, which would read it. */
export function answerWith(status: 404 | 429 | 503, retryAfter = storageRetrySeconds): boolean {
  const noted = answers.getStore();
  if (noted !== undefined) Object.assign(noted, { status, retryAfter });
  return noted !== undefined;
}

/** The path of the page being made; null on hosts without the server entry. */
export const pagePath = (): string | null => answers.getStore()?.response.req.url?.split("?")[0] ?? null;

/** Notes that the browser goes on to another page; Next's own redirect would send the form there again. */
export function goOnTo(location: `/${string}`): void {
  Object.assign(answers.getStore() ?? {}, { status: 303, location });
}

/** The event of a response whose page waits for something else than this processor. */
export const waitsElsewhere = "waits-elsewhere";

/** Gives the turn of the page being made to others, as a model may take a minute to answer. */
export function giveUpTurn(): void {
  answers.getStore()?.response.emit(waitsElsewhere);
}

/** The form sent to the page being made; null when the page was only opened. */
export const sentForm = (): URLSearchParams | null => answers.getStore()?.form?.members ?? null;

/** The names of the members of that form which hold what is no text. */
export const garbledMembers = (): string[] => answers.getStore()?.form?.garbled ?? [];
