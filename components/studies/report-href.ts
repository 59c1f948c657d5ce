import type { Quote } from "#lib/engines/findings.ts";
import reportFiles from "#lib/engines/report-files.json" with { type: "json" };

/** The address of a study's report, or of a page below it. */
export const reportHref = (study_id: string, ...below: (string | number)[]): string =>
  ["/report", study_id, ...below].join("/");

/** The address of one of the report's files. */
export const fileHref = (study_id: string, form: keyof typeof reportFiles): string =>
  `${reportHref(study_id)}${reportFiles[form]}`;

/** The address of an interview, by its index in the study. */
export const interviewHref = (study_id: string, interview: number): string =>
  reportHref(study_id, "interviews", interview + 1);

/** The address of one answer, where it is marked. */
export const turnHref = (study_id: string, { interview, turn }: Pick<Quote, "interview" | "turn">): string =>
  `${interviewHref(study_id, interview)}#${turnAnchor(turn)}`;

/** Where an answer is on the page of its interview. */
export const turnAnchor = (turn: number): string => `answer-${turn + 1}`;
