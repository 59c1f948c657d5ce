import * as z from "zod";
import { endpointForAccount } from "../../contract.ts";
import { webhookMembers } from "../../webhooks/contract.ts";
import { begun, runRefusals } from "../contract.ts";
import { Seed } from "../study-record.ts";
import { AskedEngine, dry_run, idempotency_key, respond_async } from "../study-request.ts";

export const rerunStudyEndpoint = endpointForAccount({
  name: "rerun_study",
  method: "POST",
  path: "/api/v1/studies/{study_id}/rerun",
  summary: "Run a study again as a new study: the same request and the same people, with another seed or engine.",
  input: z.object({
    study_id: z.string().describe("A study's id."),
    seed: Seed.optional(),
    engine: AskedEngine.optional(),
    dry_run,
    webhook_headers: webhookMembers.webhook_headers.describe(
      "Headers for the study's webhook_url: those of the earlier study were removed when its delivery ended.",
    ),
    idempotency_key,
    respond_async,
  }),
  invalid: "invalid_request",
  refuses: ["invalid_topic", "invalid_webhook_url", ...runRefusals],
  ...begun,
});
