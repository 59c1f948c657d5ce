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
