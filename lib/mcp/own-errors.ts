import {
  type JSONRPCErrorResponse,
  McpServer,
  ProtocolErrorCode,
  type Server,
  type Transport,
} from "@modelcontextprotocol/server";
import * as z from "zod";
import { partOf } from "../cut-text.ts";
import type { Detail } from "../errors.ts";
import { faultInWords } from "../json/fault-in-words.ts";
import { placeInWords, shortPointer, stepsOf } from "../json/json-pointer.ts";
import { refusalOf } from "../net/refusal-of.ts";
import { InternalFault } from "./protocol-refusal.ts";

type RpcError = JSONRPCErrorResponse["error"];

/** Faults of a request's params, as zod lists them. */
const Issues = z.array(
  z.looseObject({ path: z.tuple([z.literal("params")], z.union([z.string(), z.number()])), message: z.string() }),
);

/** A server that reports wrong params in our words instead of the SDK's, and no detail of an unexpected fault. */
export function withOwnErrors<Built extends Server | McpServer>(built: Built): Built {
  const server = built instanceof McpServer ? built.server : built;
  const connect = server.connect.bind(server);
  server.connect = (transport: Transport) => {
    const send = transport.send.bind(transport);
    transport.send = (message, options) =>
      send("error" in message ? { ...message, error: inOwnWords(message.error) } : message, options);
    return connect(transport);
  };
  return built;
}

function inOwnWords(error: RpcError): RpcError {
  const details = faultsOfParams(error.message);
  if (details.length > 0) {
    const more = details.length > 1 ? ` (and ${details.length - 1} more, see details)` : "";
    const place = placeInWords(stepsOf(details[0]!.pointer, { params: {} }));
    const message = `${place} ${details[0]!.message}${more}.`;
    return { code: ProtocolErrorCode.InvalidParams, message, data: { error: "invalid_argument", details } };
  }
  // The SDK sends the text of any thrown error to the client, with its `code` when that happens to be a number.
  const isProtocols = error.code >= -32_768 && error.code <= -32_000 && error.code !== ProtocolErrorCode.InternalError;
  if (isProtocols || (error.data as { request_id?: string } | undefined)?.request_id !== undefined) return error;
  const { code, message, data } = new InternalFault(refusalOf(`${error.code} ${error.message}`));
  return { code, message, data };
}

/** The faults of params, from the SDK's list of zod issues; for some methods it calls them an internal error. */
function faultsOfParams(message: string): Detail[] {
  const listed = /^(?:Invalid \S+ request: )?(?=\[)/.exec(message);
  if (listed === null) return [];
  try {
    return Issues.parse(JSON.parse(partOf(message, listed[0].length))).map((issue) => ({
      pointer: shortPointer(issue.path),
      message: faultInWords(issue as unknown as z.core.$ZodIssue),
    }));
  } catch {
    // A client's own sentence that begins like a list.
    return [];
  }
}
