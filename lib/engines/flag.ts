import * as z from "zod";

export const flagCodes = [
  "small_n",
  "no_repeats",
  "low_agreement",
  "low_consistency",
  "low_diversity",
  "positivity_skew",
  "quote_loss",
  "refusals",
  "repeated",
  "recited",
  "off_topic",
  "out_of_distribution",
  "partial",
  "uncoded",
  "simulated",
  "engine_unvalidated",
  "not_understood",
  "people_not_understood",
  "sensitive",
  "plain_prose",
  "truncated",
  "guide_faults",
  "discrimination_not_measured",
  "weak_discrimination",
  "language",
  "partly_written",
  "numbers_partly_checked",
  "prompt_cut",
] as const;
export const Flag = z
  .strictObject({
    code: z.enum(flagCodes),
    severity: z.enum(["info", "warn", "block"]),
    message: z.string(),
  })
  .meta({ id: "Flag" });
export type Flag = z.infer<typeof Flag>;
