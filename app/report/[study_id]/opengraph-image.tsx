import { ImageResponse } from "next/og";
import { reportPreviewOf } from "#components/studies/report-preview.tsx";
import { isDemoData } from "#lib/db/demo-data.ts";
import { isFull, reportOn, stateOf } from "./report-on.ts";

type Props = { params: Promise<{ study_id: string }> };

export const alt = "A synthetic study: its question, its answer, its confidence, and that no person was asked";
export const size = { width: 1200, height: 630 };
export const contentType = "image/png";

/** A cache between may serve a study that is not public to nobody else, and a search engine may not list it. */
const keptFromCaches = { "Cache-Control": "private, no-cache", "X-Robots-Tag": "noindex" };

/** The picture that a link to a report shows elsewhere, with the label burned in. */
export default async function OpenGraphImage({ params }: Props) {
  const found = await reportOn((await params).study_id);
  const isPublic = isFull(found) && found.visibility === "public";
  const preview = reportPreviewOf(isFull(found) ? found : stateOf(found), isDemoData());
  return new ImageResponse(preview, { ...size, ...(!isPublic && { headers: keptFromCaches }) });
}
