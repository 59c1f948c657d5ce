import { cutText, partOf } from "../../cut-text.ts";
import { preferAsync } from "../../prefer.ts";
import { fillPlaces } from "../../text-file.ts";
import { contextAdvice } from "../context-tokens.ts";
import { EngineFault, type EngineFaultKind } from "../engine-fault.ts";
import faults from "../engine-faults.json" with { type: "json" };
import type { ModelAddress } from "./settings.ts";

/** What a failed call says of itself, as the SDK has it; all of it is the provider's text and goes nowhere. */
export type CallError = {
  statusCode?: number | undefined;
  responseHeaders?: Record<string, string> | undefined;
  responseBody?: string | undefined;
  cause?: unknown;
  message: string;
};

/** The most bytes of a model's reply, after decompression: far more than any answer that is requested. */
export const replyBytes = 1_000_000;

/** A fault of a kind, in the service's own words; `what` says more of a bad answer. */
export function engineFault(kind: EngineFaultKind, { provider, model }: ModelAddress, what = ""): EngineFault {
  const facts = { name: `${provider}:${model}`, provider, what, megabytes: replyBytes / 1_000_000, contextAdvice };
  return new EngineFault(kind, fillPlaces(faults[kind].sentence, { ...facts, preferAsync }));
}

/** Whether an answer has no word in it. */
export const isBlank = (text: string): boolean => text.trim() === "";
const longestFault = 120;

/** The fault of an answer that is of no use after its repair either: `texts` are all that came, `faults` what is wrong with the last. */
export function badAnswer(model: ModelAddress, texts: string[], faults: string | null): EngineFault {
  if (texts.every(isBlank)) return engineFault("empty_answer", model);
  const first = isBlank(texts.at(-1)!) ? "its answer is empty" : faults?.split("\n- ")[1];
  return engineFault("bad_answer", model, first && ` (${cutText(first, longestFault)})`);
}

/** What kind of fault a failed call is: by its status first, and then by what is with it. */
export function faultKindOf(error: CallError): EngineFaultKind {
  const { statusCode: status, responseBody = "" } = error;
  const body = partOf(responseBody, 0, 20_000);
  if (status === undefined) return isUnconnected(error) ? "unreachable" : "server_error";
  if (status === 402 || /insufficient_quota|credit balance is too low|billing_hard_limit/i.test(body))
    return "no_quota";
  if (status === 429) return "rate_limited";
  if (status === 413 || tooLong.test(body)) return "prompt_too_long";
  if (status === 503 && /load|warm|start/i.test(body)) return "loading";
  if (status === 408 || (status >= 500 && status !== 501)) return "server_error";
  if (/^\s*<(!doctype|html|\?xml)/i.test(body)) return "not_an_api";
  if (status < 300) return isAnswer(error) ? "server_error" : "not_an_api";
  if (status < 400) return "not_an_api";
  if (/unsupported_country|country, region|region.{0,40}not (?:supported|available)/i.test(body)) return "wrong_region";
  if ((status === 400 || status === 403) && moderated.test(body)) return "refused";
  if (status === 401 || status === 403 || /API_KEY_INVALID|api key not valid/i.test(body)) return "bad_key";
  if (/DeploymentNotFound|deployment .{0,60}(?:not exist|not found)/i.test(body)) return "no_deployment";
  if (/no models? (?:is |are )?(?:currently )?loaded|model is unloaded/i.test(body)) return "not_loaded";
  if (isUnknownModel(status, body)) return "model_not_found";
  // What a server refuses of a call may come under any of these.
  if (status === 404 || status === 405) return "not_an_api";
  return "bad_request";
}

/** The code of a connection that could not be made, such as ENOTFOUND; empty for any other fault. */
export function unreachedCode(kind: EngineFaultKind, { cause }: CallError): string {
  const codes = kind === "unreachable" ? JSON.stringify(cause, ["code", "cause", "errors"]) : undefined;
  const code = /"code":"([A-Z][A-Z0-9_]+)"/.exec(codes ?? "")?.[1];
  return code === undefined ? "" : ` (${code})`;
}

const tooLong =
  /context_length|context length|context window|context size|prompt is too long|too many tokens|exceed_context|maximum context/i;
const moderated =
  /content_filter|content_policy|content management policy|moderation|flagged|safety (?:system|filter)/i;

function isUnconnected({ cause, message }: CallError): boolean {
  const codes = JSON.stringify(cause, ["code", "cause", "errors", "message"]) ?? "";
  return /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|connect ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT|CERT|TLS|SSL/i.test(
    `${codes} ${String(cause)} ${message}`,
  );
}

/** Whether an answer that could not be read came from an API at all: it was cut, is empty, or reports an error. */
const isAnswer = ({ message, responseBody = "" }: CallError): boolean =>
  !/invalid json response|type validation/i.test(message) || /^\s*($|\{.*"(error|choices)")/s.test(responseBody);

const isUnknownModel = (status: number, body: string): boolean =>
  (status === 404 || status === 400) &&
  (/model_not_found|invalid model|unknown model|"not_found_error"/i.test(body) ||
    /\bmodels?\b[^{}]{0,200}(not found|does not exist|not exist|is not available)/i.test(body));

/** How long a provider says to wait, in milliseconds; null where it says nothing. */
export function retryAfterMs({ responseHeaders = {}, responseBody = "" }: CallError): number | null {
  const headers = new Map(Object.entries(responseHeaders).map(([name, value]) => [name.toLowerCase(), value]));
  const ms = Number.parseFloat(headers.get("retry-after-ms") ?? "");
  if (ms >= 0) return ms;
  const after = headers.get("retry-after") ?? "";
  if (/^\s*\d+(\.\d+)?\s*$/.test(after)) return Number(after) * 1000;
  const until = Date.parse(after);
  if (!Number.isNaN(until)) return Math.max(0, until - Date.now());
  // Google sends no header.
  const delay = /"retryDelay"\s*:\s*"(\d+(?:\.\d+)?)s"/.exec(responseBody)?.[1];
  return delay === undefined ? null : Number(delay) * 1000;
}
