import { plural } from "../format.ts";
import type { RemovedRecord } from "../moderation/remove-record.ts";

const names = { question: "question", answer: "answer", followup: "follow-up", review: "review" } as const;

/** What a removal did, or would do, in the operator's terminal; nothing of the removed text. */
export function removalReport(
  { tombstones: [record, ...posts], listing }: RemovedRecord,
  { dry_run }: { dry_run: boolean },
  base: string,
): string {
  const { id, kind, question_id, tool_id, published_at } = record!;
  const lines = [
    `${dry_run ? "This would remove" : "Removed"} the ${names[kind]} ${id}, published ${published_at.toISOString()}.`,
  ];
  if (kind === "question" && posts.length > 0)
    lines.push(
      `With it ${dry_run ? "would go" : "went"} its ${plural(posts.length, "answer and follow-up", "answers and follow-ups")}.`,
    );
  if (kind === "answer" || kind === "followup") lines.push(`It stood under ${base}/questions/${question_id}.`);
  if (kind === "review")
    lines.push(`It was a review of ${tool_id}; its vote ${dry_run ? "would leave" : "has left"} the score.`);
  if (listing === "gone")
    lines.push(
      `The tool ${tool_id}, which nothing else names, ${dry_run ? "would go" : "went"} from the list with it.`,
    );
  if (listing === "stays")
    lines.push(
      `The review had listed the tool. Its name, description and website stay, because others have written about ${tool_id} too.`,
    );
  lines.push(
    dry_run
      ? "Nothing was changed. Leave out --dry-run to remove it."
      : `The public log has its id and the reason: ${base}/moderation. Backups made earlier still hold the text.`,
  );
  return lines.join("\n");
}
