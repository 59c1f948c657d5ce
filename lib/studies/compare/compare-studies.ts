import { and, eq, or, type SQL } from "drizzle-orm";
import earlier from "#lib/studies/compare/earlier-labels.json" with { type: "json" };
import { accountOf } from "../../accounts/authenticate.ts";
import type { Caller, Verb } from "../../contract.ts";
import { capital } from "../../cut-text.ts";
import { db } from "../../db/client.ts";
import type { ConsiderationId } from "../../engines/considerations.ts";
import { type ConsensusTheme, sentimentRange } from "../../engines/findings.ts";
import { type Measure, npsName } from "../../engines/measured.ts";
import { wordsOf } from "../../engines/readings.ts";
import type { StudyTypeId } from "../../engines/study-types.ts";
import { AppError } from "../../errors.ts";
import { plural } from "../../format.ts";
import { inShape } from "../../own-value.ts";
import { getReport, missingStudy, oneStudy } from "../get-study.ts";
import { closedMeasures } from "../report/charts-of.ts";
import { codedOf, hasNps } from "../report/numbers-in-words.ts";
import reportWords from "../report/report-words.json" with { type: "json" };
import { themeMatrix } from "../report-themes.ts";
import { studies } from "../studies.sql.ts";
import type { FullStudy, PendingStudy } from "../study-record.ts";
import { hasEnded, withoutFindings } from "../study-status.ts";
import {
  type ComparedNumber,
  ComparedStudy,
  type ComparedTheme,
  type ComparisonVerdict,
  type compareReportsOperation,
  type compareStudiesEndpoint,
  isOneQuestion,
  type StudyComparison,
  verdicts,
} from "./contract.ts";

const { titles } = reportWords;

/** A study of the caller's account beside another of it, or a public one. */
export const compareStudies: Verb<typeof compareStudiesEndpoint> = async ({ study_id, with: other }, caller) => {
  const { account_id } = accountOf(caller);
  const find = (study: SQL) => db.select({ study_id: studies.study_id }).from(studies).where(study);
  if ((await find(oneStudy(account_id, study_id))).length === 0) throw await missingStudy(db, study_id);
  const isOther = and(eq(studies.study_id, other), eq(studies.visibility, "public"));
  if ((await find(or(oneStudy(account_id, other), isOther)!)).length === 0)
    throw new AppError("not_found", notReadable);
  return comparisonOf(...(await readBoth(study_id, other, caller)));
};

const notReadable =
  "The second study cannot be read: name a complete one of this account, or a public one. /report/compare sets the reports of any two addresses side by side.";

/** Two studies beside each other, for a reader who has the addresses of both reports. */
export const compareReports: Verb<typeof compareReportsOperation> = async ({ a, b }, caller) => {
  const [one, other] = await readBoth(a, b, caller);
  return { ...comparisonOf(one, other), against: { a: againstIn(one), b: againstIn(other) } };
};

const againstIn = (study: FullStudy): ReadonlyMap<string, number> =>
  new Map(
    themeMatrix(study).map(({ theme, cells }) => [
      ofToday(study.study_type, theme, ({ label }) => label),
      cells.reduce((sum, { objecting }) => sum + objecting, 0),
    ]),
  );

async function readBoth(a: string, b: string, caller: Caller): Promise<[FullStudy, FullStudy]> {
  const reportOf = async (place: "first" | "second", study_id: string): Promise<FullStudy> => {
    const study = await getReport({ study_id }, caller).catch((error) => {
      throw error instanceof AppError && error.code === "not_found"
        ? new AppError("not_found", `The ${place} study cannot be read. ${error.message}`)
        : error;
    });
    if (study.status !== "complete")
      throw new AppError("invalid_request", `The ${place} study ${whyNone(study as PendingStudy)}`);
    return study as FullStudy;
  };
  if (a === b) throw new AppError("invalid_request", "Name two different studies: these are one.");
  return [await reportOf("first", a), await reportOf("second", b)];
}

