import { faultsOf } from "#components/research/faults-of.ts";
import { readStudyDraft, requestOf } from "#components/research/study-draft.ts";
import { noCopy } from "#lib/contract.ts";
import { AppError } from "#lib/errors.ts";
import { readForm, refuseForeign } from "#lib/http/handle-form.ts";
import { ask } from "#lib/http/load.ts";
import { respondError } from "#lib/http/respond.ts";
import { sizeLimits } from "#lib/net/size-limits.ts";
import { sketchPreview } from "#lib/studies/begin/begin-study.ts";
import { previewStudyOperation } from "#lib/studies/begin/contract.ts";
import { drawSeed } from "#lib/studies/brief-of.ts";
import { type Owner, readOwner } from "../../personas/read-personas.ts";
import { doneBy } from "../done-by.ts";

/** What a draft would be, while it is typed: as JSON for the page itself. */
export async function POST(request: Request): Promise<Response> {
  try {
    const form = await readForm(request, sizeLimits.draft.bytes);
    refuseForeign(request.headers);
    const cookie = request.headers.get("cookie") ?? "";
    const owner = (await readOwner({ cookie }, { address: null, spent: [] })) as Owner | null;
    const members = requestOf(readStudyDraft(form, drawSeed()));
    const preview = await ask(previewStudyOperation, doneBy(owner, sketchPreview), members);
    const answer = preview instanceof AppError ? { faults: Object.values(faultsOf(preview)).flat() } : { preview };
    return Response.json(answer, { headers: { "Cache-Control": noCopy } });
  } catch (error) {
    return respondError(error);
  }
}
