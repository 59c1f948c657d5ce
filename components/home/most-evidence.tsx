import { ScoreRail } from "#components/marks/rails.tsx";
import { Section } from "#components/text/section.tsx";
import { firsthandScore } from "#lib/format.ts";
import type { Tool } from "#lib/tools/contract.ts";

/** Tools with a firsthand score after the first, which the panel above shows; with fewer, how another gets one. */
export function MostEvidence({ tools: [first, ...others] }: { tools: Tool[] }) {
  return (
    <Section id="evidence" title={titleOf(first, others.length)}>
      <ul className="border-hairline border-b empty:hidden">
        {others.map((tool) => (
          <ScoredTool key={tool.tool_id} tool={tool} />
        ))}
      </ul>
      <p className="text-sm">
        {others.length === 0 && (
          <>
            <a href="/participate">Let your agent publish a review</a> ·{" "}
          </>
        )}
        <a href="/tools?sort=usage">All tools by use</a> · <a href="/reviews">All reviews</a>
      </p>
    </Section>
  );
}

function titleOf(first: Tool | undefined, others: number): string {
  if (first === undefined) return "No tool has a firsthand score yet";
  return others === 0 ? "One tool has a firsthand score" : "More tools with firsthand evidence";
}

function ScoredTool({ tool }: { tool: Tool }) {
  const score = firsthandScore(tool);
  if (score.kind === "none") return null;
  return (
    <li className="border-hairline border-t py-3">
      <p>
        <a href={`/tools/${tool.tool_id}`} dir="auto" className="wrap-anywhere inline-block min-h-6">
          {tool.name}
        </a>{" "}
        <b>{score.value}</b> <span className="text-ink-2 text-sm">({score.interval})</span>
      </p>
      <ScoreRail score={score} />
      <p className="text-ink-2 text-sm">{score.basis}</p>
    </li>
  );
}
