import { IncomingMessage } from "node:http";
import { AppError } from "../errors.ts";
import addresses from "./form-addresses.json" with { type: "json" };
import { readFormOfParts, readPlainForm, type SentForm } from "./read-sent-form.ts";
import { doorsInWords, readAtMost, tooLong } from "./request-head.ts";
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
export async function takeForm(request: IncomingMessage, limit: number): Promise<Form | AppError> {
  const { socket, headers } = request;
  const body = await readAtMost(request, limit, () => tooLong(limit)).catch((error: unknown) => {
    if (error instanceof AppError) return error;
    throw error;
  });
  if (body instanceof AppError) return body;
  // Next would look for an action of this name, which no page here has, and log that it is missing.
  delete headers["next-action"];
  if (!formPages.includes(pathOf(request))) return { request: withBody(request, socket, body), content: null };
  const isPlain = typeOf(request) === plainForm;
  const form = isPlain ? readPlainForm(body) : await readFormOfParts(body, headers["content-type"]!);
  if (form === null)
    return new AppError("invalid_request", "The form did not arrive whole. Send it again from its page.");
  request.method = "GET";
  for (const name of ["content-type", "content-length", "transfer-encoding"]) delete headers[name];
  return { request, content: form };
}

/** Rebuilds a request after its body was read, so the body can be read again. */
function withBody(original: IncomingMessage, socket: IncomingMessage["socket"], body: Buffer): IncomingMessage {
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = original;
  const request = new IncomingMessage(socket);
  const head = { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor };
  Object.assign(request, head, { complete: true });
  request.push(body);
  request.push(null);
  return request;
}
