import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { type Caller, noCopy } from "../contract.ts";
import { capital } from "../cut-text.ts";
import { AppError, type Detail } from "../errors.ts";
import { escaped } from "../format.ts";
import { placeInWords, stepsOf } from "../json/json-pointer.ts";
import { spendRead } from "../limits/spend-read.ts";
import { faultOfHost } from "../net/own-names.ts";
import { refusalOf } from "../net/refusal-of.ts";
import { callerFrom, readBytes } from "../net/request-head.ts";
import { sizeLimits } from "../net/size-limits.ts";
import { ownValue } from "../own-value.ts";
import { cookieOf, operatorSession } from "./form-cookies.ts";
import type { Context } from "./handle.ts";
import { refusedPage } from "./plain-page.ts";
import { htmlType, respondError } from "./respond.ts";

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

/** The values of a form's choices with their words, by the names of their fields. */
export type Choices = Record<string, (readonly [value: string, words: string])[]>;

/** The door for plain forms: a post from our own page is done, and answered with the next page. */
export function handleForm(act: (submission: Submission) => Promise<FormResult>) {
  return async (request: Request, context: Context): Promise<Response> => {
    let form: URLSearchParams | undefined;
    try {
      // Only what a page of ours sent is shown again: one click there sends it from here.
      refuseForeign(request.headers);
      form = await readForm(request);
      const caller = callerFrom(request.headers);
      await spendRead(caller);
      const session = cookieOf(request.headers, operatorSession.name());
      const result = await act({ form, headers: request.headers, session, params: await context.params, caller });
      const answered = new Headers({ "Cache-Control": noCopy });
      if ("file" in result) {
        answered.set("Content-Type", result.file.type);
        answered.set("Content-Disposition", `attachment; filename="${result.file.name}"`);
        return new Response(streamOf(result.file.text), { headers: answered });
      }
      for (const cookie of result.cookies ?? []) answered.append("Set-Cookie", cookie);
      if ("html" in result) {
        answered.set("Content-Type", htmlType);
        answered.set("Referrer-Policy", "no-referrer");
        return new Response(streamOf(result.html), { headers: answered });
      }
      answered.set("Location", result.to);
      return new Response(null, { status: 303, headers: answered });
    } catch (error) {
      return refuseForm(request.headers, error, form);
    }
  };
}

/** A refusal as a page, with the form as it was typed, its choices to choose from and each fault at its field; as JSON for a program that takes no page. */
function refuseForm(headers: Headers, thrown: unknown, form = new URLSearchParams()): Response {
  const refusal = refusalOf(thrown);
  const { choices = {} } = thrown as { choices?: Choices };
  const answer = respondError(refusal);
  if (!/text\/html|\*\/\*/.test(headers.get("accept") ?? "")) return answer;
  const { details = [] } = refusal.extras;
  const inWords = ({ pointer, message }: Detail) => `${placeInWords(stepsOf(pointer, null))} ${message}.`.trim();
  const fields = [...form].map(([name, value]) => {
    const fault = details.filter(({ pointer }) => pointer.split("/")[1] === name).map(inWords);
    const label = `${escaped(capital(name.replaceAll("_", " ")))} <strong>${escaped(fault.join(" "))}</strong>`;
    const options = ownValue(choices, name)?.map(
      ([own, words]) => `<option value="${escaped(own)}"${own === value ? " selected" : ""}>${escaped(words)}</option>`,
    );
    const [is, own] = options ? ["select", options.join("")] : ["textarea", `\n${escaped(value)}`];
    return `<p><label>${label}\n<${is} name="${escaped(name)}"${options ? "" : ' rows="1"'}>${own}</${is}></label></p>`;
  });
  const message = details.length > 1 ? `${details.length} things are to be changed:` : refusal.message;
  const words = { title: "This was not done", message, faults: details.length > 1 ? details.map(inWords) : [] };
  const links = "Or go back in your browser: what you wrote is still in the form.";
  const button = '<p><button type="submit" class="button">Send again</button></p>';
  const again = fields.length === 0 ? "" : `\n<form method="post">\n${fields.join("\n")}\n${button}\n</form>`;
  // The page keeps the rules of pages, which the server has set already.
  answer.headers.delete("Content-Security-Policy");
  answer.headers.set("Content-Type", htmlType);
  return new Response(refusedPage({ ...words, form: again, links }, headers.get("cookie") ?? undefined), answer);
}

/** The page of a refusal before any handler; nothing where what sent the form is no browser, which is answered as by the API. */
export const earlyPage = ({ headers: { accept = "", cookie = "" } }: IncomingMessage, error: AppError) =>
  accept.includes("text/html") ? refuseForm(new Headers({ accept, cookie }), error) : undefined;

const streamOf = (text: string | AsyncIterable<string>) =>
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
