import * as z from "zod";
import { endpointForAccount, whole } from "../contract.ts";

/** How many seconds a drain may take. */
export const drainSeconds = { least: 1, usual: 50, most: 300 };

export const drainEndpoint = endpointForAccount({
  name: "drain",
  method: "POST",
  path: "/api/v1/drain",
  summary: "Work off owed webhooks and abandoned studies, on a host whose processes do not last. For the operator.",
  input: z.object({
    seconds: whole(drainSeconds.least, drainSeconds.most)
      .default(drainSeconds.usual)
      .describe(
        `How long it may take, ${drainSeconds.least} to ${drainSeconds.most}, ${drainSeconds.usual} when absent: a few seconds less than the host gives a request.`,
      ),
  }),
  invalid: "invalid_request",
  refuses: ["forbidden"],
  result: z.strictObject({
    webhooks: z
      .strictObject({
        delivered: z.int().min(0).describe("Deliveries that their receivers took."),
        failed: z.int().min(0).describe("Attempts that failed; those with attempts left are due again later."),
        left: z.int().min(0).describe("Deliveries that are still owed, due now or later."),
      })
      .describe("What was sent."),
    studies: z
      .strictObject({
        finished: z.int().min(0).describe("Studies that ended while it ran them."),
        left: z.int().min(0).describe("Studies without a waiting caller that have not ended, in any process."),
      })
      .describe("What was run."),
    seconds: z.number().min(0).describe("How long it took."),
  }),
});
