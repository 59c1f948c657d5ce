import * as z from "zod";
import { endpoint, Moment, paged, paging, readCosts } from "../contract.ts";

/** What is left in public of something that was removed; nothing of what it said. */
export const Removal = z
  .strictObject({
    id: z.string().describe("The id it had, which is never given out again."),
    kind: z.enum(["question", "answer", "followup", "review"]),
    reason: z.string().describe("Why it was removed, in the operator's words."),
    published_at: Moment.describe("When it had been published."),
    removed_at: Moment,
  })
  .meta({ id: "Removal" });
export type Removal = z.infer<typeof Removal>;

export const listRemovalsEndpoint = endpoint({
  name: "list_removals",
  method: "GET",
  path: "/api/moderation",
  summary: "Read the public log of what the operator removed and why, newest first.",
  cost: readCosts.list,
  input: z.object(paging),
  result: z.strictObject({ removals: z.array(Removal), ...paged }),
});
