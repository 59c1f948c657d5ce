import type { Caller } from "../contract.ts";
import { env } from "../env.ts";
import { spendRead } from "../limits/spend-read.ts";
import { addressOf } from "../net/client-address.ts";
import type { Context } from "./handle.ts";
import { cookieOf, sessionCookie } from "./operator-cookie.ts";
import { readForm } from "./read-form.ts";
import { refuseForeign } from "./refuse-foreign.ts";
import { respondError } from "./respond.ts";

/** A form of the operator's page, with the secret of its session. */
export type Submission = {
  form: URLSearchParams;
  session: string | null;
  params: Record<string, string>;
  caller: Caller;
};

/** The result of a form: the next page, and its cookies. */
export type FormResult = { to: `/operator${string}`; cookies?: string[] };

/** The door for the operator's forms: a post from our own page is done, and answered with the next page. */
export function handleForm(act: (sent: Submission) => Promise<FormResult>) {
  return async (request: Request, context: Context): Promise<Response> => {
    try {
      const form = await readForm(request);
      refuseForeign(request.headers);
      const caller: Caller = { address: addressOf(request.headers, env().TRUSTED_PROXY_HOPS), spent: [] };
      await spendRead(caller);
      const session = cookieOf(request.headers, sessionCookie());
      const { to, cookies = [] } = await act({ form, session, params: await context.params, caller });
      const headers = new Headers({ Location: to, "Cache-Control": "no-store" });
      for (const cookie of cookies) headers.append("Set-Cookie", cookie);
      return new Response(null, { status: 303, headers });
    } catch (error) {
      return respondError(error);
    }
  };
}
