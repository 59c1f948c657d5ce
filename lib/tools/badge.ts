import { isDemoData } from "../db/demo-data.ts";
import { firsthandScore } from "../format.ts";
import type { Tool } from "./contract.ts";

/** About how wide a character of the badge's font is, in pixels. */
const characterPx = 6.6;
const label = "Touchstone";
const widthOf = (text: string) => Math.ceil(text.length * characterPx) + 16;

/** What a badge says of a tool: its firsthand score with its interval and voices, or that there is none. */
export function badgeWords(tool: Tool): string {
  if (isDemoData()) return "demo data";
  const score = firsthandScore(tool);
  const count = `n = ${tool.usage.voices}`;
  if (score.kind === "none") return "no use reported";
  return score.kind === "few" ? `too little use: ${count}` : `${score.value} (${score.interval}), ${count}`;
}

/** Draws a tool's badge for a README as SVG of at most 2 KB, in the reader's own theme. */
export function badgeOf(tool: Tool): string {
  const words = badgeWords(tool);
  const [left, right] = [widthOf(label), widthOf(words)];
  const text = 'y="14" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11"';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${label}: ${words}">
<title>${label}: ${words}</title>
<style>.a{fill:#1c1b18}.b{fill:#edebe3}.c{fill:#faf9f5}.d{fill:#1c1b18}@media(prefers-color-scheme:dark){.a{fill:#edebe3}.b{fill:#33312c}.c{fill:#161613}.d{fill:#edebe3}}</style>
<rect class="a" width="${left}" height="20"/><rect class="b" x="${left}" width="${right}" height="20"/>
<text class="c" x="8" ${text} textLength="${left - 16}">${label}</text><text class="d" x="${left + 8}" ${text} textLength="${right - 16}">${words}</text>
</svg>
`;
}
