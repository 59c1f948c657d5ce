import * as z from "zod";
import { Count, Share } from "../contract.ts";
import { PersonaId } from "../personas/contract.ts";
import { ClosedAnswers, ClosedId } from "./closed-answers.ts";
import type { Flag } from "./flag.ts";
import { Mark } from "./marks.ts";
import { confidenceMeaning, moderateFrom, mostConfidence, percent, Quality, Quant, strongFrom } from "./measured.ts";
import { Understood } from "./understood.ts";

// What a study finds. An item's first member is a plain string named after its list; a quote names its place.

/** The scale of a stance. */
export const stances = { against: 1, for: 5 };
export const Stance = z.int().min(stances.against).max(stances.for).nullable();
export const stanceMeans = `${stances.against} firmly against to ${stances.for} firmly for`;
export const Sentiment = z.enum(["positive", "neutral", "mixed", "negative"]);
export type Sentiment = z.infer<typeof Sentiment>;

/** The scale of a sentiment. */
export const sentiments = { from: 0, neutral: 5, to: 10 };
export const sentimentRange = `${sentiments.from} to ${sentiments.to}`;
const sentimentMeans = `${sentimentRange}; ${sentiments.neutral} is neutral.`;
export const SentimentScore = z.number().min(sentiments.from).max(sentiments.to).describe(sentimentMeans);
export const Strength = z.enum(["strong", "moderate", "weak"]);
export type Strength = z.infer<typeof Strength>;

export const Quote = z
  .strictObject({
    quote: z.string().describe("An exact part of one answer."),
    persona_id: PersonaId,
    interview: z.int().min(0).describe("Index into interviews."),
    turn: z.int().min(0).describe("Index into that interview's transcript."),
  })
  .meta({ id: "Quote" });
export type Quote = z.infer<typeof Quote>;

const Label = z.string().min(1);

export const KeyFinding = z
  .strictObject({
    finding: Label,
    evidence: z.string().describe("What was said and by how many, with one quote."),
    implication: z.string(),
    strength: Strength.describe(
      `How widely it is shared within this study. It says nothing of people beyond it. strong: at least ${percent(strongFrom.share)} of personas and of interviews, ${strongFrom.quotes} quotes of ${strongFrom.speakers} personas, under ${percent(strongFrom.opposed)} of personas opposed; moderate: at least ${percent(moderateFrom)} of personas, more than are opposed; else weak.`,
    ),
    support: z.strictObject({
      personas: Count.describe("Personas with an interview on the finding's side; one may be on both."),
      interviews: Count,
      of_personas: Count,
      of_interviews: Count,
      opposed: z.strictObject({ personas: Count, interviews: Count }).describe("Those on the other side."),
    }),
    quotes: z.array(Quote).min(1),
    counter: z.array(Quote).describe("What was said against it."),
  })
  .meta({ id: "KeyFinding" });
export type KeyFinding = z.infer<typeof KeyFinding>;

export const ConsensusTheme = z
  .strictObject({
    theme: Label,
    description: z.string(),
    prevalence: Share.describe("Share of interviews."),
    interview_count: Count,
    persona_count: Count,
    consensus: z.enum(["unanimous", "majority", "split"]),
    sentiment: Sentiment,
    sentiment_score: SentimentScore,
    quotes: z.array(Quote).min(1),
  })
  .meta({ id: "ConsensusTheme" });
export type ConsensusTheme = z.infer<typeof ConsensusTheme>;

const objectionCategories = [
  ...(["price", "value", "trust", "risk", "effort"] as const),
  ...(["fit", "timing", "proof", "social", "other"] as const),
] as const;
export type ObjectionCategory = (typeof objectionCategories)[number];

export const Objection = z
  .strictObject({
    objection: Label,
    category: z.enum(objectionCategories),
    severity: z.enum(["blocker", "major", "minor"]),
    interview_count: Count,
    persona_ids: z.array(PersonaId),
    quotes: z.array(Quote).min(1),
    what_would_resolve: z.string(),
  })
  .meta({ id: "Objection" });
export type Objection = z.infer<typeof Objection>;

/** What is named where people speak of what they do today. */
export const statusQuo = "status quo";

export const CompetitiveSignal = z
  .strictObject({
    competitor: Label.describe(`A name from the topic, or ${statusQuo}.`),
    signal: z.string(),
    direction: z.enum(["favors_you", "favors_competitor", "neutral"]),
    interview_count: Count,
    persona_ids: z.array(PersonaId),
    quotes: z.array(Quote).min(1),
  })
  .meta({ id: "CompetitiveSignal" });
export type CompetitiveSignal = z.infer<typeof CompetitiveSignal>;

/** What the importances of all criteria add up to. */
export const allImportance = 100;
export const DecisionCriterion = z
  .strictObject({
    criterion: Label,
    rank: z.int().min(1),
    importance: z.int().min(0).max(allImportance).describe(`The importances of a study add up to ${allImportance}.`),
    met: z.enum(["yes", "partly", "no", "unknown"]),
    persona_ids: z.array(PersonaId),
    quotes: z.array(Quote).min(1),
  })
  .meta({ id: "DecisionCriterion" });
