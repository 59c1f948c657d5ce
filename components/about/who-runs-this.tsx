import { contactHref, type Operator } from "#lib/about/contract.ts";

/** Who runs this service and where to write, as far as the operator has said. */
export function WhoRunsThis({ of: { name, contact, address, country } }: { of: Operator }) {
  if (name === null && contact === null) return <p className="max-w-prose">The operator has not said who they are.</p>;
  const facts = [
    ["Operator", name],
    ["Contact", contact],
    ["Address", address],
    ["Country", country],
  ] as const;
  return (
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
  );
}
