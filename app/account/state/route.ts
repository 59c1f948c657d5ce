import { noCopy } from "#lib/contract.ts";
import { capital } from "#lib/cut-text.ts";
import { AppError } from "#lib/errors.ts";
import { respondError } from "#lib/http/respond.ts";
import { signedOut } from "#lib/sign-in/contract.ts";
import { memberOf } from "#lib/sign-in/sessions.ts";
import { readState } from "../read-account.ts";

/** What a person's page shows, as JSON for the page itself; 401 once the session has ended. */
export async function GET(request: Request): Promise<Response> {
  try {
    const member = await memberOf(request.headers);
    if (member === null) throw new AppError("unauthorized", `${capital(signedOut)}. Sign in again at /sign-in.`);
    return Response.json(await readState(member), { headers: { "Cache-Control": noCopy } });
  } catch (error) {
    return respondError(error);
  }
}
