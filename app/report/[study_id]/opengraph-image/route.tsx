import { ImageResponse } from "next/og";
import { noFont } from "#app/opengraph/draw-preview.ts";
import { previewSize } from "#components/chrome/page-metadata.ts";
import { hasPreview, reportPreviewOf } from "#components/studies/report-preview.tsx";
import { privateCopy } from "#lib/contract.ts";
import { isDemoData } from "#lib/db/client.ts";
import { AppError } from "#lib/errors.ts";
import { respondError } from "#lib/http/respond.ts";
import { isFull, reportOn, stateOf } from "../report-on.ts";

type Context = { params: Promise<{ study_id: string }> };

/** A cache between may serve a study that is not public to nobody else, and a search engine may not list it. */
const keptFromCaches = { "Cache-Control": privateCopy, "X-Robots-Tag": "noindex" };

/** The picture that a link to a report shows elsewhere, with the label burned in. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const report = await reportOn((await params).study_id);
  const study = isFull(report) ? report : stateOf(report);
  if (!hasPreview(study))
    return respondError(new AppError("not_found", `This study has no picture: its answer ${noFont}.`));
  const isPublic = isFull(report) && report.visibility === "public";
  const preview = reportPreviewOf(study, isDemoData());
  return new ImageResponse(preview, { ...previewSize, ...(!isPublic && { headers: keptFromCaches }) });
}
