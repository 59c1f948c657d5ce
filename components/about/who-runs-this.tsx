import type { ReactNode } from "react";
import { Section } from "#components/text/section.tsx";
import { contactHref, type Operator } from "#lib/about/contract.ts";

type Props = { of: Operator; title: string; children?: ReactNode };

/** Who runs this service and where to write, as far as the operator has said; one line where nothing is said. */
export function WhoRunsThis({ of: { name, contact, address, country }, title, children }: Props) {
  if (name === null && contact === null)
    return (
      <div className="max-w-prose space-y-3">
        <p>The operator has not said who they are.</p>
        {children}
      </div>
    );
  const facts = [
    ["Operator", name],
    ["Contact", contact],
    ["Address", address],
    ["Country", country],
  ] as const;
  return (
    <Section id="operator" title={title}>
      <dl className="max-w-prose">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap gap-x-4 border-hairline border-t py-2">
            <dt className="w-24 font-semibold">{label}</dt>
            <dd className="wrap-anywhere min-w-0">
              {value === null ? (
                "The operator has not said."
              ) : label === "Contact" ? (
                <a href={contactHref(value)}>{value}</a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </Section>
  );
}
