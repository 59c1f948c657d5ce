import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import { refusalOf } from "../http/respond.ts";
import { InternalFault } from "./internal-fault.ts";

/** What JSON-RPC leaves to servers: here, that the same request can succeed later. */
const tryLater = -32000;

/**
 * Anything that was thrown while a request was answered, as the JSON-RPC error its client is told: the refusal's code
 * and sentence with what else was known, and of a fault of ours nothing but where it was logged.
 */
export function protocolRefusal(thrown: unknown, about: { uri?: string } = {}): ProtocolError {
  if (thrown instanceof ProtocolError) return thrown;
  const refusal = refusalOf(thrown);
  if (refusal.code === "internal_error") return new InternalFault(refusal);
  const code = refusal.extras.retry_after === undefined ? ProtocolErrorCode.InvalidParams : tryLater;
  return new ProtocolError(code, refusal.message, { ...about, error: refusal.code, ...refusal.extras });
}
