import { Fragment } from "react";
import { docSection } from "#components/docs/doc-section.ts";
import type { Member } from "#components/docs/members-of.ts";
import { Entry, OperationLink, Section, Terms } from "#components/docs/parts.tsx";
import { MemberList, Type } from "#components/docs/rest-reference.tsx";
import { longestShown, unverifiedWord } from "#lib/tools/metadata.ts";

type Listing = { address: string; title: string; description: string };
type ShownPrompt = {
  name: string;
  title: string;
  description: string;
  arguments: { name: string; required: boolean; description: string }[];
};
type Props = {
  address: string;
  schemes: string;
  eras: { stateless: string[]; initialize: string[] };
  tools: ShownTool[];
  resources: Listing[];
  templates: Listing[];
  prompts: ShownPrompt[];
};

/** The MCP server: its protocol versions and everything that it lists. */
export function McpReference({ address, schemes, eras, tools, resources, templates, prompts }: Props) {
  return (
    <Section {...docSection("mcp")}>
      <p>
        Streamable HTTP at <code>{address}</code>: every message is a POST that is answered as JSON, but for{" "}
        <code>subscriptions/listen</code>, a stream of events that ends at once, as nothing here is announced. There are
        no sessions and no sign-in. A client that is a program sends no Origin and may always call; a page may from this
        service’s own origin and from inside a desktop client ({schemes}), not from the origin <code>null</code>. Served
        are {eras.stateless.join(", ")} (without a handshake) and the versions with <code>initialize</code>:{" "}
        {eras.initialize.join(", ")}. A version is dropped only as <a href="#stability">anything else here</a>.
      </p>
      <McpTools tools={tools} />
      <NamedList {...docSection("mcp-resources")} list={resources}>
        Every tool, review, question and category is a resource too: the templates below lead to them, and completion
        finds their ids.
      </NamedList>
      <NamedList {...docSection("mcp-templates")} list={templates}>
        Their variables are checked as over REST; completion finds their values, and those of prompts. A tool that a
        review listed is completed only once it is <a href="/dimensions#listing">no longer {unverifiedWord}</a>, and
        when its id has at most {longestShown} characters: such an id is a stranger’s words.
      </NamedList>
      <Section {...docSection("mcp-prompts")} rank="h3">
        <p>For a person to choose: each leads an agent through a whole task, and asks before anything is published.</p>
        <Terms
          of={prompts.map((prompt) => [
            <code key="name">{prompt.name}</code>,
            <>
              <p>{prompt.description}</p>
              <ul>
                {prompt.arguments.map(({ name, required, description }) => (
                  <li key={name}>
                    <code>{name}</code> <small>{required ? "required" : "optional"}</small> {description}
                  </li>
                ))}
              </ul>
            </>,
          ])}
        />
      </Section>
    </Section>
  );
}

type NamedListProps = { id: string; title: string; list: Listing[]; children: React.ReactNode };

function NamedList({ id, title, list, children }: NamedListProps) {
  return (
    <Section id={id} rank="h3" title={title}>
      <p>{children}</p>
      <Terms
        className="addresses"
        of={list.map(({ address, title, description }) => [
          <code key="address">{address}</code>,
          <>
            <b>{title}.</b> {description}
          </>,
        ])}
      />
    </Section>
  );
}

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
function McpTools({ tools }: { tools: ShownTool[] }) {
  return (
    <Section {...docSection("mcp-tools")} rank="h3">
      <p>
        An argument that is not explained here means what it means over REST, where its limits are listed too. With{" "}
        <code>detail</code> a read answers in brief, a part of what REST has, or in full; <code>max_kb</code> is the
        most text of an answer in KB, and <code>left_out</code> says what did not fit.
      </p>
      {tools.map(({ name, title, description, hints, twins, arguments: parameters, explained }) => (
        <Entry key={name} id={`mcp-${name}`} name={name} note={title}>
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
            {parameters.length === 0
              ? "none"
              : parameters.map(({ name, type, required }, index) => (
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
          {explained.length > 0 && <MemberList members={explained} isSent />}
        </Entry>
      ))}
    </Section>
  );
}
