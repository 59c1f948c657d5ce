import * as z from "zod";
import { Count, Share } from "../contract.ts";
import { coverage, inWords } from "../in-words.ts";
import { BlockDesign, ClosedQuality } from "./closed-answers.ts";
import { besideOptions } from "./closed-kinds.ts";
import { AskedQuestion } from "./closed-questions.ts";
import reportFiles from "./report-files.json" with { type: "json" };

// The numbers of a study: what it measured, how good its evidence is, and what it cost.

/** The least share of equal words that a quote must have with a passage to be replaced by it. */
export const closeEnough = 0.9;

/** The most that `overall_confidence` can be. */
export const mostConfidence = 100;
/** What an `overall_confidence` is called, the lowest first, and from which on. */
export const confidenceSteps = ["low", "medium", "high"] as const;
const [low, medium, high] = confidenceSteps;
const confidenceFrom = { [high]: 60, [medium]: 35 } as const;
/** What each part counts for in `overall_confidence`, and what the number of independent interviews is held against. */
export const confidenceWeights = { agreement: 0.7, convergence: 0.15, repeatability: 0.15 } as const;
/** Without repeats, in words; and the agreement that counts for nothing. */
export const withoutRepeats = "without repeats the other two share its weight by theirs";
export const agreementFrom = 0.5;
export const sizeConstant = 1.5;
/** What the built-in engine counts for in `overall_confidence`, and the most that a rehearsal of the largest study can reach. */
export const simulatorFactor = 1 / 3;
export const simulatorCeiling = 30;

/** The share of users above which Ellis saw products grow, and what it is called beside a study's. */
export const ellisThreshold = 0.4;
export const ellisRule = `${100 * ellisThreshold} % rule`;
/** So many points of a scale, from its end on, are one side of it. */
export const topPoints = 2;
/** What the label of a share says of how many of the highest answers it counts. */
export const boxesInWords = { 1: ", the highest answer alone", 2: ", the two highest answers" };

/** How far apart stances must lie to count as distinguished. */
export const toldApartFrom = 0.25;

/** What the service states of models against people, in points, where it runs one; nothing of the kind is known of the built-in engine. */
export const statedModelError = { low: 15, high: 20 };

/** The shares, quotes and speakers from which a finding is strong, and the share of personas from which it is moderate. */
export const strongFrom = { share: 0.75, quotes: 2, speakers: 2, opposed: 0.25 };
export const moderateFrom = 0.5;
/** The variance of stances at which they agree no more than if drawn. */
export const chanceVariance = 2;
export const agreementInWords = `1 − Var(stance) / ${chanceVariance}`;
export const agreementEnds = "1 when all stances are the same, 0 when they are as if drawn";

/** How many themes, of the most common, convergence is of. */
export const convergenceThemes = 3;
/** The share of which the sampling error is stated, as that of any other is less. */
export const widestShare = 0.5;

export const percent = (share: number) => `${100 * share} %`;
export const ofWidest = `of a share at ${percent(widestShare)}`;

/** What `overall_confidence` is not, and what it is, wherever it is described. */
export const noProbability = "not a probability";
export const confidenceMeaning = `Index of internal evidence, ${noProbability}: ${confidenceFrom[high]} and more ${high}, from ${confidenceFrom[medium]} ${medium}, else ${low}. A rehearsal reaches ${simulatorCeiling} at most.`;

/** What it says, beside it; what the intervals of a study say, and what its score of recommendations is called. */
export const confidenceSays = "How well the study holds together, not how true it is of people.";
export const noTests = "no significance tests: simulated interviews are no sample of people";
export const npsName = "projected NPS";
export const intervalsSay = "how far a rerun could differ, not how far people would";

/** A confidence in a word. */
export function confidenceWord(confidence: number): (typeof confidenceSteps)[number] {
  if (confidence >= confidenceFrom[high]) return high;
  return confidence >= confidenceFrom[medium] ? medium : low;
}

export const Measure = z
  .strictObject({
    id: z.string(),
    label: z.string(),
    value: z.number().nullable(),
    unit: z.enum(["share", "points", "mean", "score", "currency", "index"]),
    low: z.number().nullable().describe(`${coverage} sampling interval; null where none is computed.`),
    high: z.number().nullable(),
    n: Count.describe("Interviews that entered."),
    items: z
      .array(
        z.strictObject({
          label: z.string(),
          value: z.number().nullable(),
          low: z.number().optional().describe(`${coverage} sampling interval of the part, where one is computed.`),
          high: z.number().optional(),
          note: z.string().nullable(),
        }),
      )
      .describe("The parts, where the measure is a list, a curve or a ranking; empty otherwise."),
    formula: z.string().describe("How the value is computed."),
    source: z.string().describe("Where the formula was published."),
  })
  .meta({ id: "Measure" });
export type Measure = z.infer<typeof Measure>;

