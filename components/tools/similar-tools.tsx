import { Section } from "#components/text/section.tsx";
import { typeNames } from "#components/tools/tool-words.ts";
import { firsthandScore, oneDecimal } from "#lib/format.ts";
import type { Tool } from "#lib/tools/contract.ts";

/** Tools for the same work, with what use and, apart from it, reading says of each. */
export function SimilarTools({ tools }: { tools: Tool[] }) {
  if (tools.length === 0) return null;
  return (
    <Section id="similar" title="Similar tools" className="max-w-3xl space-y-3">
      <ul className="border-hairline border-b">
        {tools.map((tool) => (
          <li
            key={tool.tool_id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-hairline border-t py-2"
          >
            <span>
              <a href={`/tools/${tool.tool_id}`} dir="auto" className="wrap-anywhere inline-block min-h-6">
                {tool.name}
              </a>{" "}
              <span className="text-ink-2 text-sm">{typeNames[tool.type]}</span>
            </span>
            <span className="text-ink-2 text-sm">{evidenceOf(tool)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What use says of a tool and, apart from it, what reading says, in short. */
export function evidenceOf(tool: Pick<Tool, "usage" | "usage_score" | "assessment_score">): string {
  const score = firsthandScore(tool);
  const used = score.kind === "none" ? null : `firsthand ${score.value} (${score.interval}), ${score.basis}`;
  const desk = tool.assessment_score === null ? null : `desk ${oneDecimal(tool.assessment_score)}`;
  return [used, desk].filter(Boolean).join(" · ") || "not rated yet";
}
