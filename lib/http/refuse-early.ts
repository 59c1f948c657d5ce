import type { ServerResponse } from "node:http";
import { sendNodeResponse } from "srvx/node";
import type { AppError } from "../errors.ts";
import { respondError } from "./respond.ts";

/** Refuses a request before any handler has it, with the headers and the body of every refusal of the API. */
export function refuseEarly(response: ServerResponse, error: AppError): void {
  // What else the sender has on this connection is not read.
  response.setHeader("Connection", "close");
  void sendNodeResponse(response, respondError(error));
}
