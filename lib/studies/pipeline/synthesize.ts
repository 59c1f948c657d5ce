import type { Brief } from "../../engines/brief.ts";
import type { Engine } from "../../engines/engine.ts";
import type { Findings, Quote } from "../../engines/findings.ts";
import type { Plan } from "../../engines/plan.ts";
import { mean, rounded } from "../../engines/statistics.ts";
import type { Fact, WritingTask } from "../../engines/writing.ts";
import type { Judge, Written } from "./carried-sentences.ts";
import { checkWriting, objectionId, type Prose } from "./check-writing.ts";
import { chooseQuotes } from "./choose-quotes.ts";
import { effectiveInterviews } from "./confidence.ts";
import type { Discrimination } from "./discriminate.ts";
import { flagsOf, type Lost } from "./flags.ts";
import { gatherCriteria } from "./gather-criteria.ts";
import { gatherObjections, type Raised } from "./gather-objections.ts";
import { gatherSignals } from "./gather-signals.ts";
import { countedOnSide, gatherThemes, type Theme } from "./gather-themes.ts";
import type { Held } from "./hold-interview.ts";
import { withoutConclusions } from "./not-understood.ts";
import { orStop } from "./or-stop.ts";
import { qualityOf } from "./quality.ts";
import { quantOf } from "./quant.ts";
import { sentimentOf, sentimentScore } from "./sentiment.ts";
import type { Known } from "./stated-by.ts";
import { strengthOf } from "./strength.ts";
import { summariseInterview } from "./summarise-interview.ts";
import { topicQuestions } from "./topic-questions.ts";
import { understoodOf } from "./understood-of.ts";

const mostFindings = 6;
const mostThemes = 8;

type Study = {
  brief: Brief;
  plan: Plan;
  engine: Engine;
  held: readonly Held[];
  lost: Lost;
  discrimination: Discrimination;
  /** Ends the writing. */
  signal: AbortSignal;
};

/** A theme that is told of, with its quotes and the fact that prose may state about it. */
type Told = { theme: Theme; quotes: Quote[]; counter: Quote[]; fact: Fact };

/**
 * Composes a study's findings from its interviews: everything that is counted is counted here, and the engine only puts
 * the facts into words, which are checked. Where it cannot, the host's plain sentences stand, and a flag says so.
 */
export async function synthesize(study: Study): Promise<Findings> {
  const { brief, plan, engine, held, lost, discrimination } = study;
  const themes = gatherThemes(held);
  const used = new Set<string>();
  const told = chooseThemes(themes, held).map((theme, rank) => tell(theme, rank, held, used));
  const shared = told.filter(({ theme }) => isShared(theme, held)).slice(0, mostThemes);
  const objections = gatherObjections(held, used);
  const labels = shared.map(({ theme }) => theme.label);
  const interviews = held.map((interview) => summariseInterview(interview, labels));
  const asked = brief.personas.filter(({ id }) => held.some(({ persona }) => persona.id === id));
  const personas = asked.length;
  const n_effective = effectiveInterviews(personas, held.length / personas);
  const { quality, overall_confidence } = qualityOf({ engine, plan, held, themes, n_effective, discrimination });
  const quant = quantOf({ brief, plan, engine, held, interviews, n_effective });
  const avg_sentiment = rounded(mean(interviews.map(({ analysis }) => analysis.sentiment_score)), 1);
  const task: WritingTask = {
    brief: { ...brief, personas: asked },
    plan,
    questions: questionsOf(brief, plan),
    facts: told.map(({ fact }) => fact),
    objections: objections.map(factOf),
    avg_sentiment,
    overall_confidence,
    mean_stance: rounded(mean(held.map(({ stance }) => stance)), 2),
    nps: { value: quant.projected_nps, low: quant.nps.low, high: quant.nps.high },
  };
  const written = await writeFor(study, task);
  const prose = await proseOf(study, written, task, knownIn(held, themes, objections));
  const findings: Findings = {
    headline_finding: prose.headline_finding,
    executive_summary: prose.executive_summary,
    overall_confidence,
    avg_sentiment,
    key_findings: told.slice(0, mostFindings).map((one) => findingOf(one, prose, study, personas)),
    opportunity: prose.opportunity,
    risk: prose.risk,
    messaging_implications: prose.messaging_implications,
    consensus_themes: shared.map((one) => consensusOf(one, prose, held, personas)),
    objections: objections.map((raised) => ({ ...raised, what_would_resolve: prose.resolution(raised.objection) })),
    competitive_signals: gatherSignals(held, plan, used),
    decision_criteria: gatherCriteria(held, used),
    research_agenda: prose.research_agenda,
    answers: prose.answers.map((answer) => ({ ...answer, quotes: quotesNamed(answer.quotes, told) })),
    understood: understoodOf(brief, plan),
    quant,
    quality: { ...quality, numbers_corrected: prose.corrected() },
    flags: flagsOf({ brief, plan, engine, held, interviews, quality, lost, discrimination, isPlain: written === null }),
    interviews,
  };
  return plan.understood ? findings : withoutConclusions(findings, brief, plan);
}

