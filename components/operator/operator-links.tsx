const places = [
  ["/operator/jobs", "Studies and webhooks"],
  ["/operator/posts", "Posts"],
  ["/operator/demand", "Looked for"],
  ["/operator/accounts", "Accounts"],
  ["/operator/connector", "Connected clients"],
  ["/operator/desk", "Desk assessments"],
  ["/operator/doctor", "Doctor"],
  ["/operator/acts", "What operators did"],
  ["/status", "Status and incidents"],
] as const;

/** The ways from the operator's page to the lists. */
export function OperatorLinks() {
  return (
    <nav aria-label="Operator">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {places.map(([href, name]) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
