import type { Clearing } from "../backup/clear-deleted.ts";
import { faultInWords } from "../db/logged-error.ts";
import { plural } from "../format.ts";
import { recordNames } from "../moderation/contract.ts";
import type { RemovedRecord } from "./remove-record.ts";

/**
 * Reports what a removal did and how its bytes were cleared; with null, what it would do. Nothing of the removed text.
 */
export function removalReport(
  { tombstones: [record, ...posts], listing }: RemovedRecord,
  clearing: Clearing | Error | null,
  base: string,
): string {
  const dry_run = clearing === null;
  const { id, kind, question_id, tool_id, published_at } = record!;
  const lines = [
    `${dry_run ? "This would remove" : "Removed"} the ${recordNames[kind]} ${id}, published ${published_at.toISOString()}.`,
  ];
  if (kind === "question" && posts.length > 0)
    lines.push(
      `With it ${dry_run ? "would go" : "went"} its ${plural(posts.length, "answer and follow-up", "answers and follow-ups")}.`,
    );
  if (kind === "answer" || kind === "followup") lines.push(`It stood under ${base}/questions/${question_id}.`);
  if (kind === "review")
    lines.push(`It was a review of ${tool_id}; its vote ${dry_run ? "would leave" : "has left"} the score.`);
  if (kind === "study")
    lines.push(
      `Its interviews, its follow-ups and the calls of its models ${dry_run ? "would go" : "went"} with it. What it cost no longer shows in its account's months.`,
    );
  if (listing === "gone")
    lines.push(
      `The tool ${tool_id}, which nothing else names, ${dry_run ? "would go" : "went"} from the list with it.`,
    );
  if (listing === "stays")
    lines.push(
      `The review had listed the tool. Its name, description and website stay, because others have written about ${tool_id} too.`,
    );
  if (clearing === null) lines.push("Nothing was changed. Leave out --dry-run to remove it.");
  else lines.push(`The public log has its id and the reason: ${base}/moderation.`, whereTextIsLeft(clearing));
  return lines.join("\n");
}

/** Says where the removed text can still be. */
function whereTextIsLeft(clearing: Clearing | Error): string {
  if (clearing instanceof Error)
    return `The service no longer has the text, but its bytes could not be cleared from the files: ${faultInWords(clearing)} The service tries again within hours, the next removal at once.`;
  if (clearing === "rewritten")
    return "The data files were written anew, and none has the text. Backups, and copies of the folder, made earlier still hold it.";
  return "PostgreSQL has vacuumed the tables. The text's bytes can stay in its files, its write-ahead log and its replicas until they are overwritten; VACUUM FULL by the tables' owner, with the service stopped, writes the files anew. Backups made earlier still hold the text, the database host's own too.";
}
