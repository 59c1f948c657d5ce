import { FastResponse } from "srvx/node";
import type { AppError } from "../errors.ts";
import { writeJson } from "../json/kept-json.ts";
import { InternalFault } from "./internal-fault.ts";

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
