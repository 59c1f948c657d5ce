import * as z from "zod";
import { Count, Share } from "../contract.ts";
import { inList, levelInTen } from "../in-words.ts";
import { besideOptions, shareKinds } from "./closed-kinds.ts";

// What one respondent answered to the closed questions, and how good the answers to each are.

const Place = z.int().min(0);
export const ClosedId = z.string().describe("The id of the closed question.");

export const ClosedAnswer = z
  .strictObject({
    question: ClosedId,
    state: z
      .enum(["answered", "none", "dont_know", "missing"])
      .describe(
        `answered: by what is chosen; none: “${besideOptions.none}”; dont_know: “${besideOptions.dont_know}”; missing: it has none, for the reason in quality.closed.`,
      ),
    chosen: z
      .array(Place)
      .describe("Places of the chosen options in the question's options, from 0; of a ranking all, the best first."),
    number: z.number().nullable().describe("The amount; null but for an answered number."),
    shown: z
      .array(Place)
      .describe(
        "The options in the order in which this respondent met them; of a scale its own; empty where it was not asked.",
      ),
    probabilities: z
      .array(Share)
      .nullable()
      .describe(
        `What the answer was drawn from: of each option, then of “${besideOptions.none}” and “${besideOptions.dont_know}” where offered. Null where the answer is one.`,
      ),
    sets: z
      .array(
        z.strictObject({
          shown: z.array(Place).describe("Its options in the order shown."),
          best: Place.nullable().describe("Null where the reply named no option of the set."),
          worst: Place.nullable().describe("Null where best is."),
        }),
      )
      .describe("Of best_worst: each set as it was shown; empty otherwise, and where it was not asked."),
  })
  .meta({ id: "ClosedAnswer" });
export type ClosedAnswer = z.infer<typeof ClosedAnswer>;

export const ClosedAnswers = z
  .array(ClosedAnswer)
  .optional()
  .describe("Answers to the request's own closed questions; absent where it has none.");

export const ClosedQuality = z
  .strictObject({
    question: ClosedAnswer.shape.question,
    answered: Count,
    none: Count.describe(`Interviews that said “${besideOptions.none}”.`),
    dont_know: Count.describe(`Interviews that said “${besideOptions.dont_know}”.`),
    missing: Count.describe(
      "Interviews without any of these, for the reasons in words; nothing is put in their place.",
    ),
    first_shown: z
      .strictObject({
        taken: Count.describe("How often the option that was shown first was taken."),
        of: Count.describe("Of so many answers; of best_worst of so many sets."),
        chance: Share.describe("The share that answers at random would take it."),
      })
      .nullable()
      .describe("Null where there is no order of options, or no answer."),
    spread: z
      .strictObject({
        value: Share.describe("Entropy of the answers over log m: 0 all alike, 1 all m options equally often."),
        low: Share.describe(`As many answers at random give this or more, and high or less, in ${levelInTen} tries.`),
        high: Share,
      })
      .nullable()
      .describe("Null for a number, or without an answer."),
    chance: z
      .strictObject({
        low: z.number().describe(`In ${levelInTen} studies of as many random answers, no option is below it.`),
        high: z.number().describe("Nor above it."),
        is_beyond: z.boolean().describe("Whether an option is outside: the answers are further from random than that."),
      })
      .nullable()
      .optional()
      .describe(
        `Where random answers have the mean of a scale, the shares of ${inList(shareKinds)}, Borda points and best less worst; null for a number, and under two interviews.`,
      ),
    words: z
      .string()
      .describe("All of it in plain words: what to conclude of chance, where it is known, then a fact in each line."),
  })
  .meta({ id: "ClosedQuality" });
export type ClosedQuality = z.infer<typeof ClosedQuality>;

/** The sets of a `best_worst` question, and how balanced they are. */
export const BlockDesign = z
  .strictObject({
    sets: z.array(z.array(Place)).describe("Places of the options in each set."),
    source: z.string().describe("Where the design was published, or how it was drawn."),
    option_counts: z.array(Count).describe("In how many sets each option is."),
    pair_counts: z.array(z.array(Count)).describe("In how many sets each two options are together, in rows by option."),
  })
  .meta({ id: "BlockDesign" });
export type BlockDesign = z.infer<typeof BlockDesign>;
