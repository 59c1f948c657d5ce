import type { Brief } from "../../engines/brief.ts";
import type { Engine } from "../../engines/engine.ts";
import type { Findings } from "../../engines/findings.ts";
import type { Measure, Quality } from "../../engines/measured.ts";
import type { Plan } from "../../engines/plan.ts";
import { mean, rounded } from "../../engines/statistics.ts";
import type { NamedMeasure, WritingTask } from "../../engines/writing.ts";
import { nextStep } from "../next-step.ts";
import { objectionId } from "./check-writing.ts";
import { chooseQuotes, nothingShown } from "./choose-quotes.ts";
import { effectiveInterviews } from "./confidence.ts";
import { type CountedTheme, countThemes } from "./count-themes.ts";
import type { Discrimination } from "./discriminate.ts";
import { flagsOf, type Losses } from "./flags.ts";
import { gatherCriteria } from "./gather-criteria.ts";
import { gatherObjections, type ObjectionDraft } from "./gather-objections.ts";
import { gatherSignals } from "./gather-signals.ts";
import { gatherThemes, type Theme } from "./gather-themes.ts";
import type { HeldInterview } from "./hold-interview.ts";
import { whyNothing, withoutConclusions } from "./not-understood.ts";
import type { Prose } from "./prose/compose-prose.ts";
import type { Material } from "./prose/material.ts";
import { sideAsked } from "./prose/question-kind.ts";
import { composeSummary } from "./prose/summary.ts";
import { qualityOf } from "./quality.ts";
import { quantOf } from "./quant.ts";
import { sentimentOf, sentimentScore } from "./sentiment.ts";
import type { Evidence } from "./stated-by.ts";
import { strengthOf } from "./strength.ts";
import { summariseInterview } from "./summarise-interview.ts";
import { topicQuestions } from "./topic-questions.ts";
import { studyForms } from "./types/study-forms.ts";
import { understoodOf } from "./understood-of.ts";
import { isSensitive, withoutAdvice } from "./without-advice.ts";
import { writeProse } from "./write-prose.ts";

const mostFindings = 6;

type Study = {
  brief: Brief;
  plan: Plan;
  engine: Engine;
  held: readonly HeldInterview[];
  lost: Losses;
  discrimination: Discrimination;
  /** Ends the writing. */
  signal: AbortSignal;
  /** Called when all is counted and every quote was checked, before the findings are written. */
  onChecked?: (quality: Pick<Quality, "quotes_checked" | "quotes_rejected">) => void;
};

/**
 * Composes a study's findings from its interviews. Everything that is counted is counted here. A model puts the facts into
 * words, which are checked; where it cannot, or has no words of its own, the host's own sentences are the prose.
 */
export async function synthesize(study: Study): Promise<Findings> {
  const { brief, plan, engine, held, lost, discrimination } = study;
  const themes = gatherThemes(held);
  const shownQuotes = nothingShown();
  const counted = askedFirst(countThemes(themes, held, shownQuotes), brief, plan);
  const named = counted.toSorted(({ theme: one }, { theme: other }) => other.interviews.length - one.interviews.length);
  const raised = gatherObjections(held, shownQuotes);
  const interviews = held.map((interview, index) => summariseInterview(interview, labelsIn(named, index)));
  const asked = brief.personas.filter(({ id }) => held.some(({ persona }) => persona.id === id));
  const personas = asked.length;
  const n_effective = effectiveInterviews(personas, held.length / personas);
  const { quality, overall_confidence } = qualityOf({ engine, plan, held, themes, n_effective, discrimination });
  const quant = quantOf({ brief, plan, engine, held, interviews, n_effective });
  const avg_sentiment = rounded(mean(interviews.map(({ analysis }) => analysis.sentiment_score)), 1);
  const signals = gatherSignals(held, plan, shownQuotes);
  const criteria = gatherCriteria(held, shownQuotes);
  const material: Material = {
    brief: { ...brief, personas: asked },
    plan,
    questions: questionsOf(brief, plan),
    facts: counted.map(({ fact }) => fact),
    objections: raised.map(factOf),
    avg_sentiment,
    overall_confidence,
    mean_stance: rounded(mean(held.map(({ stance }) => stance)), 2),
    nps: { value: quant.projected_nps, low: quant.nps.low, high: quant.nps.high },
    ...{ counted, raised, interviews, criteria, signals, measures: quant.measures },
  };
  const known = knownIn(held, themes, raised);
  study.onChecked?.(quality);
  const { prose, isPlain } = await writeProse(study, material, taskOf(material), known);
  const findings: Findings = {
    headline_finding: prose.headline_finding,
    executive_summary: prose.executive_summary,
    overall_confidence,
    avg_sentiment,
    key_findings: counted.slice(0, mostFindings).map((one) => findingOf(one, prose, study, personas)),
    opportunity: prose.opportunity,
    risk: prose.risk,
    messaging_implications: prose.messaging_implications,
    consensus_themes: named.map((one) => consensusOf(one, prose, held, personas)),
    objections: raised.map((one) => ({ ...one, what_would_resolve: prose.resolution(one.objection) })),
    competitive_signals: signals,
    decision_criteria: criteria,
    research_agenda: prose.research_agenda,
    answers: prose.answers,
    understood: understoodOf(brief, plan),
    quant,
    quality: { ...quality, numbers_corrected: prose.corrected() },
    flags: flagsOf({ brief, plan, engine, held, interviews, quality, lost, discrimination, isPlain }),
    interviews,
  };
  // A model says in its own words what to do next.
  const isOwn = prose.executive_summary === composeSummary(material);
  const whole = isOwn ? withNextStep(findings, { ...brief, personas: asked }) : findings;
  const told = isSensitive(brief) ? withoutAdvice(whole) : whole;
  const nothing = whyNothing(told, brief, plan);
  return nothing === null ? told : withoutConclusions(told, plan, nothing);
}

