import { Fragment } from "react";
import { docSection } from "#components/docs/doc-section.ts";
import type { Member, Word } from "#components/docs/members-of.ts";
import type { Content, Operation } from "#components/docs/operations-of.ts";
import { Entry, Section } from "#components/docs/parts.tsx";
import { CodeBlock } from "#components/text/code-block.tsx";
import { plural } from "#lib/format.ts";

/** The operations under one heading. */
export type Group = { id: string; heading: string; about: string; operations: Operation[] };

/** A REST API, every operation under its heading; `document` is the address of its OpenAPI document. */
export function RestReference({ groups, document }: { groups: Group[]; document: string }) {
  return (
    <Section {...docSection("rest")}>
      <p>
        The same as OpenAPI 3.1, for programs: <a href={document}>{document}</a>. In an answer every member is always
        there, with <code>null</code> for what is not known, unless it says otherwise.
      </p>
      {groups.map(({ id, heading, about, operations }) => (
        <Section key={id} id={id} rank="h3" title={heading}>
          <p>{about}</p>
          {operations.map((operation) => (
            <OperationEntry key={operation.id} operation={operation} />
          ))}
        </Section>
      ))}
    </Section>
  );
}

/** One REST operation: what it does and a call; its input, answers and refusals are folded. */
function OperationEntry({ operation }: { operation: Operation }) {
  const { id, method, path, summary, description, deprecated, parameters, body, answers, errors, example } = operation;
  return (
    <Entry
      id={id}
      name={`${method} ${path}`}
      note={
        <>
          <code>{id}</code>
          {deprecated && " · deprecated"}
        </>
      }
    >
      <p>{summary}</p>
      {description.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {example && <CodeBlock label="Example">{example}</CodeBlock>}
      <details>
        <summary>{parameters.length > 0 || body ? "What it takes, answers and refuses" : "Answers and errors"}</summary>
        {parameters.length > 0 && (
          <>
            <h5>Parameters</h5>
            <MemberList members={parameters} isSent />
          </>
        )}
        {body && <Body title="Body" content={body} isSent />}
        {answers.map((answer) => (
          <Body key={answer.status} title={`Answer ${answer.status}`} content={answer} />
        ))}
        <h5>Errors</h5>
        <ul className="codes">
          {errors.map(({ status, codes }) => (
            <li key={status}>
              {status}{" "}
              {typeof codes === "string"
                ? codes
                : codes.map((code, index) => (
                    <span key={code}>
                      {index > 0 && ", "}
                      <a href={`#error-${code}`}>{code}</a>
                    </span>
                  ))}
            </li>
          ))}
        </ul>
      </details>
    </Entry>
  );
}

type BodyProps = { title: string; content: Content; isSent?: boolean };

function Body({ title, content, isSent = false }: BodyProps) {
  return (
    <>
      <h5>
        {title}
        {content.description && <small> {content.description}</small>}
      </h5>
      {"members" in content ? (
        <MemberList members={content.members} isSent={isSent} open={isSent ? 3 : 0} />
      ) : (
        <p>
          <Type words={content.type} />
        </p>
      )}
    </>
  );
}

/** A named shape that several operations use. */
export type Shape = { name: string; description: string; members: Member[]; isSent: boolean };

/** Every named shape once; operations link to it. */
export function Shapes({ shapes }: { shapes: Shape[] }) {
  return (
    <Section {...docSection("shapes")}>
      <p>What several operations take or answer with, described once.</p>
      <div className="shapes">
        {shapes.map(({ name, description, members, isSent }) => (
          <Entry key={name} id={`shape-${name}`} rank="h3" name={name}>
            {description !== "" && <p>{description}</p>}
            <details>
              <summary>{plural(members.length, "member")}</summary>
              <MemberList members={members} isSent={isSent} open={isSent ? 3 : 0} />
            </details>
          </Entry>
        ))}
      </div>
    </Section>
  );
}

type Props = {
  members: Member[];
  /** For a request, required members are marked; for an answer, optional ones. */
  isSent?: boolean;
  /** How deep objects without a name are open; deeper ones are folded. */
  open?: number;
};

/** The members of an object: names and types beside their meaning. */
export function MemberList({ members, isSent = false, open = 0 }: Props) {
  return (
    <dl>
      {members.map((member) => (
        <div key={member.name}>
          <dt>
            <code>{member.name}</code>
            <small>
              <Type words={member.type} />
            </small>
            {isSent && member.required && <small>required</small>}
            {!isSent && !member.required && <small>may be absent</small>}
          </dt>
          <dd>
            <Meaning member={member} />
            {member.members && <Deeper name={member.name} members={member.members} isSent={isSent} open={open} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A type in words, with a link to each shape it names. */
export function Type({ words }: { words: Word[] }) {
  return words.map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a type keep their places
    <Fragment key={index}>
      {typeof word === "string" ? word : <a href={`#shape-${word.shape}`}>{word.shape}</a>}
    </Fragment>
  ));
}

function Meaning({ member: { description, values, facts } }: { member: Member }) {
  return (
    <>
      {description && <p>{description}</p>}
      {values && (
        <p>
          One of <code>{values.join(", ")}</code>.
        </p>
      )}
      {facts && (
        <p>
          <small>{facts.join(" · ")}</small>
        </p>
      )}
    </>
  );
}

type DeeperProps = { name: string; members: Member[]; isSent: boolean; open: number };

function Deeper({ name, members, isSent, open }: DeeperProps) {
  const list = <MemberList members={members} isSent={isSent} open={open - 1} />;
  if (open > 0) return list;
  return (
    <details>
      <summary>
        {members.length} {members.length === 1 ? "member" : "members"} of {name}
      </summary>
      {list}
    </details>
  );
}
