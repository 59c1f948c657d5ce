import type { Brief } from "../../engines/brief.ts";
import type { Engine } from "../../engines/engine.ts";
import { type Findings, type Quote, type Strength, sentiments } from "../../engines/findings.ts";
import { type Measure, moderateFrom, type Quality, strongFrom } from "../../engines/measured.ts";
import type { Plan } from "../../engines/plan.ts";
import { mean, rounded } from "../../engines/statistics.ts";
import { lastAnswer } from "../../engines/tally.ts";
import type { NamedMeasure, WritingTask } from "../../engines/writing.ts";
import { neutralTo } from "./check-codes.ts";
import type { DesignedQuestion } from "./closed/ask-closed.ts";
import { closedQuality } from "./closed/closed-quality.ts";
import { countClosed } from "./closed/count-closed.ts";
import type { Discrimination } from "./discriminate.ts";
import { flagsOf, type Losses } from "./flags.ts";
import { type InterviewSession, isCoded, stancesOf } from "./hold-interview.ts";
import {
  gatherCriteria,
  gatherObjections,
  gatherSignals,
  type ObjectionDraft,
  summariseInterview,
} from "./interview-analysis.ts";
import type { Evidence } from "./stated-by.ts";
import { effectiveInterviews, qualityOf, quantOf, sentimentOf, sentimentScore } from "./study-numbers.ts";
import { type CountedTheme, chooseQuotes, countThemes, gatherThemes, nothingShown } from "./themes.ts";
import { understoodOf, whyNothing, whyUnread, withoutAdvice, withoutConclusions } from "./understand.ts";
import { objectionId, type Prose, writeProse } from "./write-prose.ts";

const mostFindings = 6;

type Study = {
  brief: Brief;
  plan: Plan;
  engine: Engine;
  sessions: readonly InterviewSession[];
  questions: readonly DesignedQuestion[];
  lost: Losses;
  discrimination: Discrimination;
  signal: AbortSignal;
  /** Called when all is counted and every quote was checked, before the findings are written. */
  onChecked?: (quality: Pick<Quality, "quotes_checked" | "quotes_rejected">) => void;
};

/** A study's findings from its interviews. Everything that is counted is counted here; the engine puts it into words. */
export async function synthesize(study: Study): Promise<Findings> {
  const { brief, plan, engine, sessions, discrimination } = study;
  const themes = gatherThemes(sessions);
  const shownQuotes = nothingShown();
  const countedThemes = askedFirst(countThemes(themes, sessions, shownQuotes), plan);
  const mostNamedFirst = countedThemes.toSorted(
    ({ theme: one }, { theme: other }) => other.interviews.length - one.interviews.length,
  );
  const raised = gatherObjections(sessions, shownQuotes);
  const coded = sessions.filter(isCoded);
  const interviews = sessions.map((interview, index) => summariseInterview(interview, labelsIn(mostNamedFirst, index)));
  const interviewed = brief.personas.filter(({ id }) => sessions.some(({ persona }) => persona.id === id));
  const personas = interviewed.length;
  const n_effective = effectiveInterviews(personas, sessions.length / personas);
  const { quality, overall_confidence } = qualityOf({ engine, sessions, themes, n_effective, discrimination });
  const { questions } = study;
  const hasClosed = questions.length > 0;
  const quant = {
    ...quantOf({ brief, plan, engine, sessions, interviews, n_effective }),
    ...(hasClosed && { closed: countClosed(questions, sessions, n_effective) }),
  };
  const scores = interviews.flatMap(({ analysis }) => analysis.sentiment_score ?? []);
  const avg_sentiment = rounded(scores.length === 0 ? sentiments.neutral : mean(scores), 1);
  const signals = gatherSignals(sessions, plan, shownQuotes);
  const criteria = gatherCriteria(sessions, shownQuotes);
  const task: WritingTask = {
    brief: { ...brief, personas: interviewed },
    plan,
    questions: plan.questions.map((question, place) => ({ id: `question:${place}`, question })),
    facts: countedThemes.map(({ fact }) => fact),
    objections: raised.map(factOf),
    measures: quant.measures.map(namedMeasure),
    interviews: coded.flatMap(countedInterview),
    signals: signals.map(({ competitor, direction, interview_count }) => ({
      ...{ competitor, direction, interviews: interview_count },
    })),
    avg_sentiment,
    overall_confidence,
    mean_stance: rounded(mean(stancesOf(sessions)), 2),
    nps: { value: quant.projected_nps, low: quant.nps.low, high: quant.nps.high },
  };
  const evidence: Evidence = {
    interviews: sessions.length,
    quotes: sessions.flatMap(({ coding, persona }) => coding.codes.map(({ quote }) => ({ quote, name: persona.name }))),
    labels: [...themes.map(({ label }) => label), ...raised.map(({ objection }) => objection)],
  };
  study.onChecked?.(quality);
  const prose = await writeProse(study, task, evidence, countedThemes);
  const findings: Findings = {
    headline_finding: prose.headline_finding,
    executive_summary: prose.executive_summary,
    overall_confidence,
    avg_sentiment,
    key_findings: countedThemes.slice(0, mostFindings).map((one) => findingOf(one, prose)),
    opportunity: prose.opportunity,
    risk: prose.risk,
    messaging_implications: prose.messaging_implications,
    consensus_themes: mostNamedFirst.map((one) => consensusOf(one, prose)),
    objections: raised.map(({ code: _, ...one }) => ({ ...one, what_would_resolve: prose.resolution(one.objection) })),
    competitive_signals: signals.map((one) => ({ ...one, signal: prose.signal(one.competitor) })),
    decision_criteria: criteria,
    research_agenda: prose.research_agenda,
    answers: prose.answers,
    understood: understoodOf(brief, plan),
    quant,
    interviews,
    // Last: they count what was left out of the prose above.
    quality: {
      ...quality,
      numbers_corrected: prose.corrected(),
      ...(hasClosed && { closed: questions.map((question, place) => closedQuality(question, place, sessions)) }),
    },
    flags: flagsOf({ ...study, interviews, quality, isPartly: prose.isPartly() }),
  };
  const advised = plan.sensitive ? withoutAdvice(findings) : findings;
  const nothing = whyNothing(plan, engine) ?? whyUnread(sessions);
  return nothing === null ? advised : withoutConclusions(advised, nothing);
}

