import * as z from "zod";
import { Moment } from "../contract.ts";
import { Engine, SentimentScore } from "../engines/findings.ts";
import { StudyTypeId } from "../engines/study-types.ts";
import { Audience } from "../personas/contract.ts";
import { Ignored, StudyId } from "./study-record.ts";

/** What a light study answers with. */
export const ResearchSummary = z
  .strictObject({
    id: StudyId,
    status: z.literal("complete"),
    topic: z.string(),
    study_type: StudyTypeId,
    audience: Audience,
    report_url: z.url(),
    markdown: z.string(),
    headline_finding: z.string(),
    overall_confidence: z.int(),
    avg_sentiment: SentimentScore,
    engine: Engine,
    created_at: Moment,
    ignored: Ignored,
  })
  .meta({ id: "ResearchSummary" });
export type ResearchSummary = z.infer<typeof ResearchSummary>;
