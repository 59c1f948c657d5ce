import type { ReactNode } from "react";
import { FactRows } from "#components/text/fact-rows.tsx";
import { Section } from "#components/text/section.tsx";
import { contactHref, type Operator } from "#lib/about/contract.ts";

/** A page about the service: its title, what it says first, and its sections. */
export function PublicPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="max-w-3xl space-y-10">
      <div className="space-y-4">
        <h1>{title}</h1>
        <p className="max-w-prose text-lg">{lead}</p>
      </div>
      {children}
    </div>
  );
}

type Props = { of: Operator; title?: string; children?: ReactNode };

/** Who runs this service and where to write, as far as the operator has said; one line where nothing is said. */
export function WhoRunsThis({
  of: { name, contact, address, country },
  title = "Who runs this service",
  children,
}: Props) {
  const notSaid = "The operator has not said.";
  return (
    <Section id="operator" title={title} className="space-y-3">
      {name === null && contact === null ? (
        <p className="max-w-prose">The operator of this service has not said who they are.</p>
      ) : (
        <FactRows
          of={{
            Operator: name ?? notSaid,
            Contact: contact === null ? notSaid : <a href={contactHref(contact)}>{contact}</a>,
            Address: address ?? notSaid,
            Country: country ?? notSaid,
          }}
        />
      )}
      {children}
    </Section>
  );
}
