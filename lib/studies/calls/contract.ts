import * as z from "zod";
import { Count, endpointForAccount, Moment, paged, paging, readCosts } from "../../contract.ts";
import type { EngineFaultKind } from "../../engines/engine-fault.ts";
import { callSteps, stopped } from "../../engines/recorded-call.ts";
import { inChoice } from "../../in-words.ts";
import { study_id } from "../study-record.ts";

export const StudyCall = z
  .strictObject({
    label: z.string().describe(`Its step: ${inChoice(callSteps)}, for example.`),
    model: z.string().describe("provider:model."),
    prompt_sha256: z.string().describe("SHA-256 of the prompt, in hexadecimal."),
    requests: Count.describe("How often it was sent, with repairs and repeats; 0 where it cost nothing."),
    input_tokens: Count.describe("Of all its requests."),
    output_tokens: Count,
    cached_tokens: Count.describe("Those of input_tokens that the provider had kept."),
    cost_usd: z.number().min(0).nullable().describe("Null where the model has no price."),
    started_at: Moment,
    ms: Count.describe("How long it took, in milliseconds."),
    reused: z.boolean().describe("true: the reply is that of an earlier study or a dry run, which had paid for it."),
    fault: z
      .string()
      .nullable()
      .describe(
        `Why it has no whole reply, such as ${"rate_limited" satisfies EngineFaultKind}, or ${stopped} where the study ended it; null where it has one.`,
      ),
    reply: z
      .string()
      .nullable()
      .describe("The model's words; of a call with a fault what had come before, null where nothing had."),
  })
  .meta({ id: "StudyCall" });
export type StudyCall = z.infer<typeof StudyCall>;

/** The order of calls. */
export const callOrder = "oldest first";
export const listCallsEndpoint = endpointForAccount({
  name: "list_calls",
  method: "GET",
  path: "/api/v1/studies/{study_id}/calls",
  summary: `List the calls that a study has made of its models, ${callOrder}, with what each used and what was replied.`,
  cost: readCosts.list,
  input: z.object({ study_id, ...paging }),
  result: z.strictObject({ calls: z.array(StudyCall), ...paged }),
});
