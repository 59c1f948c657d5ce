import { isUtf8 } from "node:buffer";
import { IncomingMessage } from "node:http";
import { AppError } from "../errors.ts";
import addresses from "./form-addresses.json" with { type: "json" };
import { doorsInWords, readAtMost, refuseHalf, tooLong } from "./request-head.ts";
import { sizeLimits } from "./size-limits.ts";

/** The pages made again with a form sent to them: its content is too long or private for an address. */
const formPages = addresses.pages;
const patterns = [...formPages, ...addresses.handlers].map((address) => address.replaceAll(/\[\w+\]/g, "[^/]+"));
const formAddress = new RegExp(`^(${patterns.join("|")})/?$`);

/** Whether a form can be sent to a path; Next redirects one with a final slash. */
export const takesForm = (path: string) => formAddress.test(path);

/** Pages whose forms may bring a file. */
const withFiles = ["/personas"];
/** Other forms as long as those of pages. */
const longForms = [...formPages, "/research/preview"];
const pathOf = ({ url = "" }: IncomingMessage) => url.split("?", 1)[0]!;

/** The most bytes that a form to this address may hold. */
export const formLimit = (request: IncomingMessage) =>
  longForms.includes(pathOf(request)) ? sizeLimits.draft.bytes : sizeLimits.form.bytes;

/** Whether a request to a page does more than read it. */
export const isSent = ({ method }: IncomingMessage) => method !== "GET" && method !== "HEAD";

/** Why what is sent to a page is refused; null for a form, or a file, where the page takes one. */
export function faultOfSending(request: IncomingMessage): AppError | null {
  const hasForm = takesForm(pathOf(request));
  if (request.method !== "POST") {
    const message = hasForm ? "Send the form of this page with POST." : "Pages are read with GET.";
    const allowed = hasForm ? "GET, HEAD, POST" : "GET, HEAD";
    return new AppError("method_not_allowed", `${message} ${doorsInWords}`, {}, { Allow: allowed });
  }
  if (!hasForm) return new AppError("not_found", `Nothing is taken at this address. ${doorsInWords}`);
  const type = typeOf(request);
  if (type === plainForm || (type === formOfParts && withFiles.includes(pathOf(request)))) return null;
  return new AppError("unsupported_media_type", `Send a form as ${plainForm}. ${doorsInWords}`);
}

const plainForm = "application/x-www-form-urlencoded";
const formOfParts = "multipart/form-data";
const typeOf = ({ headers }: IncomingMessage) => headers["content-type"]?.split(";")[0]?.trim().toLowerCase();

/** A form: the request for Next to answer, and its content when a page needs it. */
export type Form = { request: IncomingMessage; content: SentForm | null };

/** Reads the form of a request; refuses one of more than `limit` bytes, where reading stops, and one that is not whole. */
export async function takeForm(request: IncomingMessage, limit: number): Promise<Form> {
  const { socket, headers } = request;
  const body = await readAtMost(request, limit, () => tooLong(limit)).catch(refuseHalf);
  // Next would look for an action of this name, which no page here has, and log that it is missing.
  delete headers["next-action"];
  if (!formPages.includes(pathOf(request))) return { request: withBody(request, socket, body), content: null };
  const isPlain = typeOf(request) === plainForm;
  const form = isPlain ? readPlainForm(body) : await readFormOfParts(body, headers["content-type"]!);
  if (form === null)
    throw new AppError("invalid_request", "The form did not arrive whole. Send it again from its page.");
  request.method = "GET";
  for (const name of ["content-type", "content-length", "transfer-encoding"]) delete headers[name];
  return { request, content: form };
}

function withBody(original: IncomingMessage, socket: IncomingMessage["socket"], body: Buffer): IncomingMessage {
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = original;
  const request = new IncomingMessage(socket);
  const head = { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor };
  Object.assign(request, head, { complete: true });
  request.push(body);
  request.push(null);
  return request;
}

/** The members of a form sent to a page, and the names of those that hold what is no text. */
export type SentForm = { members: URLSearchParams; garbled: string[] };

/** The character shown for what cannot be read (Unicode 16, 5.22). */
export const unreadable = "\ufffd";

/** Reads a plain form; what is no text (NUL, half of a surrogate pair, bytes outside of UTF-8) becomes U+FFFD. */
function readPlainForm(body: Buffer): SentForm {
  const form: SentForm = { members: new URLSearchParams(), garbled: [] };
  for (const pair of body.toString("utf8").split("&"))
    for (const [name, value] of new URLSearchParams(pair)) {
      const wasSent = pair.match(/%EF%BF%BD/gi)?.length ?? 0;
      keep(form, name, value, unreadableIn(name + value) > wasSent);
    }
  return form;
}

/** Reads a form in parts, a file as its text in UTF-8, or in UTF-16 with its mark, as Excel writes it; null where the body is no such form. */
async function readFormOfParts(body: Buffer, contentType: string): Promise<SentForm | null> {
  const response = new Response(new Uint8Array(body), { headers: { "content-type": contentType } });
  const parts = await response.formData().catch(() => null);
  if (parts === null) return null;
  const form: SentForm = { members: new URLSearchParams(), garbled: [] };
  for (const [name, value] of parts) {
    // A file in another encoding is refused by who reads it, with what to do.
    if (typeof value !== "string") form.members.append(name, textOf(await value.arrayBuffer()));
    else keep(form, name, value, !isUtf8(body) && unreadableIn(value) > 0);
  }
  return form;
}

function textOf(file: ArrayBuffer): string {
  const [first, second] = new Uint8Array(file, 0, Math.min(2, file.byteLength));
  const mark = `${first} ${second}`;
  return new TextDecoder(mark === "255 254" ? "utf-16le" : mark === "254 255" ? "utf-16be" : "utf-8").decode(file);
}

const unreadableIn = (text: string) => text.split(unreadable).length - 1;

function keep({ members, garbled }: SentForm, name: string, value: string, isGarbled: boolean): void {
  const [ownName, own] = [name, value].map((text) => text.replaceAll("\0", unreadable)) as [string, string];
  members.append(ownName, own);
  if (isGarbled || ownName !== name || own !== value) garbled.push(ownName);
}