/** The findings with what to do next at the end of the summary, as the report says it. */
function withNextStep(findings: Findings, brief: Brief): Findings {
  const next = nextStep({ ...findings, ...brief });
  return { ...findings, executive_summary: `${findings.executive_summary} ${next}`.trim() };
}

/** The themes that an interview is counted in. */
const labelsIn = (named: readonly CountedTheme[], interview: number): string[] =>
  named.filter(({ theme }) => theme.interviews.includes(interview)).map(({ theme }) => theme.label);

/** The themes on the side that the topic's own question asks for before the others. */
function askedFirst(counted: readonly CountedTheme[], brief: Brief, plan: Plan): CountedTheme[] {
  const question = topicQuestions(brief, plan)[0] ?? brief.topic;
  const side = sideAsked(question, studyForms[brief.study_type].prose.why);
  return counted.toSorted((one, other) => Number(other.theme.side === side) - Number(one.theme.side === side));
}

/** What is to be answered, each under its id. */
const questionsOf = (brief: Brief, plan: Plan): WritingTask["questions"] =>
  topicQuestions(brief, plan).map((question, place) => ({ id: `question:${place}`, question }));

/** What a writer is given of it. */
function taskOf({
  counted: _c,
  raised: _r,
  interviews: _i,
  criteria: _t,
  signals: _s,
  ...material
}: Material): WritingTask {
  return { ...material, measures: material.measures.map(namedMeasure) };
}

const namedMeasure = ({ id, label, value, unit, low, high, n, items }: Measure): NamedMeasure => ({
  ...{ id: `measure:${id}`, label, value, unit, low, high, n },
  items: items.map((item) => ({ label: item.label, value: item.value })),
});

const factOf = ({
  objection,
  category,
  severity,
  interview_count,
}: ObjectionDraft): WritingTask["objections"][number] => ({
  id: objectionId(objection),
  label: objection,
  category,
  severity,
  interviews: interview_count,
});

function knownIn(
  held: readonly HeldInterview[],
  themes: readonly Theme[],
  objections: readonly ObjectionDraft[],
): Evidence {
  return {
    interviews: held.length,
    quotes: held.flatMap(({ coding, persona }) => coding.codes.map(({ quote }) => ({ quote, name: persona.name }))),
    labels: [...themes.map(({ label }) => label), ...objections.map(({ objection }) => objection)],
  };
}

function findingOf(
  one: CountedTheme,
  prose: Prose,
  { held }: Study,
  of_personas: number,
): Findings["key_findings"][number] {
  const { theme, quotes, counter, fact } = one;
  const personas = theme.supporters.length;
  return {
    ...prose.finding(fact),
    strength: strengthOf({
      ...{ personas, opposed: theme.opponents.length, of_personas, quotes },
      ...{ interviews: theme.supporting.length, of_interviews: held.length },
    }),
    support: {
      personas,
      interviews: theme.supporting.length,
      of_personas,
      of_interviews: held.length,
      opposed: { personas: theme.opponents.length, interviews: theme.opposing.length },
    },
    quotes,
    counter,
  };
}

function consensusOf(
  { theme, fact }: CountedTheme,
  prose: Prose,
  held: readonly HeldInterview[],
  of_personas: number,
): Findings["consensus_themes"][number] {
  const valued = theme.said.map(({ code }) => ({ valence: code.polarity, salience: 1 }));
  const lead = theme.supporters.length;
  const isUnanimous = lead === of_personas && theme.opponents.length === 0;
  return {
    theme: theme.label,
    description: prose.description(fact),
    prevalence: rounded(theme.interviews.length / held.length, 3),
    interview_count: theme.interviews.length,
    persona_count: theme.personas.length,
    consensus: isUnanimous
      ? "unanimous"
      : lead > of_personas / 2 && lead > theme.opponents.length
        ? "majority"
        : "split",
    sentiment: sentimentOf(valued),
    sentiment_score: sentimentScore(valued),
    quotes: chooseQuotes(theme.said, 3),
  };
}
