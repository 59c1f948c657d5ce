import { AppError } from "../errors.ts";
import { type SignInRefusal, SignInRefused } from "../sign-in/contract.ts";

/** The reason of a refused sign-in, for the page that says it; any other error is thrown again. */
export function refusalIn(error: unknown): SignInRefusal {
  if (error instanceof SignInRefused) return error.reason;
  if (error instanceof AppError && error.code === "rate_limited") return "too_many";
  throw error;
}
