import {
  type JSONRPCErrorResponse,
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  type Server,
  type Transport,
} from "@modelcontextprotocol/server";
import * as z from "zod";
import { ratings } from "../api/ratings.ts";
import { research } from "../api/research.ts";
import { partOf } from "../cut-text.ts";
import { type AppError, type Detail, requestIdHeader } from "../errors.ts";
import { faultInWords } from "../json/fault-in-words.ts";
import { shortPointer } from "../json/json-pointer.ts";
import { detailsInWords } from "../net/parse-arguments.ts";
import { refusalOf } from "../net/refusal-of.ts";
import { ownValue } from "../own-value.ts";
import type { ResearchVerb } from "../research-tool/verbs.ts";

/** JSON-RPC reserves this range for servers: here, the same request can succeed later. */
const tryLater = -32000;

/** Anything thrown as the client's JSON-RPC error; of an unexpected fault only its log id. */
export function protocolRefusal(thrown: unknown, about: { uri?: string } = {}): ProtocolError {
  if (thrown instanceof ProtocolError) return thrown;
  const refusal = refusalOf(thrown);
  if (refusal.code === "internal_error") return new InternalFault(refusal);
  const code = refusal.extras.retry_after === undefined ? ProtocolErrorCode.InvalidParams : tryLater;
  const { message, ...extras } = wordsOf(refusal);
  return new ProtocolError(code, message, { ...about, error: refusal.code, ...extras });
}

/** Returns a result, or its refusal in JSON-RPC's terms. */
export const orRefusal = <Result>(promise: Promise<Result>): Promise<Result> =>
  promise.catch((error: unknown) => {
    throw protocolRefusal(error);
  });

/** A list of one page issues no cursors, so any cursor is invalid. */
export function refuseCursor(cursor: string | undefined): void {
  if (cursor === undefined) return;
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, "This list has one page: ask without a cursor.");
}

/** Refuses the name of a tool that is not there. */
export const noSuchTool = (tools: string[]): ProtocolError =>
  new ProtocolError(ProtocolErrorCode.InvalidParams, "No tool has this name. See tools/list.", { tools });

/** Refuses an address without a resource; `or` names where others are listed. */
export const noResource = (uri: string, or = ""): ProtocolError =>
  new ResourceNotFoundError(uri, `No resource has this address. See resources/list${or}.`);

/** A fault of ours as a JSON-RPC error: its code and its request id in the log, without any detail. */
export class InternalFault extends ProtocolError {
  constructor(refusal: AppError) {
    super(ProtocolErrorCode.InternalError, refusal.message, {
      error: refusal.code,
      request_id: refusal.headers[requestIdHeader],
    });
  }
}

const operations = [ratings, research].flatMap(({ groups }) => groups.flatMap((group) => group.operations));
const names = new Map(operations.map(({ endpoint: { method, path, name } }) => [`${method} ${path}`, name]));

/** What the connector's one tool does in place of an operation of the research API. */
const verbs: Record<string, ResearchVerb> = {
  create_study: "run",
  delete_persona: "delete_persona",
  list_deliveries: "deliveries",
  list_personas: "list_personas",
  list_studies: "list",
  save_persona: "save_persona",
};

const address = /\b((?:GET|POST|PUT|PATCH|DELETE) (\/api\/[\w/{}]+))(?:\?[^\s),;]*)?/g;

/** A refusal's sentence with tools in place of the addresses of the API, which a client of MCP has no use for. */
export function inToolNames(sentence: string): string {
  return sentence
    .replaceAll(address, (whole, route: string, path: string) => {
      const name = names.get(route);
      if (name === undefined) return whole;
      if (!path.startsWith("/api/v1/")) return name;
      const verb = ownValue(verbs, name);
      return verb === undefined ? whole : `run_research with do: "${verb}"`;
    })
    .replaceAll(/\b(\w+) \(\1\)/g, "$1");
}

/** What a refusal says beside its code, in words for a client of MCP. */
export function wordsOf({ message, extras }: AppError): { message: string } & AppError["extras"] {
  const { details } = extras;
  const places = details?.map((detail) => ({ ...detail, message: inToolNames(detail.message) }));
  return { message: inToolNames(message), ...extras, ...(places && { details: places }) };
}

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
    const message = detailsInWords(details, { params: {} });
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
