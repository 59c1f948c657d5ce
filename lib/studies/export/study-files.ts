import { flagDemo } from "../../db/demo-data.ts";
import { escaped, markdownOf } from "../pipeline/markdown.ts";
import { digitalSourceType } from "../report/label.ts";
import type { FullStudy } from "../study-record.ts";
import { labelOf } from "./csv.ts";
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

/** A guide to take to real people, as Markdown: what to check and how, what would overturn it, and the questions asked. */
function interviewGuide(study: FullStudy): string {
  const items = study.research_agenda.map(({ question, why, method, sample, priority, would_change }, at) =>
    [
      `## ${at + 1}. ${escaped(question)}`,
      `- Priority: ${priority}`,
      `- Why: ${escaped(why)}`,
      `- How: ${escaped(method)}`,
      `- Who: ${escaped(sample)}`,
      `- Overturned if: ${escaped(would_change)}`,
      "- What they said: ",
    ].join("\n"),
  );
  const guide = study.understood?.guide ?? [];
  return `${[
    `*${escaped(labelOf(study))}*`,
    `# Interview guide: ${escaped(study.topic)}`,
    `The simulated answer to be checked: ${escaped(study.headline_finding)}`,
    ...items,
    ...(guide.length === 0
      ? []
      : [
          "## The questions that the simulated personas were asked",
          guide.map((question) => `1. ${escaped(question)}`).join("\n"),
        ]),
    `[The report](${study.report_url})`,
  ].join("\n\n")}\n`;
}
