import { CodeBlock } from "#components/text/code-block.tsx";
import { MemberList, Type } from "./member-list.tsx";
import type { Content, Operation } from "./operations-of.ts";

/** One REST operation: what it does and a call; its input, answers and refusals are folded. */
export function OperationEntry({ operation }: { operation: Operation }) {
  const { id, method, path, summary, description, deprecated, parameters, body, answers, errors, example } = operation;
  return (
    <div className="entry" id={id}>
      <h4>
        <a href={`#${id}`}>
          <code>
            {method} {path}
          </code>
        </a>{" "}
        <small>
          <code>{id}</code>
          {deprecated && " · deprecated"}
        </small>
      </h4>
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
            <MemberList members={parameters} sent />
          </>
        )}
        {body && <Body title="Body" content={body} sent />}
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
    </div>
  );
}

type BodyProps = { title: string; content: Content; sent?: boolean };

function Body({ title, content, sent = false }: BodyProps) {
  return (
    <>
      <h5>
        {title}
        {content.description && <small> {content.description}</small>}
      </h5>
      {"members" in content ? (
        <MemberList members={content.members} sent={sent} open={sent ? 3 : 0} />
      ) : (
        <p>
          <Type words={content.type} />
        </p>
      )}
    </>
  );
}
