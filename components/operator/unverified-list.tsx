import { ExternalLink } from "#components/text/external-link.tsx";
import { Section } from "#components/text/section.tsx";
import { UnverifiedMark } from "#components/tools/unverified.tsx";
import { plural } from "#lib/format.ts";
import type { Tool } from "#lib/tools/contract.ts";
import { ActForm } from "./act-form.tsx";

/** The unverified tools that reviews listed, newest first, each with the button that confirms it. */
export function UnverifiedList({ tools, total }: { tools: Tool[]; total: number }) {
  return (
    <Section id="unverified" title={total === 0 ? "No tool is unverified" : `${plural(total, "tool")} unverified`}>
      {total > 0 && (
        <p className="max-w-prose">
          Confirm one only when you have seen on its website that it is what its name says. It then counts as{" "}
          <code>catalog</code>, and the moderation log says when.
        </p>
      )}
      {total > tools.length && <p>The {tools.length} that were listed last:</p>}
      <ul className="border-hairline border-b empty:hidden">
        {tools.map((tool) => (
          <UnverifiedRow key={tool.tool_id} tool={tool} />
        ))}
      </ul>
    </Section>
  );
}

function UnverifiedRow({ tool }: { tool: Tool }) {
  return (
    <li className="space-y-2 border-hairline border-t py-4">
      <h3 className="text-base">
        <a href={`/tools/${tool.tool_id}`} dir="auto" className="wrap-anywhere">
          {tool.name}
        </a>{" "}
        <code>{tool.tool_id}</code>
      </h3>
      <p className="wrap-anywhere text-sm">
        <ExternalLink href={tool.website} byStranger />
      </p>
      <UnverifiedMark tool={tool} />
      <ActForm action={`tools/${tool.tool_id}/confirm`} act="Confirm" of={` ${tool.tool_id}`} isQuiet />
    </li>
  );
}
