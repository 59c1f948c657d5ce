import { AppError } from "../errors.ts";
import { type SignInRefusal, signInRefusals } from "./contract.ts";

/** A refused sign-in, with the reason by which a page says it. */
export class SignInRefused extends AppError {
  readonly reason: SignInRefusal;

  constructor(reason: SignInRefusal) {
    super("invalid_request", signInRefusals[reason]);
    this.reason = reason;
  }
}
