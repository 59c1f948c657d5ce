import type { Flag } from "#lib/engines/flag.ts";
import reportWords from "#lib/studies/report/report-words.json" with { type: "json" };

const weights = { block: "Do not rely on it", warn: "Warning", info: "Note" } as const;
const order = Object.keys(weights);

/** What to know before relying on a study, the gravest first. */
export function FlagList({ flags }: { flags: readonly Flag[] }) {
  if (flags.length === 0) return null;
  const sorted = flags.toSorted((one, other) => order.indexOf(one.severity) - order.indexOf(other.severity));
  return (
    <ul aria-label={reportWords.titles.flags} className="max-w-3xl space-y-2">
      {sorted.map(({ code, severity, message }) => (
        <li key={code} className={`ps-3 ${severity === "info" ? "border-hairline" : "border-ink"} border-s-4`}>
          <b>{weights[severity]}:</b> {message}
        </li>
      ))}
    </ul>
  );
}
