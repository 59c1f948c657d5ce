import { followReport } from "#lib/http/follow-study.ts";

/** The events of a report's study, for its page. */
export const GET = followReport;
