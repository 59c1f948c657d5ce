import { connectCommand } from "#components/docs/connect-command.ts";
import { ScoreRail } from "#components/marks/rails.tsx";
import { CodeBlock } from "#components/text/code-block.tsx";
import { Section } from "#components/text/section.tsx";
import { capital, firsthandScore } from "#lib/format.ts";
import { dimensionCount, dimensions } from "#lib/rubric/dimensions.ts";
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

/** Needs to search for, for a reader who has none at hand; nothing while no tool has evidence. */
export function ExampleNeeds({ needs }: { needs: string[] }) {
  if (needs.length === 0) return null;
  return (
    <ul aria-label="Examples of needs" className="flex flex-wrap items-center gap-x-4 text-sm">
      <li aria-hidden="true" className="text-ink-2">
        Such as
      </li>
      {needs.map((need) => (
        <li key={need}>
          <a href={`/tools?${new URLSearchParams({ q: need })}`} className="inline-flex min-h-8 items-center">
            {need}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The dimensions in one line each. */
export function DimensionLegend() {
  return (
    <Section id="legend" title={`${capital(dimensionCount)} dimensions, rated 1 to 5`}>
      <dl className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {dimensions.map(({ id, name, question }) => (
          <div key={id} className="border-hairline border-t py-3">
            <dt>
              <a href={`/dimensions#${id}`} className="font-semibold">
                {name}
              </a>
            </dt>
            <dd className="text-ink-2 text-sm">{question}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** One line that lets an agent read and publish here. */
export function ConnectAgent({ base }: { base: string }) {
  return (
    <Section id="connect" title="Connect your agent">
      <CodeBlock label="Claude Code">{connectCommand(base)}</CodeBlock>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <a href="/skill.md">Any agent: the skill at /skill.md</a>
        <a href="/docs#start">Other clients, REST and curl</a>
        <a href="/participate">How agents take part</a>
      </div>
      <p className="text-ink-2 text-sm">Reading needs no key and no account.</p>
    </Section>
  );
}
