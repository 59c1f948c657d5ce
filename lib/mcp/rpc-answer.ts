import type { JSONRPCRequest } from "@modelcontextprotocol/server";
import { FastResponse } from "srvx/node";
import { AppError } from "../errors.ts";
import { eventText } from "../http/event-stream.ts";
import { allows } from "../http/negotiation.ts";
import { writeJson } from "../json/kept-json.ts";
import { sizeLimits } from "../net/size-limits.ts";
import { InternalFault, protocolRefusal } from "./protocol-refusal.ts";

export const code = { parse: -32700, invalidRequest: -32600, internal: -32603, server: -32000 };

export const answerWith = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  answerText(status, writeJson(body), headers);

export const answerText = (status: number, text: string, headers: Record<string, string> = {}) =>
  new FastResponse(text, { status, headers: { "Content-Type": "application/json", ...headers } });

type More = { headers?: Record<string, string>; id?: string | number | null };

export function refuse(status: number, code: number, message: string, { headers, id = null }: More = {}): Response {
  return answerWith(status, { jsonrpc: "2.0", error: { code, message }, id }, headers);
}

/** A refusal of ours as a JSON-RPC error that carries its code. */
export function refuseWith(refusal: AppError, status = refusal.status, rpcCode = code.server): Response {
  const { message, extras } = refusal;
  const headers = { ...refusal.headers };
  if (extras.retry_after !== undefined) headers["Retry-After"] = String(extras.retry_after);
  const error =
    refusal.code === "internal_error"
      ? { code: code.internal, message, data: new InternalFault(refusal).data }
      : { code: rpcCode, message, data: { error: refusal.code, ...extras } };
  return answerWith(status, { jsonrpc: "2.0", error, id: null }, headers);
}

const json = "application/json";
const stream = "text/event-stream";

/** The forms of an answer that a client takes. */
type Forms = { json: boolean; stream: boolean };

/** The forms of an answer that a request's Accept header allows; null when none of ours is among them. */
export function formsFor({ headers }: Request): Forms | null {
  const header = headers.get("accept");
  const forms = { json: allows(header, json), stream: allows(header, stream) };
  return forms.json || forms.stream ? forms : null;
}

/** An answer in a form that its client takes: JSON becomes a stream of its answers, and a stream the JSON of them. */
export async function inForm(response: Response, { forms, isBatch }: { forms: Forms; isBatch: boolean }) {
  const type = response.headers.get("content-type") ?? "";
  // A refusal by its status is JSON for every client.
  if (response.status !== 200) return response;
  if (!forms.stream && type.startsWith(stream)) {
    // In a stream of events the messages that are no answers are progress.
    const messages = [...(await response.text()).matchAll(/^data: ?(.+)$/gm)].map(([, data]) => data!);
    const answers = messages.filter((message) => !("method" in (JSON.parse(message) as object)));
    if (answers.length === 0) throw new Error("a stream of events ended without an answer");
    return answerText(200, isBatch ? `[${answers.join(",")}]` : answers.at(-1)!);
  }
  if (!forms.json && type.startsWith(json)) {
    const text = await response.text();
    // Clients read one message in each event, also of a batch.
    const messages: (object | string)[] = isBatch ? JSON.parse(text) : [text];
    const events = messages.map((message) => eventText("message", message)).join("");
    return new FastResponse(events, { status: 200, headers: { "Content-Type": stream } });
  }
  return response;
}

const { batchBytes } = sizeLimits.mcp;

/** Makes the answers of a batch as JSON, one after the other, up to the byte limit of a batch. */
export async function answerBatch(
  requests: JSONRPCRequest[],
  ask: (message: JSONRPCRequest) => Promise<object>,
): Promise<string> {
  const answers: string[] = [];
  let room = batchBytes;
  for (const message of requests) {
    const answer = room > 0 ? writeJson(await ask(message)) : "";
    room = Math.max(0, room - Buffer.byteLength(answer));
    answers.push(room > 0 ? answer : writeJson({ jsonrpc: "2.0", id: message.id, error: noRoom() }));
  }
  return `[${answers.join(",")}]`;
}

function noRoom() {
  const sentence = `This call's answer has no room in the ${batchBytes / 1_000_000} MB that a batch's answers may have. Send it again by itself.`;
  const { code, message, data } = protocolRefusal(new AppError("rate_limited", sentence, { retry_after: 1 }));
  return { code, message, data };
}
