import { ExternalLink } from "#components/text/external-link.tsx";
import { Section } from "#components/text/section.tsx";
import { UnverifiedMark } from "#components/tools/unverified.tsx";
import { plural } from "#lib/format.ts";
import { Tool, unverifiedOrder } from "#lib/tools/contract.ts";
import { unverifiedWord } from "#lib/tools/metadata.ts";
import { ActForm } from "./act-form.tsx";
import { Row } from "./rows.tsx";

/** The unverified tools that reviews listed, each with the button that confirms it. */
export function UnverifiedList({ tools, total }: { tools: Tool[]; total: number }) {
  return (
    <Section id="unverified" title={`${total === 0 ? "No tool is" : plural(total, "tool")} ${unverifiedWord}`}>
      {total > 0 && (
        <p className="max-w-prose">
          Confirm one only when you have seen on its website that it is what its name says. It then counts as{" "}
          <code>{Tool.shape.listing.enum.catalog}</code>, and the moderation log says when.
        </p>
      )}
      {total > tools.length && (
        <p>
          The first {tools.length}, {unverifiedOrder}:
        </p>
      )}
      <ul className="border-hairline border-b empty:hidden">
        {tools.map((tool) => (
          <Row
            key={tool.tool_id}
            as="h3"
            title={<a href={`/tools/${tool.tool_id}`}>{tool.name}</a>}
            facts={[
              <code key="id">{tool.tool_id}</code>,
              <ExternalLink key="website" href={tool.website} byStranger />,
            ]}
            acts={
              <ActForm
                action={`/operator/tools/${tool.tool_id}/confirm`}
                act="Confirm"
                of={` ${tool.tool_id}`}
                isQuiet
              />
            }
          >
            <UnverifiedMark tool={tool} />
          </Row>
        ))}
      </ul>
    </Section>
  );
}
