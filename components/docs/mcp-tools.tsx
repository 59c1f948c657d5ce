"use client"; // Only so that the page carries this as data once more, and not as a tree of elements, which is three times as long.

import { Fragment } from "react";
import { MemberList, Type } from "./member-list.tsx";
import type { Member } from "./members-of.ts";
import { OperationLink } from "./operation-link.tsx";
import { Section } from "./section.tsx";

/** A tool of the MCP server with the operations of the REST API that do the same. */
export type ShownTool = {
  name: string;
  title: string;
  description: string;
  hints: string[];
  twins: string[];
  arguments: Member[];
  /** Arguments that mean something else than over REST, or are not there. */
  explained: Member[];
};

/** Every tool of the MCP server, in the order in which it lists them. */
export function McpTools({ tools }: { tools: ShownTool[] }) {
  return (
    <Section id="mcp-tools" rank="h3" title="Tools">
      <p>An argument that is not explained here means what it means over REST, where its limits are listed too.</p>
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
