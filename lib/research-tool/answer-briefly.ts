import { grouped } from "../in-words.ts";
import { escaped } from "../studies/pipeline/markdown.ts";
import { briefBytes } from "./contract.ts";

/** Markdown under its label, whole or as much of it as a brief answer holds: parts are left out, never cut. */
export function answerBriefly({ markdown, label, full }: { markdown: string; label: string; full: boolean }) {
  const first = `*${escaped(label)}*`;
  const labelled = markdown.startsWith(first) ? markdown : `${first}\n\n${markdown}`;
  if (full || Buffer.byteLength(labelled) <= briefBytes) return { markdown: labelled, left_out: null };
  const parts = labelled.split("\n\n");
  const kept: string[] = [];
  let bytes = 0;
  for (const part of parts) {
    bytes += Buffer.byteLength(part) + 2;
    if (bytes > briefBytes - room) break;
    kept.push(part);
  }
  const left_out = `${parts.length - kept.length} of ${parts.length} parts were left out to stay within ${grouped(briefBytes)} bytes. Send the same call with full: true for all.`;
  return { markdown: [...kept, `_${left_out}_`].join("\n\n"), left_out };
}

/** Room for the sentence on what is left out. */
const room = 200;
