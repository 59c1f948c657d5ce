import { AppError } from "#lib/errors.ts";
import { sendReport } from "#lib/http/send-report.ts";
import { ownValue } from "#lib/own-value.ts";
import { type StudyFile, studyFiles } from "#lib/studies/export/study-files.ts";

/** How the names of files end whose form is not their ending. */
const endings = { guide: "-guide.md", answers: "-answers.csv", codebook: "-codebook.csv" };

type Context = { params: Promise<{ study_id: string; form: string }> };

/** A study as a file: next.config.ts leads /report/<id>.json, .csv and .md here, /report/<id>/guide.md, /answers.csv and /codebook.csv. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { study_id, form } = await params;
  return sendReport(request, study_id, (study) => {
    const file: StudyFile | undefined = ownValue<StudyFile>(studyFiles, form);
    if (file === undefined) throw new AppError("not_found", "A report opens as .json, .csv or .md.");
    return {
      type: file.type,
      text: file.write(study),
      name: `synthetic-${study.slug}${ownValue(endings, form) ?? `.${form}`}`,
    };
  });
}