/** Why a study without findings cannot be compared, and what to do. */
const whyNone = ({ status }: PendingStudy): string =>
  `${withoutFindings[status]}${hasEnded(status) ? " and has no findings. Name one that" : ". Compare it when it"} is complete.`;

/** Two complete studies beside each other. Themes and objections are matched by their labels, measures by their ids. */
export function comparisonOf(one: FullStudy, other: FullStudy): StudyComparison {
  const [a, b] = [inLabelsOfToday(one), inLabelsOfToday(other)];
  const themes = themesOf(a, b);
  const differs_in = differencesOf(a, b);
  return {
    a: headOf(a),
    b: headOf(b),
    differs_in,
    summary: isOneQuestion(differs_in) ? summaryOf(themes) : differentThings,
    themes,
    objections: objectionsOf(a, b),
    numbers: [...indexesOf(a, b), ...measuresOf(a.quant.measures, b.quant.measures), ...closedOf(a, b)],
  };
}

/** A study under today's labels, so that one of before 4.0.0 can be set beside a new one. */
const inLabelsOfToday = (study: FullStudy): FullStudy => ({
  ...study,
  consensus_themes: study.consensus_themes.map((one) => ({
    ...one,
    theme: ofToday(study.study_type, one.theme, ({ label }) => label),
  })),
  objections: study.objections.map((one) => ({
    ...one,
    objection: ofToday(study.study_type, one.objection, ({ con }) => capital(con)),
  })),
});

const headOf = (study: FullStudy): ComparedStudy =>
  inShape(ComparedStudy, {
    ...study,
    personas: study.personas.map(({ name }) => name),
    interviews: study.quant.n_interviews,
  });

function differencesOf(a: FullStudy, b: FullStudy): StudyComparison["differs_in"] {
  const engineName = ({ engine }: FullStudy) => `${engine.id} ${engine.version}`;
  const people = ({ personas }: FullStudy) => String(personas.map(({ id }) => id).sort());
  const same: Record<StudyComparison["differs_in"][number], boolean> = {
    topic: a.topic === b.topic,
    study_type: a.study_type === b.study_type,
    audience: a.audience === b.audience,
    personas: people(a) === people(b),
    interviews: a.quant.n_interviews === b.quant.n_interviews,
    seed: a.seed === b.seed,
    engine: engineName(a) === engineName(b),
  };
  return (Object.keys(same) as (keyof typeof same)[]).filter((member) => !same[member]);
}

function themesOf(a: FullStudy, b: FullStudy): ComparedTheme[] {
  const labels = [...new Set([...a.consensus_themes, ...b.consensus_themes].map(({ theme }) => theme))];
  const inStudy = ({ consensus_themes, quant }: FullStudy, label: string) => {
    const theme = consensus_themes.find((one) => one.theme === label);
    return theme === undefined ? null : { interviews: theme.interview_count, of: codedOf(quant), side: sideOf(theme) };
  };
  return labels
    .map((theme) => {
      const [one, other] = [inStudy(a, theme), inStudy(b, theme)];
      return { theme, verdict: verdictOf(one, other), a: one, b: other };
    })
    .sort((one, other) => verdicts.indexOf(one.verdict) - verdicts.indexOf(other.verdict));
}

const sideOf = ({ sentiment }: ConsensusTheme): NonNullable<ComparedTheme["a"]>["side"] =>
  sentiment === "positive" ? "for" : sentiment === "negative" ? "against" : "neither";

function verdictOf(one: ComparedTheme["a"], other: ComparedTheme["b"]): ComparisonVerdict {
  if (one === null) return "only_b";
  if (other === null) return "only_a";
  return [one.side, other.side].sort().join() === "against,for" ? "changed_sides" : "survived";
}

const differentThings =
  "These two studies ask different things: a theme that both have may mean something else in each.";

