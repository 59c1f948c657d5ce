import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import type { AppError } from "../errors.ts";

/** A fault of ours as a JSON-RPC error: its code and its request id in the log, without any detail. */
export class InternalFault extends ProtocolError {
  constructor(refusal: AppError) {
    super(ProtocolErrorCode.InternalError, refusal.message, {
      error: refusal.code,
      request_id: refusal.headers["X-Request-Id"],
    });
  }
}
