import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import { ratings } from "../api/ratings.ts";
import { research } from "../api/research.ts";
import type { AppError } from "../errors.ts";
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

/** A fault of ours as a JSON-RPC error: its code and its request id in the log, without any detail. */
export class InternalFault extends ProtocolError {
  constructor(refusal: AppError) {
    super(ProtocolErrorCode.InternalError, refusal.message, {
      error: refusal.code,
      request_id: refusal.headers["X-Request-Id"],
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
  const named = details?.map((detail) => ({ ...detail, message: inToolNames(detail.message) }));
  return { message: inToolNames(message), ...extras, ...(named && { details: named }) };
}
