import * as z from "zod";
import { choiceOf, choiceOrNull } from "../choice-of.ts";
import { Moment } from "../contract.ts";
import { coverage } from "../in-words.ts";
import { recordOf } from "../own-value.ts";
import { OnScale } from "../reviews/review-document.ts";
import { measurements, outcomeIds } from "../reviews/run.ts";
import { dimensionIds } from "../rubric/dimensions.ts";
import { bucketsPerDoubling, established, mostExact, oneVoice, prior, reasons, summaries, tooLittle } from "./rules.ts";

/** An object with a member of this shape for each dimension. */
export const sixOf = <Shape extends z.ZodType>(shape: Shape) => z.strictObject(recordOf(dimensionIds, () => shape));

/** The voice of what counts; no client's name. */
export const voiceIdOf = (counted: string) =>
  z
    .string()
    .nullable()
    .describe(`${counted} with the same voice_id are one vote: ${oneVoice}; null: a voice of its own.`);

/** Whether and how a published review counts. */
export const worth = {
  counted: z.boolean().describe("Whether it counts in the tool's score."),
  not_counted_reason: choiceOrNull(reasons),
  voice_id: voiceIdOf("Counted reviews of a tool"),
};

/** Which of so many dates is the middle one: its rank from 0 on, and in words. */
export const middle = { rank: (count: number) => Math.ceil(count / 2) - 1, words: "of two the earlier" };

/** The number of speakers behind a tool's numbers, and since when they are known. */
const speakers = {
  voices: z.int().min(0).describe(`Votes: an established key has one of its own; ${oneVoice} are one together.`),
  reviewer_count: z.int().min(0).describe("Distinct signing keys of which a review counts."),
  first_seen: z
    .strictObject({
      earliest: z.iso.date().describe("The first of these dates."),
      median: z.iso.date().describe(`The middle one; ${middle.words}.`),
      latest: z.iso.date().describe("The last of these dates."),
    })
    .nullable()
    .describe("UTC dates on which those keys published their first counted review of any tool; null without keys."),
};

/** Whether a tool's numbers are reliable. */
export const UsageStatus = choiceOf({ no_data: "no voices", insufficient: tooLittle, ok: "neither" });

/** The orders of tools in words; `byUse`, `byDesk` and `places` are the same in SQL. */
export const useOrder = `status ${UsageStatus.enum.ok} first, then by the lower end of the interval`;
export const evidenceOrder = "by firsthand use, then those without voices by desk score";
export const unverifiedPlace = "after all other tools in every order but name";

/** Since when a key is its own voice. */
export const EstablishedFrom = Moment.nullable().describe(`From ${established}. Null: of fewer tools so far.`);

/** What outcomes and measurements count. */
export const byKey = "count every counted key and not voices, and order nothing";

/** One dimension of the usage score: posterior mean and interval over one vote per voice. */
const DimensionScore = z
  .strictObject({
    mean: OnScale.describe(`Posterior mean with a prior of ${prior.mean.toFixed(1)} that weighs ${prior.votes} votes.`),
    count: z.int().min(1).describe("Votes: voices that rated this dimension."),
    low: OnScale.describe(`Lower end of the ${coverage} interval.`),
    high: OnScale.describe(`Upper end of the ${coverage} interval.`),
  })
  .meta({ id: "DimensionScore" });

const MetricSummary = z
  .strictObject({ count: z.int().min(1), median: z.number(), p90: z.number().describe(`The ${summaries.high}.`) })
  .describe(
    `Of tools with up to ${mostExact} counted reviews exact; of others ${summaries.both} are at most ${(100 / bucketsPerDoubling).toFixed(1)} % below the exact value.`,
  )
  .meta({ id: "MetricSummary" });

/** What firsthand, signed reviews say of a tool: one vote per voice. */
export const Usage = z
  .strictObject({
    review_count: z.int().min(0).describe("Published reviews, withdrawn ones left out."),
    ...speakers,
    ratings: sixOf(DimensionScore.nullable()).describe("By dimension; null where nobody rated it."),
    outcomes: z.strictObject(recordOf(outcomeIds, () => z.int())).describe(`How runs ended; they ${byKey}.`),
    metrics: z.strictObject(recordOf(measurements, () => MetricSummary.nullable())).describe(`They ${byKey}.`),
    status: UsageStatus,
    last_review_at: Moment.nullable().describe("When the newest was published; null without any."),
  })
  .meta({ id: "Usage" });
export type Usage = z.infer<typeof Usage>;

/** A worked example: reviews of one tool, the weight of each, and the votes and score under either rule. */
export type VoiceExample = {
  title: string;
  lines: { key: string; day: number; speed: number; worth: string }[];
  voices: number;
  mean: number | null;
  keys: number;
  meanByKeys: number | null;
};
