import { noCopy } from "#lib/contract.ts";
import { AppError } from "#lib/errors.ts";
import { respondError } from "#lib/http/respond.ts";
import { getRun } from "#lib/studies/events/read-events.ts";
import { noReport } from "#lib/studies/get-study.ts";

type Context = { params: Promise<{ study_id: string }> };

/** How far a study has come, as JSON for its page where no stream comes through. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  try {
    const row = await getRun((await params).study_id);
    if (row === null) throw new AppError("not_found", noReport);
    const { account_id: _, ...run } = row;
    return Response.json(run, { headers: { "Cache-Control": noCopy } });
  } catch (error) {
    return respondError(error);
  }
}
