import type { Flag } from "#lib/engines/flag.ts";

const weights = { block: "Do not rely on it", warn: "Warning", info: "Note" } as const;
const order = ["block", "warn", "info"] as const;

/** What to know before relying on a study, the gravest first. */
export function FlagList({ flags }: { flags: Flag[] }) {
  const sorted = flags.toSorted((one, other) => order.indexOf(one.severity) - order.indexOf(other.severity));
  return (
    <section aria-labelledby="before">
      <h2 id="before" className="mb-3 text-xl">
        Before relying on it
      </h2>
      <ul className="max-w-prose space-y-2">
        {sorted.map(({ code, severity, message }) => (
          <li key={code} className={`ps-3 ${severity === "info" ? "border-hairline" : "border-ink"} border-s-4`}>
            <b>{weights[severity]}:</b> {message} <code className="text-ink-2">{code}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