const closedValues = {
  n: Count.describe("Interviews that answered."),
  values: z.array(z.number().nullable()).describe("In the order of value_labels; null without an answer."),
};
export const ClosedResult = z
  .strictObject({
    ...AskedQuestion.shape,
    note: z.string().nullable().describe("Why there is no result, or what limits it; null where nothing does."),
    n: Count.describe(`Interviews with an answer other than “${besideOptions.none}” and “${besideOptions.dont_know}”.`),
    measures: z.array(Measure).describe("Empty where the engine has no answer to such a question."),
    value_labels: z.array(z.string()).describe("What the values by persona and by repeat are of."),
    by_persona: z
      .array(z.strictObject({ persona_id: z.string().describe("One of the study's personas."), ...closedValues }))
      .describe("The same values of each persona alone."),
    by_repeat: z
      .array(z.strictObject({ repeat: z.int().min(1).describe("Of each persona's interviews."), ...closedValues }))
      .describe("The same values of all first interviews, all second ones, and so on."),
    design: BlockDesign.nullable().describe("The sets of a best_worst question; null for others."),
  })
  .meta({ id: "ClosedResult" });
export type ClosedResult = z.infer<typeof ClosedResult>;

const effectiveMeans = "Independent interviews that the repeats of one persona amount to.";

export const Quant = z
  .strictObject({
    projected_nps: z.int().min(-100).max(100).describe("Never to be shown without its interval and n."),
    nps: z.strictObject({
      promoters: Share,
      passives: Share,
      detractors: Share,
      low: z.number().describe(`${coverage} adjusted Wald interval of sampling error.`),
      high: z.number(),
    }),
    n_interviews: Count,
    n_personas: Count,
    n_effective: z.number().min(0).describe(effectiveMeans),
    agreement: Share.describe(`${agreementInWords}: ${agreementEnds}.`),
    sentiment_distribution: z.strictObject({ positive: Count, neutral: Count, mixed: Count, negative: Count }),
    margin_of_error: z.strictObject({
      sampling_points: z.number().nullable().describe(`± points ${ofWidest}, at ${coverage}, for n_effective.`),
      basis: z.string(),
      model_error_points: z
        .strictObject({ low: z.number(), high: z.number() })
        .nullable()
        .describe("The service's stated error of models against people; null: not measured."),
      model_error_source: z.string(),
    }),
    method: z.string(),
    measures: z.array(Measure).describe("What this type of study measures."),
    closed: z
      .array(ClosedResult)
      .optional()
      .describe(
        `Results of the request's own closed questions; absent where it has none. At report_url, ${reportFiles.answers} has the answers of each interview as a table, and ${reportFiles.codebook} what its columns are.`,
      ),
  })
  .meta({ id: "Quant" });
export type Quant = z.infer<typeof Quant>;

/** The components of `overall_confidence`, and what was lost on the way. */
export const Quality = z
  .strictObject({
    agreement: Share.describe(`How close the stances lie together: ${agreementInWords}.`),
    convergence: Share.describe(
      `How far the ${inWords(convergenceThemes)} most common themes are shared beyond a single persona.`,
    ),
    repeatability: Share.nullable().describe("How alike a persona's interviews are; not measured without repeats."),
    grounding: Share.describe("Share of candidate findings whose quotes are in a transcript."),
    validity: Share.describe(
      "Share of turns on topic and not refused; 1 for the built-in engine, whose answers are computed.",
    ),
    n_effective: z.number().describe(effectiveMeans),
    engine_factor: Share.describe("What the engine's answers count for; 1 is no discount."),
    candidates: Count.describe("Candidate findings before their quotes were checked."),
    findings_dropped: Count.describe("Left without a quote."),
    quotes_checked: Count.describe("Quotes that were looked for in the transcripts."),
    quotes_repaired: Count.describe(`Replaced by the true span, at least ${100 * closeEnough} % alike.`),
    quotes_rejected: Count.describe("Found in no answer."),
    numbers_corrected: Count.describe("Sentences left out because no quote or count of this study carries them."),
    labels_dropped: Count.describe("Codes under labels that are not in the study's book."),
    support: Share.nullable().describe(
      "Share of codes whose quote says what it is filed under, judged by a reader of the two alone. Null for the built-in engine, whose words carry their labels by construction.",
    ),
    discrimination: Share.nullable().describe(
      `Share of comparisons in which a model, rating blind, recognised a plainly worse variant (at least ${toldApartFrom} of 5 points lower) and a bland one (at least ${toldApartFrom} apart) from the offer. Null where there is no offer to worsen, where it could not run (flag discrimination_not_measured), and for the built-in engine, by construction.`,
    ),
    closed: z
      .array(ClosedQuality)
      .optional()
      .describe("How good the answers to each closed question of the request are; absent where it has none."),
  })
  .meta({ id: "Quality" });
export type Quality = z.infer<typeof Quality>;

export const Usage = z
  .strictObject({
    interviews: Count,
    price_usd: z.number().min(0),
    model_calls: Count,
    input_tokens: Count,
    output_tokens: Count,
    cost_usd: z.number().min(0).nullable().describe("What the model's provider charges, where it is known."),
    wall_ms: z.int().min(0).describe("How long it ran, in milliseconds."),
  })
  .meta({ id: "StudyUsage" });
export type Usage = z.infer<typeof Usage>;
