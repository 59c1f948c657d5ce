import type * as z from "zod";
import type * as shapes from "./error-extras.ts";
import statusOf from "./errors.json" with { type: "json" };

/** What is said of characters that are no text. */
export const unstorable = "Leave out lone surrogates and U+0000: they are no text that can be stored";

/** Every error code of the two services with its HTTP status: a closed list. */
export { statusOf };
export type ErrorCode = keyof typeof statusOf;

/** The header that names a request, in what a proxy sends and in what is answered. */
export const requestIdHeader = "X-Request-Id";
/** What is said first of any fault of ours. */
export const onOurSide = "failed on our side and was logged";
export const loggedFault = `Something ${onOurSide}.`;
/** And of a call that asks for more before it does anything. */
export const nothingDone = "Nothing was done";

export type Detail = z.infer<typeof shapes.Detail>;
export type ErrorExtras = z.infer<typeof shapes.ErrorExtras>;

/** A refusal that a caller can act on; every door reports the same code and sentence. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly extras: ErrorExtras;
  /** Headers of the HTTP door alone (Allow, RateLimit). */
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, message: string, extras: ErrorExtras = {}, headers: Record<string, string> = {}) {
    super(message);
    this.name = "AppError";
    this.code = code;
    this.extras = extras;
    this.headers = headers;
  }

  get status(): number {
    return statusOf[this.code];
  }
}

/** The refusal of what a page's list does not have. */
export const notListed = (what: string) => new AppError("not_found", `${what}. Choose one from the list.`);

/** The answer for a removed record; pages distinguish it from one that never existed. */
export class Removed extends AppError {}
