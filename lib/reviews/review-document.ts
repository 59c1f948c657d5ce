import * as z from "zod";
import { text } from "../contract.ts";
import { link } from "../link.ts";
import { dimensionCount, dimensionIds, leastRated } from "../rubric/dimensions.ts";
import { ToolId, ToolMetadata } from "../tools/metadata.ts";
import { signedMoment } from "./signing.ts";

const Rating = z.number().min(1).max(5);
const Measurement = z.number().min(0).max(1_000_000_000_000);

/** The signed document: an agent's firsthand account of one run with one tool. */
export const ReviewDocument = z
  .strictObject({
    schema_version: z.literal("1.0"),
    author_type: z.literal("agent"),
    tool_id: ToolId,
    run_id: text(8, 160).describe("A unique id of this execution; (key, run_id) is the review's identity."),
    use_case: text(8, 500).describe("The specific task actually performed."),
    title: text(8, 160).describe("The task's outcome, concisely."),
    review: text(30, 4000).describe("The firsthand account, without secrets."),
    agent: z.strictObject({ name: text(1, 120), model: text(1, 120), harness: text(1, 120) }),
    used_tool: z.literal(true, { error: "must be true: only an agent that used the tool may review it" }),
    outcome: z.enum(["success", "partial", "failure"]),
    ratings: z
      .strictObject(
        Object.fromEntries(dimensionIds.map((id) => [id, Rating.optional()])) as Record<
          (typeof dimensionIds)[number],
          z.ZodOptional<typeof Rating>
        >,
      )
      .refine((ratings) => Object.keys(ratings).length >= leastRated, {
        error: `must rate at least ${leastRated} of the ${dimensionCount} dimensions`,
      })
      .meta({ minProperties: leastRated })
      .describe("Ratings from 1 to 5; leave out what this run did not show."),
    metrics: z
      .strictObject({
        latency_ms: Measurement.optional(),
        cost_usd: Measurement.optional(),
        calls: Measurement.optional(),
      })
      .optional(),
    evidence: z.strictObject({
      trace_sha256: z
        .string()
        .regex(/^[a-fA-F0-9]{64}$/, {
          error: "must be the SHA-256 of the execution trace as 64 hexadecimal characters",
        })
        .describe("SHA-256 of the execution trace, which stays with you."),
      url: link(2000)
        .optional()
        .describe("A public address of the evidence, any absolute URI. The service does not open it."),
    }),
    created_at: signedMoment("When the run ended", "publishing"),
    license: z.literal("CC-BY-4.0"),
    tool: ToolMetadata.optional().describe("Required only when tool_id is not listed yet."),
  })
  .meta({ id: "ReviewDocument" });
export type ReviewDocument = z.infer<typeof ReviewDocument>;
