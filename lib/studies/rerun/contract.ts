import * as z from "zod";
import { endpointForAccount } from "../../contract.ts";
import { respond_async } from "../../prefer.ts";
import { headersLife, webhookMembers } from "../../webhooks/contract.ts";
import { begun, runRefusals } from "../contract.ts";
import { Seed, sameSeed, study_id } from "../study-record.ts";
import { AskedEngine, dry_run, idempotency_key } from "../study-request.ts";

/** What becomes of chance in a rerun that names no seed, and what every rerun changes. */
export const withoutSeed = "a new one is drawn";
export const otherSeed = "another seed";

export const rerunStudyEndpoint = endpointForAccount({
  name: "rerun_study",
  method: "POST",
  path: "/api/v1/studies/{study_id}/rerun",
  summary: `Run a study again as a new study: the same request and the same people, with ${otherSeed} or engine.`,
  input: z.object({
    study_id,
    seed: Seed.optional().describe(`Fixes all chance: ${sameSeed}. When absent ${withoutSeed}.`),
    engine: AskedEngine.optional(),
    dry_run,
    webhook_headers: webhookMembers.webhook_headers.describe(
      `Headers for the study's webhook_url: those of the earlier study are ${headersLife}.`,
    ),
    idempotency_key,
    respond_async,
  }),
  invalid: "invalid_request",
  refuses: ["invalid_topic", "invalid_webhook_url", ...runRefusals],
  ...begun,
});
