import * as z from "zod";
import type { Operation } from "../../contract.ts";
import { Understood } from "../../engines/understood.ts";
import { saysAudience, withAudience } from "../contract.ts";
import { Estimate, StudyId } from "../study-record.ts";
import { invalid, studyMembers } from "../study-request.ts";

/** What the page that begins a study asks: no webhook, as nothing there could receive one. */
const input = studyMembers
  .omit({ webhook_url: true, webhook_events: true, webhook_headers: true, dry_run: true })
  .refine(saysAudience, withAudience);
export type PageStudy = z.output<typeof input>;

export const StudyPreview = z.strictObject({
  ...Estimate.shape,
  understood: Understood.nullable().describe("Null where a model is to read the topic and has not yet."),
});
export type StudyPreview = z.infer<typeof StudyPreview>;

/** What the page asks before a study is begun. */
export const previewStudyOperation = {
  name: "preview_study",
  summary: "What a study would ask, of whom and for how much.",
  input,
  invalid,
  refuses: ["concurrency_limit", "research_failed", "contains_secret", "contains_personal_data"],
  result: StudyPreview,
} satisfies Operation;

/** What the page asks to begin it. */
export const beginStudyOperation = {
  name: "begin_study",
  summary: "Begin a study from its page, with an account or as a visitor.",
  input,
  invalid,
  refuses: ["concurrency_limit", "contains_secret", "contains_personal_data"],
  limit: "visitor_studies",
  result: z.strictObject({ id: StudyId }),
} satisfies Operation;
