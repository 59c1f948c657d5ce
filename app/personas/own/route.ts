import type { OwnPage } from "#components/personas/own-page.ts";
import { AppError } from "#lib/errors.ts";
import { respondError } from "#lib/http/respond.ts";
import { parseArguments } from "#lib/net/parse-arguments.ts";
import { type Owner, readOwnPage, readOwnPageOperation } from "../read-personas.ts";

/** One page of one's own personas, as JSON for the page itself; 401 once the session has ended. */
export async function GET(request: Request): Promise<Response> {
  try {
    const { searchParams } = new URL(request.url);
    const cookie = request.headers.get("cookie") ?? "";
    const input = parseArguments(readOwnPageOperation, { ...Object.fromEntries(searchParams), cookie });
    const own = (await readOwnPage(input, { address: null, spent: [] })) as (Owner & { page: OwnPage }) | null;
    if (own === null) throw new AppError("unauthorized", "You are signed out. Sign in again at /sign-in.");
    return Response.json(own.page, { headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    return respondError(error);
  }
}
