import reportFiles from "#lib/engines/report-files.json" with { type: "json" };
import { AppError } from "#lib/errors.ts";
import { sendReport } from "#lib/http/send-report.ts";
import { inChoice } from "#lib/in-words.ts";
import { ownValue } from "#lib/own-value.ts";
import { type StudyFile, studyFiles } from "#lib/studies/export/study-files.ts";

/** What is written at each of these addresses. */
const files: Record<keyof typeof reportFiles, StudyFile> = studyFiles;

type Context = { params: Promise<{ study_id: string; form: string }> };

/** A study as a file: the addresses of `reportFiles` lead here. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { study_id, form } = await params;
  return sendReport(request, study_id, (study) => {
    const file = ownValue<StudyFile>(files, form);
    const ending = ownValue<string>(reportFiles, form);
    if (file === undefined || ending === undefined)
      throw new AppError("not_found", `A report opens as ${inChoice(Object.values(reportFiles))}.`);
    return {
      type: file.type,
      text: file.write(study),
      name: `synthetic-${study.slug}${ending.replace("/", "-")}`,
    };
  });
}
