import type { ReactNode } from "react";

type Props = { id: string; title: string; rank?: "h2" | "h3"; children: ReactNode };

/** A part of the page under a heading with a link. */
export function Section({ id, title, rank: Heading = "h2", children }: Props) {
  return (
    // Only the large parts are landmarks: more would be too many to step through.
    <section id={id} aria-labelledby={Heading === "h2" ? `${id}-title` : undefined}>
      <Heading id={Heading === "h2" ? `${id}-title` : undefined}>
        <a href={`#${id}`}>{title}</a>
      </Heading>
      {children}
    </section>
  );
}

/** A link to an operation of the REST reference, by its name. */
export function OperationLink({ id }: { id: string }) {
  return (
    <a href={`#${id}`}>
      <code>{id}</code>
    </a>
  );
}

type TermsProps = { of: readonly (readonly [name: ReactNode, meaning: ReactNode])[]; className?: string };

/** Names beside what they mean, in rows. */
export function Terms({ of, className }: TermsProps) {
  return (
    <dl className={className}>
      {of.map(([name, meaning], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows do not move
        <div key={at}>
          <dt>{name}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

type EntryProps = { id: string; rank?: "h3" | "h4"; name: string; note?: ReactNode; children: ReactNode };

/** One operation, tool or shape, under its name with a link. */
export function Entry({ id, rank: Heading = "h4", name, note, children }: EntryProps) {
  return (
    <div className="entry" id={id}>
      <Heading>
        <a href={`#${id}`}>
          <code>{name}</code>
        </a>{" "}
        {note && <small>{note}</small>}
      </Heading>
      {children}
    </div>
  );
}
