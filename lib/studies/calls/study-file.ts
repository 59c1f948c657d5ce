import * as z from "zod";
import type { Brief } from "../../engines/brief.ts";
import { Engine, type Findings } from "../../engines/findings.ts";
import type { Plan } from "../../engines/plan.ts";

const anObject = <Value>() => z.custom<Value>((value) => typeof value === "object" && value !== null);
const Count = z.int().min(0);

/** A study with its calls, as export-study writes it and replay reads it. */
export const StudyFile = z.object({
  touchstone_study: z.literal(1),
  study: z.object({
    id: z.uuid(),
    status: z.string(),
    engine: Engine,
    /** All that the study ran on: topic, personas and seed. */
    brief: anObject<Brief>(),
    plan: anObject<Plan>().nullable(),
    created_at: z.string(),
    completed_at: z.string().nullable(),
  }),
  findings: anObject<Findings>().nullable(),
  calls: z.array(
    z.object({
      label: z.string(),
      key: z.string(),
      prompt_sha256: z.string(),
      model: z.string(),
      reply: z.string().nullable(),
      fault: z.string().nullable(),
      reused: z.boolean(),
      requests: Count,
      input_tokens: Count,
      output_tokens: Count,
      cached_tokens: Count,
      cost_usd: z.number().nullable(),
      started_at: z.string(),
      ms: Count,
    }),
  ),
});
export type StudyFile = z.infer<typeof StudyFile>;
