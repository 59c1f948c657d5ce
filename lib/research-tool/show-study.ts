import reportWords from "#lib/studies/report/report-words.json" with { type: "json" };
import { capital } from "../cut-text.ts";
import { excerpt, plural } from "../format.ts";
import { escaped, inShort, markdownOf } from "../studies/pipeline/markdown.ts";
import { longestTitle } from "../studies/report/label.ts";
import { hasNps } from "../studies/report/numbers-in-words.ts";
import { type FullStudy, noCharge, type PendingStudy } from "../studies/study-record.ts";
import { hasEnded, withoutFindings } from "../studies/study-status.ts";
import type { Outcome } from "./conversation.ts";
import { exampleOf } from "./verbs.ts";

/** How what a persona said begins in a list. */
export const saidBy = (name: string): string => `- **${escaped(name)}** (${reportWords.afterName})`;

/** A complete study: its summary, with all transcripts where the caller wants it full. */
export function showStudy(study: FullStudy, full: boolean): Outcome {
  const title = excerpt(study.topic, longestTitle);
  const transcripts = study.interviews.map(
    ({ persona_name, transcript }, index) =>
      `## Simulated interview ${index + 1}: ${escaped(persona_name)}\n\n${transcript.map(({ q, a }) => `**${escaped(q)}**\n\n${escaped(a)}`).join("\n\n")}`,
  );
  const followUps = study.follow_ups.map(
    ({ question, answers }) =>
      `## ${reportWords.titles.later}: ${escaped(question)}\n\n${answers.map(({ persona_name, answer }) => `${saidBy(persona_name)}: ${escaped(answer)}`).join("\n")}`,
  );
  return {
    understood: `The study “${title}”.`,
    markdown: [markdownOf({ ...study, topic: title }), ...followUps, ...(full ? transcripts : [])].join("\n\n"),
    study_id: study.id,
    label: study.disclaimer,
    data: { ...briefOf(study, title), ...(full && { record: study }) },
    next: [
      { ...exampleOf("follow_up"), study_id: study.id },
      { do: "rerun", study_id: study.id },
      { do: "publish", study_id: study.id },
    ],
  };
}

/** What a client needs of a study to show and to go on. */
const briefOf = (study: FullStudy, topic: string): Record<string, unknown> => ({
  status: study.status,
  topic,
  study_type: study.study_type,
  audience: study.audience,
  report_url: study.report_url,
  headline_finding: study.headline_finding,
  executive_summary: study.executive_summary,
  overall_confidence: study.overall_confidence,
  avg_sentiment: study.avg_sentiment,
  ...(hasNps(study) && { projected_nps: study.quant.projected_nps }),
  interviews: study.quant.n_interviews,
  personas: study.quant.n_personas,
  seed: study.seed,
  price_usd: study.usage.price_usd,
  visibility: study.visibility,
  follow_ups: study.follow_ups.length,
  key_findings: study.key_findings.slice(0, inShort.findings).map(({ finding, strength, quotes }) => ({
    finding,
    strength,
    quote: quotes[0]?.quote ?? null,
    persona: study.personas.find(({ id }) => id === quotes[0]?.persona_id)?.name ?? null,
  })),
  objections: study.objections
    .slice(0, inShort.objections)
    .map(({ objection, interview_count }) => ({ objection, interview_count })),
});

/** A study without findings: how far it has come, or why it ended. */
export function showPending(study: PendingStudy): Outcome {
  const { id, topic, status, progress, error } = study;
  const waits = !hasEnded(status);
  const state = waits
    ? `: ${progress.interviews_done} of ${plural(progress.interviews, "interview")} are done. It runs on; show it again in a few seconds.`
    : `. ${error === null ? "" : `${escaped(error.message)} `}${capital(noCharge)}.`;
  return {
    understood: `The study “${excerpt(topic, longestTitle)}”.`,
    markdown: `The study “${escaped(excerpt(topic, longestTitle))}” ${withoutFindings[status]}${state}`,
    study_id: id,
    label: study.disclaimer,
    data: { status, progress, error },
    next: waits
      ? [
          { do: "show", study_id: id },
          { do: "cancel", study_id: id },
        ]
      : [{ do: "rerun", study_id: id }],
  };
}
