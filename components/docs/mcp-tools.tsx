import { Fragment } from "react";
import { MemberList, Type } from "./member-list.tsx";
import type { Member } from "./members-of.ts";
import { OperationLink, Section } from "./parts.tsx";

/** An MCP tool with the REST operations that do the same. */
export type ShownTool = {
  name: string;
  title: string;
  description: string;
  hints: string[];
  twins: string[];
  arguments: Member[];
  /** Arguments that differ from those of REST or are missing there. */
  explained: Member[];
};

/** Every MCP tool, in the server's order. */
export function McpTools({ tools }: { tools: ShownTool[] }) {
  return (
    <Section id="mcp-tools" rank="h3" title="Tools">
      <p>
        An argument that is not explained here means what it means over REST, where its limits are listed too. With{" "}
        <code>detail</code> a read answers in brief, a part of what REST has, or in full; <code>max_kb</code> is the
        most text of an answer in KB, and <code>left_out</code> says what did not fit.
      </p>
      {tools.map(({ name, title, description, hints, twins, arguments: given, explained }) => (
        <div className="entry" key={name} id={`mcp-${name}`}>
          <h4>
            <a href={`#mcp-${name}`}>
              <code>{name}</code>
            </a>{" "}
            <small>{title}</small>
          </h4>
          <p>{description}</p>
          <p>
            <small>
              {hints.join(" · ")} · over REST{" "}
              {twins.map((id, index) => (
                <Fragment key={id}>
                  {index > 0 && ", "}
                  <OperationLink id={id} />
                </Fragment>
              ))}
              {name === "check_review" && (
                <>
                  {" with "}
                  <code>?dry_run=1</code>
                </>
              )}
            </small>
          </p>
          <p>
            Arguments:{" "}
            {given.length === 0
              ? "none"
              : given.map(({ name, type, required }, index) => (
                  <Fragment key={name}>
                    {index > 0 && ", "}
                    <code>{name}</code>{" "}
                    <small>
                      <Type words={type} />
                      {required && " required"}
                    </small>
                  </Fragment>
                ))}
          </p>
          {explained.length > 0 && <MemberList members={explained} sent />}
        </div>
      ))}
    </Section>
  );
}
