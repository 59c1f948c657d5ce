import type { Findings } from "../engines/findings.ts";
import type { Usage } from "../engines/measured.ts";
import { env } from "../env.ts";
import { disclaimerOf } from "./pipeline/disclaimer.ts";
import type { studies } from "./studies.sql.ts";
import type { FollowUp, FullStudy, PendingStudy, Study, StudySummary } from "./study-record.ts";

/** A study as it is stored. */
export type StudyRow = typeof studies.$inferSelect;
/** What every list shows of a stored study. */
export type ListedRow = Omit<StudyRow, "brief" | "findings" | "setting" | "webhook_headers"> & { seed: number };
/** A study whose findings are there. */
export type CompleteRow = StudyRow & {
  status: "complete";
  findings: Findings;
  usage: Usage;
  headline_finding: string;
  overall_confidence: number;
  avg_sentiment: number;
  completed_at: Date;
};

/** Whether a stored study has its findings. */
export const isComplete = (row: StudyRow): row is CompleteRow => row.status === "complete";

/** Where a study's report opens. */
export const reportUrl = (study_id: string) => `${env().PUBLIC_URL}/report/${study_id}`;

const common = <Status>(row: Omit<ListedRow, "status" | "seed"> & { status: Status }) => ({
  id: row.study_id,
  status: row.status,
  topic: row.topic,
  study_type: row.study_type,
  audience: row.audience,
  created_at: row.created_at.toISOString(),
});

/** A study as lists show it. */
export const toSummary = (row: Omit<ListedRow, "seed">): StudySummary => ({
  ...common(row),
  slug: row.slug,
  report_url: reportUrl(row.study_id),
  headline_finding: row.headline_finding,
  overall_confidence: row.overall_confidence,
  avg_sentiment: row.avg_sentiment,
  engine: row.engine,
  visibility: row.visibility,
});

/** A study that has no findings. Its seed is in its brief, which lists leave out. */
export function toPending(row: Omit<ListedRow, "seed"> & ({ seed: number } | Pick<StudyRow, "brief">)): PendingStudy {
  if (row.status === "complete") throw new Error(`study ${row.study_id} is complete`);
  return {
    ...common({ ...row, status: row.status }),
    progress: { interviews_done: row.interviews_done, interviews: row.interviews },
    seed: "brief" in row ? row.brief.seed : row.seed,
    usage: row.usage,
    error: row.status === "failed" ? { error: row.error_code!, message: row.error_message! } : null,
    engine: row.engine,
    disclaimer: disclaimerOf(row.engine),
  };
}

const notJudged = { labels_dropped: 0, support: null, discrimination: null };

/** What a complete study says, but for its transcripts. */
export function toStudy(row: CompleteRow): Study {
  const { audience_description, personas, n_per_persona, seed } = row.brief;
  const said = row.findings;
  return {
    ...common(row),
    slug: row.slug,
    report_url: reportUrl(row.study_id),
    // Named one by one: the database keeps no order of members, and a reader wants the headline first.
    headline_finding: said.headline_finding,
    executive_summary: said.executive_summary,
    overall_confidence: said.overall_confidence,
    avg_sentiment: said.avg_sentiment,
    answers: said.answers ?? [],
    key_findings: said.key_findings,
    opportunity: said.opportunity,
    risk: said.risk,
    messaging_implications: said.messaging_implications,
    consensus_themes: said.consensus_themes,
    objections: said.objections,
    quant: said.quant,
    // What was not judged when an older study was made.
    quality: { ...notJudged, ...said.quality },
    understood: said.understood ?? null,
    engine: row.engine,
    flags: said.flags,
    personas,
    audience_description,
    given: row.brief.given ?? null,
    n_per_persona,
    seed,
    usage: row.usage,
    visibility: row.visibility,
    disclaimer: disclaimerOf(row.engine),
    completed_at: row.completed_at.toISOString(),
  };
}

/** A complete study with everything in it. */
export function toFullStudy(row: CompleteRow, follow_ups: FollowUp[]): FullStudy {
  const { competitive_signals, decision_criteria, research_agenda, interviews } = row.findings;
  return { ...toStudy(row), competitive_signals, decision_criteria, research_agenda, interviews, follow_ups };
}
