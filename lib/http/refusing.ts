import { env } from "../env.ts";
import type { AppError } from "../errors.ts";
import { spendRead } from "../limits/spend-read.ts";
import { addressOf } from "../net/client-address.ts";
import { respondError } from "./respond.ts";

/** Answers a request that no operation takes: it costs as much as a record. */
export function refusing(errorOf: (request: Request) => AppError): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      await spendRead({ address: addressOf(request.headers, env().TRUSTED_PROXY_HOPS), spent: [] });
      return respondError(errorOf(request));
    } catch (error) {
      return respondError(error);
    }
  };
}
