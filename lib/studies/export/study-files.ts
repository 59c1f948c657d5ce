import { flagDemo } from "../../db/demo-data.ts";
import { markdownOf } from "../pipeline/markdown.ts";
import { digitalSourceType } from "../report/label.ts";
import type { FullStudy } from "../study-record.ts";
import { interviewGuide } from "./interview-guide.ts";
import { labelOf } from "./label-of.ts";
import { studyCsv } from "./study-csv.ts";

export type StudyFile = { type: string; write: (study: FullStudy) => string };

/** The forms in which a reader takes a study along, by the ending of their address; each begins with the label. */
export const studyFiles = {
  json: {
    type: "application/json",
    write: (study) =>
      JSON.stringify(
        flagDemo({ label: labelOf(study), digitalSourceType: digitalSourceType(study), ...study }),
        null,
        2,
      ),
  },
  csv: { type: "text/csv", write: studyCsv },
  md: { type: "text/markdown", write: (study) => `*${labelOf(study)}*\n\n${markdownOf(study)}\n` },
  guide: { type: "text/markdown", write: interviewGuide },
} satisfies Record<string, StudyFile>;
