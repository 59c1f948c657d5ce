import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import { refusalOf } from "../net/refusal-of.ts";
import { wordsOf } from "./in-tool-names.ts";
import { InternalFault } from "./internal-fault.ts";

/** JSON-RPC reserves this range for servers: here, the same request can succeed later. */
const tryLater = -32000;

/**
 * Turns anything thrown into the client's JSON-RPC error: a refusal's code, sentence and extras, and of an unexpected
 * fault only its log id.
 */
export function protocolRefusal(thrown: unknown, about: { uri?: string } = {}): ProtocolError {
  if (thrown instanceof ProtocolError) return thrown;
  const refusal = refusalOf(thrown);
  if (refusal.code === "internal_error") return new InternalFault(refusal);
  const code = refusal.extras.retry_after === undefined ? ProtocolErrorCode.InvalidParams : tryLater;
  const { message, ...extras } = wordsOf(refusal);
  return new ProtocolError(code, message, { ...about, error: refusal.code, ...extras });
}
