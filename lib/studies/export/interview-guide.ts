import { escaped } from "../pipeline/markdown.ts";
import type { FullStudy } from "../study-record.ts";
import { labelOf } from "./label-of.ts";

/** A guide to take to real people, as Markdown: what to check and how, what would overturn it, and the questions asked. */
export function interviewGuide(study: FullStudy): string {
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
