import * as z from "zod";
import { choiceOf } from "../choice-of.ts";
import { Count, Moment, mostIgnored, whole } from "../contract.ts";
import {
  Confidence,
  Engine,
  findingMembers,
  fullMembers,
  Sentiment,
  SentimentScore,
  Stance,
  stanceMeans,
} from "../engines/findings.ts";
import { Flag } from "../engines/flag.ts";
import { Mark } from "../engines/marks.ts";
import { Usage } from "../engines/measured.ts";
import { StudyTypeId } from "../engines/study-types.ts";
import { RequestFacts, Understood } from "../engines/understood.ts";
import { Audience, Persona, PersonaId } from "../personas/contract.ts";
import { interviewCosts } from "./study-limits.ts";
import { studyStatuses } from "./study-status.ts";

// A study as it is answered.

const priceInWords = `${interviewCosts}.`;

export const StudyId = z.uuid().describe("A study's id.");
/** The same in a request: any text, as one that is no id is not found. */
export const study_id = z.string().describe(StudyId.description!);

export const declined = "declined to answer";
/** What a seed fixes. */
export const sameSeed = "the same request with the same seed has the same content";
/** The largest seed. */
export const mostSeed = Number.MAX_SAFE_INTEGER;
export const Seed = whole(0, mostSeed)
  .meta({ format: "int64" })
  .describe(`Fixes all chance: ${sameSeed}. Drawn when absent.`);
/** For whom the page of a report opens. */
export const reportReaders = "anyone who has its address";
/** The visibility of a study that nobody has listed. */
export const unlisted = "unlisted";
export const Visibility = choiceOf({
  [unlisted]: `the report opens for ${reportReaders}`,
  public: "it is also listed at /studies",
});

export const StudyStatus = z.enum(studyStatuses);
export type StudyStatus = z.infer<typeof StudyStatus>;

const address = { slug: z.string().describe("Words of its topic and type, for a name to show."), report_url: z.url() };
const disclaimer = z.string().describe("What composed the study; show it with all that you show of it.");
const common = {
  id: StudyId,
  status: StudyStatus,
  topic: z.string(),
  study_type: StudyTypeId,
  audience: Audience,
  created_at: Moment,
};

export const StudySummary = z
  .strictObject({
    ...common,
    ...address,
    headline_finding: z.string().nullable().describe("Null until the study is complete."),
    overall_confidence: Confidence.nullable(),
    avg_sentiment: SentimentScore.nullable(),
    engine: Engine,
    visibility: Visibility,
  })
  .meta({ id: "StudySummary" });
export type StudySummary = z.infer<typeof StudySummary>;

/** Named in the answer to a request that has any. */
export const Ignored = z
  .array(z.string())
  .optional()
  .describe(
    `Members of the request that the service does not know, those inside others by their path, at most ${mostIgnored}; absent where there are none.`,
  );

/** What a finished study says, but for its transcripts. */
export const Study = z
  .strictObject({
    ...common,
    status: z.literal("complete"),
    ...address,
    ...findingMembers,
    engine: Engine,
    flags: z.array(Flag).describe("Closed codes to branch on."),
    personas: z.array(Persona).describe("The personas as they were interviewed."),
    audience_description: z.string().nullable(),
    given: RequestFacts.nullable().describe("Null where the request named none of it."),
    n_per_persona: z.int(),
    seed: Seed,
    usage: Usage,
    visibility: Visibility,
    disclaimer,
    completed_at: Moment,
    ignored: Ignored,
  })
  .meta({ id: "Study" });
export type Study = z.infer<typeof Study>;

/** What a light study answers with. */
export const ResearchSummary = z
  .strictObject({
    ...common,
    status: z.literal("complete"),
    report_url: z.url(),
    markdown: z.string(),
    headline_finding: z.string(),
    overall_confidence: Confidence,
    avg_sentiment: SentimentScore,
    engine: Engine,
    ignored: Ignored,
  })
  .meta({ id: "ResearchSummary" });
export type ResearchSummary = z.infer<typeof ResearchSummary>;