/** The engine's prose; null when it could not be written in time or at all. */
async function writeFor({ engine, signal }: Study, task: WritingTask): Promise<Written | null> {
  try {
    return await orStop(signal, () => engine.write({ ...task, signal }));
  } catch {
    return null;
  }
}

/** The checked prose; without a reader's judgement in time no sentence that needs one stays. */
async function proseOf(
  { engine, signal }: Study,
  written: Written | null,
  task: WritingTask,
  known: Known,
): Promise<Prose> {
  const { support } = engine;
  const judge: Judge =
    support === null
      ? null
      : (claims) => orStop(signal, () => support({ claims, signal })).catch(() => claims.map(() => false));
  return checkWriting(written ?? {}, task, known, judge);
}

/** What is to be answered, each under its id. */
const questionsOf = (brief: Brief, plan: Plan): WritingTask["questions"] =>
  topicQuestions(brief, plan).map((question, place) => ({ id: `question:${place}`, question }));

const quotesNamed = (ids: readonly string[], told: readonly Told[]): Quote[] =>
  told.flatMap(({ fact, quotes, counter }) =>
    fact.quotes.flatMap(({ id }, place) => (ids.includes(id) ? [[...quotes, ...counter][place]!] : [])),
  );

/** The themes that are told of: those of a single interview only where hardly any is shared. */
function chooseThemes(themes: readonly Theme[], held: readonly Held[]): Theme[] {
  const repeated = themes.filter(({ supporting }) => supporting.length > 1);
  const worthy = repeated.length >= 3 || held.length === 1 ? repeated : themes;
  return (worthy.length > 0 ? worthy : themes).slice(0, mostThemes);
}

const isShared = ({ personas }: Theme, held: readonly Held[]): boolean =>
  personas.length > 1 || new Set(held.map(({ persona }) => persona.id)).size === 1;

function tell(theme: Theme, rank: number, held: readonly Held[], used: Set<string>): Told {
  const supporting = countedOnSide(theme, 1);
  const quotes = chooseQuotes(supporting, 3, used);
  const counter = chooseQuotes(countedOnSide(theme, -1), 2, used);
  const [first] = quotes;
  const fact: Fact = {
    id: `finding:${theme.label}`,
    label: theme.label,
    // The side, with the strength of what was said: where the sides are level, the mean would say neither.
    polarity: rounded(theme.side * mean(supporting.map(({ code }) => Math.abs(code.polarity))), 3),
    personas: theme.supporters.length,
    of_personas: new Set(held.map(({ persona }) => persona.id)).size,
    interviews: theme.supporting.length,
    of_interviews: held.length,
    opposed_personas: theme.opponents.length,
    opposed_interviews: theme.opposing.length,
    quote: first?.quote ?? "",
    persona_name: first === undefined ? "" : held[first.interview]!.persona.name,
    counter_quote: counter[0]?.quote ?? null,
    quotes: [...quotes, ...counter].map(({ quote, interview }, place) => ({
      id: `quote:${rank + 1}.${place + 1}`,
      quote,
      persona_name: held[interview]!.persona.name,
      side: sideOf(place < quotes.length ? theme.side : -theme.side),
    })),
  };
  return { theme, quotes, counter, fact };
}

const sideOf = (side: number) => (side > 0 ? "for" : side < 0 ? "against" : null);

const factOf = ({ objection, category, severity, interview_count }: Raised): WritingTask["objections"][number] => ({
  id: objectionId(objection),
  label: objection,
  category,
  severity,
  interviews: interview_count,
});

function knownIn(held: readonly Held[], themes: readonly Theme[], objections: readonly Raised[]): Known {
  return {
    interviews: held.length,
    quotes: held.flatMap(({ coding, persona }) => coding.codes.map(({ quote }) => ({ quote, name: persona.name }))),
    labels: [...themes.map(({ label }) => label), ...objections.map(({ objection }) => objection)],
  };
}

function findingOf(
  one: Told,
  prose: Prose,
  { engine, held }: Study,
  of_personas: number,
): Findings["key_findings"][number] {
  const { theme, quotes, counter, fact } = one;
  const personas = theme.supporters.length;
  return {
    ...prose.finding(fact),
    strength: strengthOf({ personas, opposed: theme.opponents.length, of_personas, quotes, engine }),
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
  { theme, fact }: Told,
  prose: Prose,
  held: readonly Held[],
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
