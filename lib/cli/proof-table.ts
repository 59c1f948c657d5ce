import type { Proof } from "../backup/copy.ts";
import { partOf } from "../cut-text.ts";

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