const labelsIn = (themes: readonly CountedTheme[], interview: number): string[] =>
  themes.filter(({ theme }) => theme.interviews.includes(interview)).map(({ theme }) => theme.label);

/** The themes on the side that the topic's own question asks about before the others. */
const askedFirst = (themes: readonly CountedTheme[], { side_asked }: Plan): CountedTheme[] =>
  themes.toSorted((one, other) => Number(other.theme.side === side_asked) - Number(one.theme.side === side_asked));

function countedInterview({ persona, stance, coding, transcript }: InterviewSession): WritingTask["interviews"] {
  if (stance === null) return [];
  const themes = coding.codes.filter(({ kind }) => kind === "theme");
  const idsOnSide = (side: 1 | -1) => [
    ...new Set(themes.filter(({ polarity }) => side * polarity > neutralTo).map(({ id }) => id)),
  ];
  const against = idsOnSide(-1);
  // An interview that objects is against, also where it grants something.
  const pro = idsOnSide(1).filter((id) => !against.includes(id));
  const last = lastAnswer(transcript);
  const person = { persona_id: persona.id, persona_name: persona.name, stance, last };
  return [{ ...person, for: pro, against }];
}

const namedMeasure = ({ id, label, value, unit, low, high, n, items }: Measure): NamedMeasure => ({
  ...{ id: `measure:${id}`, label, value, unit, low, high, n },
  items: items.map((item) => ({ label: item.label, value: item.value })),
});

const factOf = (one: ObjectionDraft): WritingTask["objections"][number] => ({
  ...{ id: objectionId(one.objection), code: one.code, label: one.objection },
  ...{ category: one.category, severity: one.severity, interviews: one.interview_count },
});

function findingOf({ quotes, counter, fact }: CountedTheme, prose: Prose): Findings["key_findings"][number] {
  const { personas, of_personas, interviews, of_interviews } = fact;
  const opposed = { personas: fact.opposed_personas, interviews: fact.opposed_interviews };
  return {
    ...prose.finding(fact),
    strength: strengthOf(fact, quotes),
    support: { personas, interviews, of_personas, of_interviews, opposed },
    ...{ quotes, counter },
  };
}

function consensusOf({ theme, fact }: CountedTheme, prose: Prose): Findings["consensus_themes"][number] {
  const { of_personas, of_interviews } = fact;
  const valued = theme.mentions.map(({ code }) => ({ valence: code.polarity, salience: 1 }));
  const lead = theme.supporters.length;
  const isUnanimous = lead === of_personas && theme.opponents.length === 0;
  return {
    theme: theme.label,
    description: prose.description(fact),
    prevalence: rounded(theme.interviews.length / of_interviews, 3),
    interview_count: theme.interviews.length,
    persona_count: theme.personas.length,
    consensus: isUnanimous
      ? "unanimous"
      : lead > of_personas / 2 && lead > theme.opponents.length
        ? "majority"
        : "split",
    sentiment: sentimentOf(valued),
    sentiment_score: sentimentScore(valued),
    quotes: chooseQuotes(
      theme.mentions.filter(({ interview }) => theme.interviews.includes(interview)),
      3,
    ),
  };
}

/** How widely a finding is shared within its study, by the shares that its description names. */
function strengthOf(fact: CountedTheme["fact"], quotes: readonly Quote[]): Strength {
  const { personas, opposed_personas: opposed, of_personas, interviews, of_interviews } = fact;
  if (of_personas === 0 || personas / of_personas < moderateFrom || opposed >= personas) return "weak";
  const speakers = new Set(quotes.map(({ persona_id }) => persona_id)).size;
  const { share, quotes: leastQuotes, speakers: leastSpeakers, opposed: mostOpposed } = strongFrom;
  const isWide = personas / of_personas >= share && interviews / of_interviews >= share;
  const isQuoted = quotes.length >= leastQuotes && speakers >= leastSpeakers;
  return isWide && isQuoted && opposed / of_personas < mostOpposed ? "strong" : "moderate";
}
