import { OperationEntry } from "./operation-entry.tsx";
import type { Operation } from "./operations-of.ts";
import { Section } from "./parts.tsx";

/** The operations under one heading. */
export type Group = { id: string; heading: string; about: string; operations: Operation[] };

/** A REST API, every operation under its heading; `document` is the address of its OpenAPI document. */
export function RestReference({ groups, document }: { groups: Group[]; document: string }) {
  return (
    <Section id="rest" title="REST reference">
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
