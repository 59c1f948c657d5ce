import { ImageResponse } from "next/og";
import { previewSize } from "#components/chrome/page-metadata.ts";
import { isDrawable, type PreviewCard, previewOf } from "#components/chrome/preview-card.tsx";
import { isDemoData } from "#lib/db/client.ts";
import { AppError } from "#lib/errors.ts";
import { respondError } from "#lib/http/respond.ts";

/** Why a text cannot be drawn. */
export const noFont = "has signs that no font here has";

/** Draws the picture of a page, or answers 404 where it has none. */
export function drawPreview(card: PreviewCard | AppError): Response {
  if (card instanceof AppError) return respondError(card);
  if (!isDrawable(card.title))
    return respondError(new AppError("not_found", `This page has no picture: its title ${noFont}.`));
  return new ImageResponse(previewOf(card, isDemoData()), { ...previewSize });
}
