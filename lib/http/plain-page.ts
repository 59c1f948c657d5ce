import { globSync } from "node:fs";
import { basename } from "node:path";
import { serviceName } from "../contract.ts";
import { demoSentence, isDemoData } from "../db/client.ts";
import { demoName, escaped } from "../format.ts";
import { currentRequestId } from "../net/named-response.ts";
import { textFile } from "../text-file.ts";

const frame = textFile("http/plain-page.html");

/** The typeface of all pages, which the build names by its content; files of the build cost a reader nothing. */
const [font] = globSync(".next/static/media/atkinson_hyperlegible_next*.woff2").map((file) => basename(file));
const face = `<style>@font-face { font-family: Read; src: url("/_next/static/media/${font}"); font-weight: 200 800 }</style>`;

type Words = {
  title: string;
  message: string;
  faults?: string[];
  form?: string;
  links?: string;
  /** After how many seconds the page loads itself again. */
  reloadAfter?: number;
};

const again = '<a class="button" href="">Load this page again</a> &nbsp; <a href="/status">Status of the service</a>';

/** A cheap page in the looks of the others: it says why a page was not made, in the theme of the reader's cookie. */
export function refusedPage(
  { title, message, faults = [], form = "", links = again, reloadAfter }: Words,
  cookie: string | undefined,
): string {
  const id = currentRequestId();
  const request = id === undefined ? "" : `\n<p>Request id: <code>${escaped(id)}</code></p>`;
  const list = faults.length === 0 ? "" : `\n<ul>${faults.map((one) => `<li>${escaped(one)}</li>`).join("")}</ul>`;
  return plainPage(title, cookie, {
    head: reloadAfter === undefined ? "" : `<meta http-equiv="refresh" content="${reloadAfter}">`,
    body: `<p>${escaped(message)}</p>${list}${form}\n<p>${links}</p>${request}`,
  });
}

/** A page with a text as it is written, line by line. */
export function textPage(
  { title, text, links }: { title: string; text: string; links: string },
  cookie?: string,
): string {
  return plainPage(title, cookie, {
    body: `<pre style="white-space: pre-wrap; overflow-wrap: anywhere">${escaped(text)}</pre>\n<p>${links}</p>`,
  });
}

/** A page made without Next, below the ways in of all pages, from HTML that is safe to write as it is. */
function plainPage(title: string, cookie: string | undefined, { head = "", body }: { head?: string; body: string }) {
  const theme = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookie ?? "")?.[1] ?? "light dark";
  const demo = isDemoData() ? `<aside aria-label="${demoName}">${demoSentence}</aside>` : "";
  return frame({ serviceName, theme, title, head: font === undefined ? head : face + head, body, demo });
}

type WrongRequest = { receiver: string; back: string; reason: string };

/** Where a person reads how clients are connected, and the way home. */
export const onward = '<a href="/docs/research#connect">How to connect a client</a> · <a href="/">Home</a>';

export const wrongRequest = "This client was not connected";
/** A page that says why a client's request is not right, where the client is, and leaves the way there to the person. */
export function wrongRequestPage({ receiver, back, reason }: WrongRequest, cookie: string | undefined): string {
  const host = escaped(receiver);
  return plainPage(wrongRequest, cookie, {
    body: `<p>A client asked to use an account here, and its request is not right. It takes its answers at
<strong>${host}</strong>. Nothing was sent there.</p>
<p>For the client's maker: ${escaped(reason)}</p>
<p>If you know this client, <a href="${escaped(back)}" rel="noreferrer">go back to ${host}</a>. The link says what was
wrong, and nothing about you.</p>
<p>${onward}</p>`,
  });
}

/**
 * A page that goes on to a client's address by itself, with a link beside. A redirect would not do: browsers check
 * form-action along the redirects of a form, and the client's address is another site's.
 */
export function returnPage(to: string, isAllowed: boolean, cookie: string | undefined): string {
  const title = isAllowed ? "Connected" : "Not connected";
  const address = escaped(to);
  return plainPage(title, cookie, {
    head: `<meta http-equiv="refresh" content="0; url=${address}">`,
    body: `<p>Going back to the client. You may close this window once it says so.</p>
<p><a href="${address}" rel="noreferrer">Back to the client</a> · <a href="/account">Your account</a></p>`,
  });
}
