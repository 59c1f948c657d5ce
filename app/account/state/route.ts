import { memberOf } from "#lib/sign-in/member-of.ts";
import { readAccount } from "../read-account.ts";

/** What a person's page shows, as JSON for the page itself; 401 once the session has ended. */
export async function GET(request: Request): Promise<Response> {
  const headers = { "Cache-Control": "no-store" };
  const member = await memberOf(request.headers);
  if (member === null)
    return Response.json({ message: "You are signed out. Sign in again." }, { status: 401, headers });
  return Response.json(await readAccount(member), { headers });
}
