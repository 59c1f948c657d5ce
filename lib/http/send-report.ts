import { privateCopy } from "../contract.ts";
import { demoHeaders } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { addressOf } from "../net/request-head.ts";
import { getReport } from "../studies/get-study.ts";
import { type FullStudy, type PendingStudy, unlisted } from "../studies/study-record.ts";
import { withoutFindings } from "../studies/study-status.ts";
import { respondError } from "./respond.ts";

type File = { type: string; text: string; name: string };

/** Answers with a file of a complete study for a client that has its address; a refusal is JSON. */
export async function sendReport(
  request: Request,
  study_id: string,
  write: (study: FullStudy) => File | Promise<File>,
): Promise<Response> {
  try {
    const study = await getReport({ study_id }, { address: addressOf(request.headers), spent: [] });
    if (study.status !== "complete")
      throw new AppError(
        "not_found",
        `This study ${withoutFindings[(study as PendingStudy).status]}. Only a complete one has files.`,
      );
    const full = study as FullStudy;
    const { type, text, name } = await write(full);
    return new Response(text, {
      headers: {
        "Content-Type": `${type}; charset=utf-8`,
        "Content-Disposition": `inline; filename="${name}"`,
        "Cache-Control": privateCopy,
        "X-Content-Type-Options": "nosniff",
        ...(full.visibility === unlisted && { "X-Robots-Tag": "noindex" }),
        ...demoHeaders(),
      },
    });
  } catch (error) {
    return respondError(error);
  }
}