export type DecisionCriterion = z.infer<typeof DecisionCriterion>;

export const ResearchItem = z
  .strictObject({
    question: Label,
    why: z.string(),
    method: z.string(),
    sample: z.string(),
    priority: z.enum(["high", "medium", "low"]),
    would_change: z.string().describe("The result that would overturn the finding."),
  })
  .meta({ id: "ResearchItem" });
export type ResearchItem = z.infer<typeof ResearchItem>;

export const Rating = z
  .strictObject({
    item: ClosedId,
    question: z.string(),
    scale: z.array(z.string()).describe("The points of the scale, lowest first."),
    distribution: z.array(z.number().min(0).max(1)).describe("Probability of each point; adds up to 1."),
    mean: z.number().describe("Expected point, the lowest being 1 (0 on scales that begin at 0)."),
    contributions: z
      .array(z.strictObject({ label: z.string(), value: z.number() }))
      .nullable()
      .describe("What moved the built-in engine's rating, in units of its latent scale; null for a model's."),
  })
  .meta({ id: "Rating" });
export type Rating = z.infer<typeof Rating>;

export const Interview = z
  .strictObject({
    persona_id: PersonaId,
    persona_name: z.string(),
    persona_role: z.string(),
    repeat: z.int().min(1).describe("Which of the persona's interviews this is."),
    transcript: z.array(
      z.strictObject({ q: z.string(), a: z.string(), kind: z.enum(["core", "probe"]), mark: Mark.optional() }),
    ),
    analysis: z.strictObject({
      sentiment: Sentiment.nullable().describe("Null where the interview was not coded: then nothing is quoted of it."),
      sentiment_score: SentimentScore.nullable().describe(`${sentimentMeans} Null where sentiment is.`),
      key_themes: z.array(z.string()).describe("In the words of consensus_themes."),
      standout_quote: z.string().describe("An exact part of one answer; empty when nothing was said."),
      stance: Stance.describe(`${stanceMeans}; null where the interview was not rated.`),
      nps: z
        .strictObject({
          promoter: Share,
          passive: Share,
          detractor: Share,
          segment: z.enum(["promoter", "passive", "detractor"]).describe("The likeliest of the three."),
        })
        .nullable()
        .describe("Null where it was not rated."),
      objections: z.array(z.string()),
      criteria: z.array(z.string()),
      quality: z.strictObject({
        informativeness: Share.describe("How many words the answers have, against a full one."),
        specificity: Share.nullable().describe("How specific the answers are, on average; null where it is not read."),
        consistency: Share.nullable().describe("How close the ratings lie to the stance; null where it was not rated."),
      }),
    }),
    ratings: z.array(Rating).describe("The closed questions of the study's type that have an answer."),
    closed: ClosedAnswers,
  })
  .meta({ id: "Interview" });
export type Interview = z.infer<typeof Interview>;

/** The engine that needs no model, as requests and answers name it. */
export const builtInEngine = "simulator";
export const Engine = z
  .strictObject({ id: z.string(), kind: z.enum([builtInEngine, "model"]), version: z.string() })
  .meta({ id: "Engine" });
export type Engine = z.infer<typeof Engine>;

export const StudyAnswer = z
  .strictObject({
    question: Label,
    answer: z.string(),
    quotes: z.array(Quote).describe("What the answer rests on."),
    cannot_tell: z.string().nullable().describe("Why the interviews cannot tell; null where they answer."),
  })
  .meta({ id: "StudyAnswer" });
export type StudyAnswer = z.infer<typeof StudyAnswer>;

/** The `overall_confidence` of a study. */
export const Confidence = z.int().min(0).max(mostConfidence);

/** What a complete study says, in the order in which it is answered. */
export const findingMembers = {
  headline_finding: z.string(),
  executive_summary: z.string(),
  overall_confidence: Confidence.describe(confidenceMeaning),
  avg_sentiment: SentimentScore,
  answers: z
    .array(StudyAnswer)
    .describe("The topic's own question first. Empty in studies made before questions were answered."),
  key_findings: z.array(KeyFinding),
  opportunity: z.string(),
  risk: z.string(),
  messaging_implications: z.array(z.string()),
  consensus_themes: z.array(ConsensusTheme),
  objections: z.array(Objection),
  quant: Quant,
  quality: Quality,
  understood: Understood.nullable().describe("Null in studies made before it was kept."),
};

/** What is answered only with a study in full. */
export const fullMembers = {
  competitive_signals: z.array(CompetitiveSignal),
  decision_criteria: z.array(DecisionCriterion),
  research_agenda: z.array(ResearchItem),
  interviews: z.array(Interview),
};

/** Everything a study finds: what the pipeline makes of a brief, before the study has an id or an address. */
export type Findings = Omit<z.infer<z.ZodObject<typeof findingMembers>>, "answers" | "understood"> &
  z.infer<z.ZodObject<typeof fullMembers>> & {
    /** Absent in studies that were stored before questions were answered. */
    answers?: StudyAnswer[];
    understood?: Understood;
    flags: Flag[];
  };
