import { Readable } from "node:stream";
import type { Caller } from "../contract.ts";
import { AppError } from "../errors.ts";
import { placeInWords, stepsOf } from "../json/json-pointer.ts";
import { spendRead } from "../limits/spend-read.ts";
import { faultOfHost } from "../net/own-names.ts";
import { refusalOf } from "../net/refusal-of.ts";
import { callerFrom, readBytes } from "../net/request-head.ts";
import { sizeLimits } from "../net/size-limits.ts";
import { cookieOf, operatorSession } from "./form-cookies.ts";
import type { Context } from "./handle.ts";
import { accepts } from "./negotiation.ts";
import { refusedPage } from "./plain-page.ts";
import { respondError } from "./respond.ts";

/** A form of a page, with its headers and the secret of the operator's session. */
export type Submission = {
  form: URLSearchParams;
  headers: Headers;
  session: string | null;
  params: Record<string, string>;
  caller: Caller;
};

/** The result of a form: the next page and its cookies, a page that is made here, as it comes or whole, or a file to keep. */
export type FormResult =
  | { to: `/${string}`; cookies?: string[] }
  | { html: string | AsyncIterable<string>; cookies: string[] }
  | { file: { name: string; type: string; text: AsyncIterable<string> } };

/** The door for plain forms: a post from our own page is done, and answered with the next page. */
export function handleForm(act: (submission: Submission) => Promise<FormResult>) {
  return async (request: Request, context: Context): Promise<Response> => {
    try {
      const form = await readForm(request);
      refuseForeign(request.headers);
      const caller = callerFrom(request.headers);
      await spendRead(caller);
      const session = cookieOf(request.headers, operatorSession.name());
      const result = await act({ form, headers: request.headers, session, params: await context.params, caller });
      const answered = new Headers({ "Cache-Control": "no-store" });
      if ("file" in result) {
        answered.set("Content-Type", result.file.type);
        answered.set("Content-Disposition", `attachment; filename="${result.file.name}"`);
        return new Response(streamOf(result.file.text), { headers: answered });
      }
      for (const cookie of result.cookies ?? []) answered.append("Set-Cookie", cookie);
      if ("html" in result) {
        answered.set("Content-Type", "text/html; charset=utf-8");
        answered.set("Referrer-Policy", "no-referrer");
        const { html } = result;
        return new Response(typeof html === "string" ? html : streamOf(html), { headers: answered });
      }
      answered.set("Location", result.to);
      return new Response(null, { status: 303, headers: answered });
    } catch (error) {
      return refuseForm(request.headers, error);
    }
  };
}

/** A refusal as a page for a browser, which keeps the form for who goes back; as JSON for a program. */
function refuseForm(headers: Headers, thrown: unknown): Response {
  const refusal = refusalOf(thrown);
  const answer = respondError(refusal);
  if (!accepts(headers.get("accept"), "text/html")) return answer;
  const links = "Go back in your browser: what you wrote is still in the form.";
  const { details = [] } = refusal.extras;
  const faults = details.map(({ pointer, message }) => `${placeInWords(stepsOf(pointer, null))} ${message}.`.trim());
  const message = faults.length > 1 ? `${faults.length} things are to be changed:` : refusal.message;
  const words = { title: "This was not done", message, faults: faults.length > 1 ? faults : [], links };
  answer.headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(refusedPage(words, headers.get("cookie") ?? undefined), answer);
}

const streamOf = (text: AsyncIterable<string>) =>
  (Readable.toWeb(Readable.from(text)) as ReadableStream<string>).pipeThrough(new TextEncoderStream());

/** Reads the members of a form; refuses one of more bytes, by default those of the longest plain form, and one with a NUL. */
export async function readForm(request: Request, bytes = sizeLimits.form.bytes): Promise<URLSearchParams> {
  const form = new URLSearchParams(new TextDecoder().decode(await readBytes(request, bytes)));
  // No stored text has a NUL character, and PostgreSQL refuses a query with one.
  const faulty = [...form].find((member) => member.some((text) => text.includes("\0")));
  if (faulty !== undefined)
    throw new AppError("invalid_request", "Send the form without the NUL character (%00): it is in a name or a value.");
  return form;
}

/** Refuses a form from a page of another service, or to a name that is not this service's. */
export function refuseForeign(headers: Headers): void {
  const fault = faultOfHost(headers.get("host"));
  if (fault !== null) throw new AppError("invalid_request", fault);
  // A client without either header is no browser, and has the API.
  const [site, origin] = [headers.get("sec-fetch-site"), headers.get("origin")];
  const isOurs = origin !== null && URL.parse(origin)?.host === headers.get("host");
  if (site === null ? !isOurs : site !== "same-origin")
    throw new AppError("invalid_request", "Send this form from the page of this service that shows it.");
}
