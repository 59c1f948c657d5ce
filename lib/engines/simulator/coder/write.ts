import type { Prose, ProseTask } from "../task.ts";
import { writeAgenda, writeMessaging, writeOpportunity, writeResolutions, writeRisk } from "./prose/advice.ts";
import { writeDescriptions, writeFindings } from "./prose/findings.ts";
import { writeHeadline, writeSummary } from "./prose/summary.ts";

/** Puts computed facts into prose: the same facts always into the same words, and no number that is not among them. */
export const write = (task: ProseTask): Prose => ({
  headline_finding: writeHeadline(task),
  executive_summary: writeSummary(task),
  findings: writeFindings(task),
  theme_descriptions: writeDescriptions(task),
  resolutions: writeResolutions(task),
  opportunity: writeOpportunity(task),
  risk: writeRisk(task),
  messaging_implications: writeMessaging(task),
  research_agenda: writeAgenda(task),
});
