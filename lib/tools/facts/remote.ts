import * as z from "zod";
import { choiceOf } from "../../choice-of.ts";

/** An https address of a public host, made of letters that no shell and no reader takes for anything else. */
export const remoteForm =
  /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,63}(?::\d{1,5})?(?:\/[A-Za-z0-9._~-]*)*$/;

/** How a key is sent to an address that takes one: the header, and what begins its value. */
export const keyForms = { bearer: "Authorization: Bearer" };

export const Remote = z.strictObject({
  url: z.string().regex(remoteForm, { error: "must be a plain https address" }).max(200).describe("Its address."),
  transport: z
    .enum(["streamable-http", "sse", "http"])
    .describe("How it is spoken to; http: an API's own requests, of which this is the base address."),
  key: choiceOf(keyForms).optional(),
  example: z
    .string()
    .regex(/^[A-Za-z0-9._~/?&=,:+%-]{1,120}$/, { error: "must be a plain path or query" })
    .optional()
    .describe("What its publisher's own example of a request adds to an API's address."),
});
export type Remote = z.infer<typeof Remote>;
