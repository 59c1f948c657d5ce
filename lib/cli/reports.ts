import type * as z from "zod";
import type { ApiKey, createKeyEndpoint } from "../accounts/contract.ts";
import { afterMoving, afterRevoking, keyShown, lastUsed } from "../accounts/contract.ts";
import type { Clearing } from "../backup/clear-deleted.ts";
import type { Proof } from "../backup/copy.ts";
import { partOf } from "../cut-text.ts";
import { faultInWords } from "../db/logged-error.ts";
import { plural } from "../format.ts";
import { recordNames } from "../moderation/contract.ts";
import type { ImportReport } from "../registry/import-registry.ts";
import type { Verification } from "../registry/verify-packages.ts";
import { fillPlaces } from "../text-file.ts";
import removal from "./removal.json" with { type: "json" };
import type { RemovedRecord } from "./remove-record.ts";

/** How many skipped entries of an import have a line each for one reason; more have one together. */
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
    const title = [name, tool_id && `→ ${tool_id}`].filter(Boolean).join(" ");
    lines.push(`${outcome.padEnd(8)} ${title || place}${note ? `: ${note}` : ""}${title ? ` (${place})` : ""}`);
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

/** Reports what package registries answered, package by package. */
export function verificationReport(verifications: Verification[]): string {
  const counts = { confirmed: 0, contradicted: 0, unknown: 0 };
  const lines = verifications.map(({ tool_id, registry, name, version, outcome, note }) => {
    counts[outcome] += 1;
    return `${outcome.padEnd(12)} ${tool_id}: ${[`${registry} ${name}`, version, note && `(${note})`].filter(Boolean).join(" ")}`;
  });
  const sums = Object.entries(counts).map(([outcome, count]) => `${count} ${outcome}`);
  return [...lines, `${sums.join(", ")}.`].join("\n");
}

/** Reports what a removal did and how its bytes were cleared, or would do with null; nothing of the removed text. */
export function removalReport(
  { tombstones: [record, ...posts], listing }: RemovedRecord,
  clearing: Clearing | Error | null,
  base: string,
): string {
  const { id, kind, question_id, tool_id, published_at } = record!;
  const texts = clearing === null ? removal.tried : removal.done;
  const isFault = clearing instanceof Error;
  const left = clearing === null ? "" : removal.left[isFault ? "unclear" : clearing];
  const facts = {
    ...{ id, base, tool_id: tool_id ?? "", question_id: question_id ?? "", kind: recordNames[kind] },
    at: published_at.toISOString(),
    posts: plural(posts.length, "answer and follow-up", "answers and follow-ups"),
    left: fillPlaces(left, { fault: isFault ? faultInWords(clearing) : "" }),
  };
  const lines = [
    texts.removed,
    kind === "question" && posts.length > 0 && texts.posts,
    kind !== "question" && question_id && removal.under,
    kind === "review" && texts.review,
    kind === "study" && texts.study,
    listing === "gone" && texts.gone,
    listing === "stays" && removal.stays,
    texts.end,
  ];
  return lines.flatMap((line) => (line ? fillPlaces(line, facts) : [])).join("\n");
}

/** The proof of a copy as a table: rows and digest of each table. */
export function proofTable(proofs: Proof[], done: "arrived" | "written"): string {
  const width = Math.max(...proofs.map(({ name }) => name.length));
  const lines = [`${"table".padEnd(width)} ${"rows".padStart(10)}  content (SHA-256, summed)`];
  for (const { name, rows, sha256 } of proofs)
    lines.push(`${name.padEnd(width)} ${String(rows).padStart(10)}  ${partOf(sha256, 0, 16)}`);
  const rows = proofs.reduce((sum, proof) => sum + proof.rows, 0);
  const compared = done === "arrived" ? ", compared with what was sent by count and content" : "";
  return [...lines, `${rows} rows in ${proofs.length} tables ${done}${compared}.`, ""].join("\n");
}

/** Shows a new key. */
export function newKey({ key, key_id, name, concurrency, account }: z.output<typeof createKeyEndpoint.result>): string {
  return `${key}\n\nThis is the key "${name}" (${key_id}), for ${plural(concurrency, "study", "studies")} at once, of the account ${account}. It is ${keyShown}: keep it like a password.`;
}

/** Says where a key belongs now. */
export const movedKey = ({ key_id, account, account_name }: ApiKey) =>
  `Moved ${key_id} to the account ${account} ("${account_name}"). ${afterMoving}`;

/** Says that a key was revoked. */
export const revokedKey = (key_id: string) => `Revoked ${key_id}. ${afterRevoking}`;

const stateOf = ({ revoked_at, expires_at }: Pick<ApiKey, "revoked_at" | "expires_at">): string => {
  if (revoked_at !== null) return `revoked ${partOf(revoked_at, 0, 10)}`;
  return expires_at === null ? "in use" : `ends ${partOf(expires_at, 0, 10)}`;
};

/** All keys as a table, without the keys themselves, which are not stored. */
export function keyList(keys: ApiKey[]): string {
  if (keys.length === 0)
    return 'There are no keys. Make one: npm run touchstone -- keys create --name "<what it is for>"';
  const rows = keys.map(({ key_id, account, name, prefix, concurrency, created_at, last_used_at, ...ends }) => [
    key_id,
    account,
    `${prefix}…`,
    String(concurrency),
    partOf(created_at, 0, 10),
    last_used_at ? partOf(last_used_at, 0, 10) : "never",
    stateOf(ends),
    name,
  ]);
  const table = [["key_id", "account", "prefix", "at once", "made", lastUsed.toLowerCase(), "state", "name"], ...rows];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  const line = (row: string[]) =>
    row
      .map((cell, at) => cell.padEnd(widths[at]!))
      .join("  ")
      .trimEnd();
  return table.map(line).join("\n");
}
