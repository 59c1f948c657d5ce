import type { ServerResponse } from "node:http";
import { sendNodeResponse } from "srvx/node";
import type { AppError } from "../errors.ts";
import { respondError } from "./respond.ts";

/** Refuses a request before any handler, with the headers and body of every API refusal. */
export function refuseEarly(response: ServerResponse, error: AppError): void {
  // The rest of this connection is not read.
  response.setHeader("Connection", "close");
  void sendNodeResponse(response, respondError(error));
}
