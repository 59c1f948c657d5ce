import type { Engine } from "../engines/engine.ts";
import type { Engine as EngineName, Findings } from "../engines/findings.ts";
import { statedModelError, type Usage } from "../engines/measured.ts";
import { type ModelEngineOptions, modelEngine } from "../engines/model/model-engine.ts";
import { modelSettings } from "../engines/model/settings.ts";
import { simulator } from "../engines/simulator/simulator.ts";
import { builtInName } from "../engines/study-form.ts";
import { env } from "../env.ts";
import { AppError } from "../errors.ts";
import { inShape } from "../own-value.ts";
import { nobodyAsked, noEvidence } from "./report/label.ts";
import type { studies } from "./studies.sql.ts";
import { type FollowUp, FullStudy, type PendingStudy, Study, StudySummary } from "./study-record.ts";

export type StudyRow = typeof studies.$inferSelect;
/** A stored study with the token under which this process runs it; null where it does not. */
export type RunnableStudy = StudyRow & { holder: string | null };
/** What every list shows of a stored study. */
export type ListedRow = Omit<StudyRow, "brief" | "findings" | "setting" | "webhook_headers"> & { seed: number };
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

const listed = (row: Omit<ListedRow, "seed">) => ({
  ...row,
  id: row.study_id,
  report_url: reportUrl(row.study_id),
  created_at: row.created_at.toISOString(),
});

/** A study as lists show it. */
export const toSummary = (row: Omit<ListedRow, "seed">): StudySummary => inShape(StudySummary, listed(row));

/** A study that has no findings. Its seed is in its brief, which lists leave out. */
export function toPending(row: Omit<ListedRow, "seed"> & ({ seed: number } | Pick<StudyRow, "brief">)): PendingStudy {
  const { id, status, topic, study_type, audience, created_at, usage, engine } = listed(row);
  if (status === "complete") throw new Error(`study ${id} is complete`);
  return {
    ...{ id, status, topic, study_type, audience, created_at },
    progress: { interviews_done: row.interviews_done, interviews: row.interviews },
    seed: "brief" in row ? row.brief.seed : row.seed,
    usage,
    error: status === "failed" ? { error: row.error_code!, message: row.error_message! } : null,
    engine,
    disclaimer: disclaimerOf(engine),
  };
}

const notJudged = { labels_dropped: 0, support: null, discrimination: null };

const complete = (row: CompleteRow) => ({
  ...listed(row),
  ...row.brief,
  ...row.findings,
  status: row.status,
  answers: row.findings.answers ?? [],
  // What was not judged when an older study was made.
  quality: { ...notJudged, ...row.findings.quality },
  understood: row.findings.understood ?? null,
  usage: row.usage,
  given: row.brief.given ?? null,
  disclaimer: disclaimerOf(row.engine, row.findings.understood?.rivals),
  completed_at: row.completed_at.toISOString(),
});

/** What a complete study says, but for its transcripts. */
export const toStudy = (row: CompleteRow): Study => inShape(Study, complete(row));

/** A complete study with everything in it. */
export const toFullStudy = (row: CompleteRow, follow_ups: FollowUp[]): FullStudy =>
  inShape(FullStudy, { ...complete(row), follow_ups });

const independent = "Independent of the brands it names: not affiliated with them and not endorsed by them.";

/** For names besides one's own. Every name counts as a brand: many scripts have no capital letters. */
export const independentOf = (names: readonly string[]): string[] =>
  names.length === 0 ? [] : ["Not affiliated with, or endorsed by, any brand that it names."];

/** What is said of an engine, or of a study, that is gone. */
export const noLongerHere = "which this server no longer has";
export const wentWithAccount = "This study was deleted with its account";

const rehearsal = `A rehearsal by ${builtInName}: invented answers by fixed rules, no language model, no people.`;

/** What every form of a study says of itself first; a rehearsal reads no names but those that it was given. */
export function disclaimerOf({ kind, id }: Pick<EngineName, "kind" | "id">, names: readonly string[] = []): string {
  return kind === "simulator"
    ? [rehearsal, noEvidence, ...independentOf(names)].join(" ")
    : `Composed by a language model (${id}) that plays invented personas. ${nobodyAsked}. Directional, with a stated error of ${statedModelError.low} to ${statedModelError.high} points against people: hypotheses to check with real people. ${independent}`;
}

/** Where a model's calls are kept, what the study has paid for before, and how long its calls may take. */
type History = Partial<Pick<ModelEngineOptions, "calls" | "spentUsd" | "deadlineMs">>;

let builtIn: () => Engine = simulator;

/** The engine of one study, which counts its use: the simulator if requested, else the models of `AI_MODEL`, if any. */
export function engineOf(requested?: "simulator", history?: History): Engine {
  const { AI_MODEL } = env();
  const engine =
    AI_MODEL === undefined ? builtIn() : modelEngine({ ...modelSettings({ ...env(), AI_MODEL }), ...history });
  return requested === "simulator" && engine.kind !== "simulator" ? simulator() : engine;
}

/** The engine of a study that was accepted before; refuses where this server has it no more, as no other may speak for it. */
export function restoreEngine(name: EngineName, history?: History): Engine {
  const engine = engineWithId(name, history);
  if (engine !== null) return engine;
  throw new AppError(
    "research_failed",
    `This study is of the model ${name.id}, ${noLongerHere}. Ask again to run it with another.`,
  );
}

/** The engine that made a study; null where this server has it no more. */
export function engineWithId({ id, kind }: EngineName, history?: History): Engine | null {
  const engine = engineOf(kind === "simulator" ? "simulator" : undefined, history);
  return engine.id === id ? engine : null;
}

/** Lets another engine speak from here on, for tests that need one that waits or fails. */
export function setTestEngine(engine: () => Engine): void {
  builtIn = engine;
}
