import type { PendingStudy } from "#lib/studies/study-record.ts";

/** The longest topic that an address carries, in characters. */
const mostInAddress = 1_000;

/** The form that begins a study, filled with the question of this one. */
export function formHref({
  topic,
  study_type,
  audience,
}: Pick<PendingStudy, "topic" | "study_type" | "audience">): string {
  const filled = new URLSearchParams({ study_type, who: audience });
  if (topic.length <= mostInAddress) filled.set("topic", topic);
  return `/research?${filled}`;
}