export const FollowUp = z
  .strictObject({
    id: z.uuid(),
    study_id: StudyId,
    question: z.string(),
    answers: z.array(
      z.strictObject({
        persona_id: PersonaId,
        persona_name: z.string(),
        interview: Count.describe("Index into the study's interviews: that respondent answers."),
        answer: z.string(),
        refused: z.boolean().describe(`Whether the respondent ${declined}.`),
        mark: Mark.optional(),
      }),
    ),
    missing: Count.describe("Respondents whose answer failed; they are not billed."),
    note: z.string().nullable().describe("What the answers are worth; null where a model gave them."),
    usage: Usage.describe("What this follow-up used; interviews counts its answers."),
    engine: Engine,
    created_at: Moment,
  })
  .meta({ id: "FollowUp" });
export type FollowUp = z.infer<typeof FollowUp>;

/** The order of the follow-ups of a study. */
export const followUpOrder = "oldest first";
export const FullStudy = z
  .strictObject({
    ...Study.shape,
    ...fullMembers,
    follow_ups: z.array(FollowUp).describe(`Questions that its respondents were asked later, ${followUpOrder}.`),
  })
  .meta({ id: "FullStudy" });
export type FullStudy = z.infer<typeof FullStudy>;

/** What a study costs that ended without findings. */
export const noCharge = "nothing is charged for it";
/** A study that has no findings, or none yet. */
export const PendingStudy = z
  .strictObject({
    ...common,
    status: StudyStatus.exclude(["complete"]),
    progress: z
      .strictObject({ interviews_done: z.int().min(0), interviews: z.int().min(0) })
      .describe("How far it has come."),
    error: z
      .strictObject({ error: z.string(), message: z.string() })
      .nullable()
      .describe("Why it failed; null otherwise."),
    seed: Seed.describe("Sent again with the same body, a study that failed pays for no call of the last days twice."),
    usage: Usage.nullable().describe(`What it has used, once it has ended; ${noCharge}.`),
    engine: Engine,
    disclaimer,
    ignored: Ignored,
  })
  .meta({ id: "PendingStudy" });
export type PendingStudy = z.infer<typeof PendingStudy>;

export const estimated = {
  estimated_seconds: z.number(),
  estimated_calls: Count.describe("Calls of the model; 0 for the built-in engine."),
  estimated_input_tokens: Count,
  estimated_output_tokens: Count,
  estimated_cost_usd: z.number().min(0).nullable().describe("Of the model, where its price is known."),
};

export const Estimate = z
  .strictObject({
    status: z.literal("estimate").describe("No study: what one would cost."),
    dry_run: z.literal(true),
    interviews: z.int(),
    price_usd: z.number().describe(priceInWords),
    ...estimated,
    closed_questions: z
      .string()
      .optional()
      .describe("How many closed questions would be put, and which would stay empty, and why; absent without any."),
    understood: Understood,
    personas: z
      .array(Persona)
      .describe("Who would be asked: the same people where the request is sent again with this seed."),
    seed: Seed,
    engine: Engine,
    flags: z.array(Flag).describe("What to mend before paying for it."),
    ignored: Ignored,
  })
  .meta({ id: "StudyEstimate" });

export const FollowUpEstimate = z
  .strictObject({
    dry_run: z.literal(true),
    respondents: Count.describe("Interviews whose respondent would answer."),
    price_usd: z
      .number()
      .describe(`One interview's price for each respondent, 0 by the built-in engine. ${priceInWords}`),
    note: z.string().nullable().describe("What the answers will be worth; null where a model gives them."),
    ...estimated,
    engine: Engine,
  })
  .meta({ id: "FollowUpEstimate" });

/** What is certain to be done. */
export const mostLikelihood = 100;
export const SimulationResult = z
  .strictObject({
    persona_id: PersonaId,
    persona_name: z.string(),
    stance: Stance.describe(`${stanceMeans}; null where the scenario could not be read.`),
    likelihood: whole(0, mostLikelihood)
      .nullable()
      .describe("Of acting on it, from the distribution of the rating; null where stance is."),
    choice: z.string().nullable().describe("One of options; null when none were given."),
    reaction: z.string(),
    reasons_for: z.array(z.string()),
    reasons_against: z.array(z.string()),
    would_change: z.string().describe("What would change the persona's mind."),
    quote: z.string().describe("An exact part of reaction."),
    sentiment: Sentiment,
    sentiment_score: SentimentScore,
  })
  .meta({ id: "SimulationResult" });
export type SimulationResult = z.infer<typeof SimulationResult>;

/** How many studies of an account asked a persona, and the newest of them. */
export type Uses = { count: number; newest: { study_id: string; topic: string }[] };