function summaryOf(themes: readonly ComparedTheme[]): string {
  if (themes.length === 0) return "Neither study has a theme: there is nothing to compare.";
  const count = (verdict: ComparisonVerdict) => themes.filter((theme) => theme.verdict === verdict).length;
  const gone = count("only_a") + count("only_b");
  return `Of ${plural(themes.length, "theme")}, ${count("survived")} survived, ${count("changed_sides")} changed sides, and ${gone} came up in one study only. What survived is worth checking with real people first.`;
}

function objectionsOf(a: FullStudy, b: FullStudy): StudyComparison["objections"] {
  const labels = [...new Set([...a.objections, ...b.objections].map(({ objection }) => objection))];
  const count = ({ objections }: FullStudy, label: string) =>
    objections.find(({ objection }) => objection === label)?.interview_count ?? null;
  return labels.map((objection) => {
    const [one, other] = [count(a, objection), count(b, objection)];
    return { objection, verdict: one === null ? "only_b" : other === null ? "only_a" : "survived", a: one, b: other };
  });
}

type Estimate = ComparedNumber["a"];

function indexesOf(a: FullStudy, b: FullStudy): ComparedNumber[] {
  const bare = (value: number): Estimate => ({ value, low: null, high: null });
  const nps = ({ quant }: FullStudy): Estimate => ({
    value: quant.projected_nps,
    low: quant.nps.low,
    high: quant.nps.high,
  });
  return [
    numberOf("confidence", titles.confidence, "index", bare(a.overall_confidence), bare(b.overall_confidence)),
    numberOf("sentiment", `Sentiment, from ${sentimentRange}`, "mean", bare(a.avg_sentiment), bare(b.avg_sentiment)),
    ...(hasNps(a) && hasNps(b) ? [numberOf("projected_nps", capital(npsName), "points", nps(a), nps(b))] : []),
  ];
}

function measuresOf(a: readonly Measure[], b: readonly Measure[]): ComparedNumber[] {
  const estimate = ({ value, low, high }: Measure): Estimate => ({ value: value!, low, high });
  return a.flatMap((measure) => {
    const other = b.find(({ id, unit }) => id === measure.id && unit === measure.unit);
    if (measure.value === null || other === undefined || other.value === null) return [];
    return [numberOf(measure.id, measure.label, measure.unit, estimate(measure), estimate(other))];
  });
}

function closedOf(a: FullStudy, b: FullStudy): ComparedNumber[] {
  const singles = ({ quant }: FullStudy): Measure[] =>
    closedMeasures(quant).flatMap((measure) => {
      const ofOption = ({ label, value, low, high }: Measure["items"][number]): Measure => ({
        ...{ ...measure, label: `${measure.label} ${label}`, value, low: low ?? null, high: high ?? null },
      });
      const parts = measure.value === null ? measure.items.map(ofOption) : [measure];
      return parts.map((one) => ({ ...one, id: `closed ${measure.id.replace(/^closed_.*_/, "")}: ${one.label}` }));
    });
  return measuresOf(singles(a), singles(b));
}

function numberOf(id: string, label: string, unit: string, a: Estimate, b: Estimate): ComparedNumber {
  const hasIntervals = a.low !== null && a.high !== null && b.low !== null && b.high !== null;
  return { id, label, unit, a, b, apart: hasIntervals ? a.high! < b.low! || b.high! < a.low! : null };
}

/** What themes and objections were called before version 4.0.0 of the built-in engine. */
const idOf = new Map(
  Object.entries(earlier).flatMap(([id, labels]) =>
    Object.values(labels).map((label) => [label, id as ConsiderationId]),
  ),
);

type Words = ReturnType<typeof wordsOf>[ConsiderationId];

/** A label of before as studies of today have it, by what its consideration is called. */
function ofToday(study_type: StudyTypeId, label: string, called: (words: Words) => string): string {
  const id = idOf.get(label);
  return id === undefined ? label : called(wordsOf(study_type)[id]);
}
