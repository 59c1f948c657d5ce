import type { ImportReport } from "../registry/import-registry.ts";

/** More entries that are skipped for one reason are one line. */
const mostAlike = 10;

/** Reports what an import did or would do, entry by entry, without unchanged ones. */
export function importReport({ outcomes, other_versions, is_partial }: ImportReport, dryRun: boolean): string {
  const counts = { new: 0, linked: 0, updated: 0, unchanged: 0, removed: 0, skipped: 0 };
  const lines: string[] = [];
  const skipped = Map.groupBy(
    outcomes.filter(({ outcome }) => outcome === "skipped"),
    ({ note }) => note,
  );
  for (const { outcome, place, name, tool_id, note } of outcomes) {
    counts[outcome] += 1;
    if (outcome === "unchanged" || (outcome === "skipped" && skipped.get(note)!.length > mostAlike)) continue;
    const named = [name, tool_id && `→ ${tool_id}`].filter(Boolean).join(" ");
    lines.push(`${outcome.padEnd(8)} ${named || place}${note ? `: ${note}` : ""}${named ? ` (${place})` : ""}`);
  }
  for (const [note, alike] of skipped)
    if (alike.length > mostAlike)
      lines.push(`skipped  ${alike.length} entries, from ${alike[0]!.place} to ${alike.at(-1)!.place}: ${note}`);
  if (other_versions > 0) lines.push(`${other_versions} other versions of these servers were left out.`);
  if (is_partial) lines.push("The file says that its list goes on in further pages; those are not in it.");
  const sums = Object.entries(counts).map(([outcome, count]) => `${count} ${outcome}`);
  lines.push(`${dryRun ? "Dry run, nothing was imported: would be " : ""}${sums.join(", ")}.`);
  return lines.join("\n");
}
